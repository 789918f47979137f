import { Reveal, Section, site, Stats, styled, text } from 'shared-content/ui';
import type { BlockProps } from '../../../content/service.contract';
import { halves } from '../arrangements';

const { palette } = site;

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  rowGap: 32,
  alignItems: 'start',
  [theme.breakpoints.up('md')]: halves,
}));
const Title = styled('h2')(({ theme }) => ({
  ...text('h2'),
  // As large as the page’s title, because half of the band is its own.
  [theme.breakpoints.up('md')]: text('h1'),
}));
const Lead = styled('p')({ ...text('lead'), color: palette.paperMuted, marginTop: 16, textWrap: 'balance' });
const Reasons = styled('ul')({
  '& > li': {
    ...text('h3'),
    fontWeight: 450,
    paddingBlock: 18,
    textWrap: 'balance',
    borderTop: `1px solid ${palette.paperLine}`,
  },
  '& > li:first-of-type': { paddingTop: 0, borderTop: 0 },
});
// The kit's figures in ink: one is the page's giant, as large as the window allows.
const Figures = styled('div')<{ giant: 1 | 2 }>(({ giant, theme }) => ({
  marginTop: 'clamp(32px, 4vw, 56px)',
  '& > dl': { gap: `20px ${site.scale.columnGap}` },
  '& > dl > div': { gridColumn: '1 / -1', paddingTop: 16, borderTop: `2px solid ${palette.paperInk}` },
  '& dt': { color: palette.paperMuted, textWrap: 'balance' },
  '& > p': { color: palette.paperMuted },
  '& dd': {
    ...text('voice'),
    fontSize: 'min(14vw, 5rem)',
    lineHeight: 1,
    letterSpacing: '-0.03em',
    color: palette.paperInk,
    whiteSpace: 'nowrap',
  },
  [`& > dl > div:nth-of-type(${giant}) > dd`]: {
    fontSize: 'min(28vw, 10rem)',
    lineHeight: 0.86,
    paddingBottom: 12,
  },
  [theme.breakpoints.up('md')]: {
    '& > dl': { gridTemplateColumns: giant === 1 ? '7fr 5fr' : '5fr 7fr' },
    // Both labels are on one line.
    '& > dl > div': { gridColumn: 'auto', justifyContent: 'flex-start' },
    '& dt': text('lead'),
    '& dd': { fontSize: 'min(9vw, 7.5rem)' },
    [`& > dl > div:nth-of-type(${giant}) > dd`]: { fontSize: 'min(19vw, 16rem)', paddingBottom: 16 },
  },
}));

/** A light band across the whole window, with reasons and figures. */
export function WhyDaylight({ block, id }: BlockProps<'why'>) {
  return (
    <Section tone="daylight" labelledBy={id}>
      <Words>
        <div>
          <Title id={id}>{block.title}</Title>
          {block.lead && <Lead>{block.lead}</Lead>}
        </div>
        <Reasons>
          {block.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </Reasons>
      </Words>
      <Reveal>
        <Figures giant={block.giant ? 2 : 1}>
          <Stats items={block.figures} note={block.note} />
        </Figures>
      </Reveal>
    </Section>
  );
}
