import { CardTitle, site, styled, text } from 'shared-content/ui';
import { BlockFrame } from '../../components/services/BlockFrame';
import { ServiceBlocks } from '../../components/services/ServiceBlocks';
import type { ServicePageContent } from '../../content/service.contract';
import { ServicePage } from './ServicePage';

const sign = 48;
const Stop = styled('li')<{ tint: string }>(({ tint, theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: 24,
  '& + &': { paddingTop: 'clamp(56px, 6vw, 88px)' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '13rem minmax(0, 1fr)',
    columnGap: 32,
    // The line through all signs.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: `0 auto 0 ${sign / 2}px`,
      borderLeft: `1px solid ${tint}66`,
    },
  },
}));
const Sign = styled('div')<{ tint: string }>(({ tint, theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${sign}px minmax(0, 1fr)`,
  gap: '4px 12px',
  alignItems: 'center',
  '& > b': {
    ...text('h3'),
    display: 'grid',
    placeItems: 'center',
    height: sign,
    borderRadius: '50%',
    border: `1px solid ${tint}`,
    color: tint,
    background: site.palette.ink,
  },
  '& > p': { ...text('small'), gridColumn: 2, color: site.palette.muted },
  [theme.breakpoints.up('lg')]: { position: 'sticky', top: 104, alignSelf: 'start' },
}));
// Bands in it have its width, and neither background nor padding of their own. Titles within a step are smaller than the
// page's own.
const Work = styled('div')({
  minWidth: 0,
  '& > div': { marginBlock: 0 },
  '& section': { padding: 0, background: 'none' },
  '& section > div': { padding: 0, maxWidth: 'none' },
  '& h2': { fontSize: 'clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem)' },
});

/** A service told as its project runs, after a statement: each of the four steps has the block that shows it, in their order. */
export function TimelinePage({ content }: { content: ServicePageContent }) {
  const { accent } = content.entry;
  const process = content.blocks.find((block) => block.kind === 'process');
  const opening = content.blocks.filter(({ kind }) => kind === 'intro');
  const others = content.blocks.filter((block) => block !== process && block.kind !== 'intro');
  const { steps = [] } = process ?? {};
  return (
    <ServicePage content={content}>
      <ServiceBlocks blocks={opening} accent={accent} />
      {process && (
        <BlockFrame block={process} id="process">
          <ol>
            {steps.map(({ title, text: body }, index) => (
              <Stop key={title} tint={site.ramp[accent]}>
                <Sign tint={site.ramp[accent]}>
                  <b aria-hidden="true">{index + 1}</b>
                  <CardTitle>{title}</CardTitle>
                  <p>{body}</p>
                </Sign>
                <Work>
                  <ServiceBlocks blocks={others.slice(index, index + 1)} accent={accent} first={index} />
                </Work>
              </Stop>
            ))}
          </ol>
        </BlockFrame>
      )}
      <ServiceBlocks blocks={others.slice(steps.length)} accent={accent} first={steps.length} />
    </ServicePage>
  );
}
