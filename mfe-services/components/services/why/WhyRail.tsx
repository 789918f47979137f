import { Reveal, Section, SectionHeading, site, Split, Stats, styled, text } from 'shared-content/ui';
import type { BlockProps } from '../../../content/service.contract';

const Reason = styled('li')<{ tint: string }>(({ tint }) => ({
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr)',
  paddingBlock: 'clamp(20px, 2.4vw, 32px)',
  borderBottom: `1px solid ${site.palette.hairline}`,
  '&:first-of-type': { paddingTop: 0 },
  '&:last-of-type': { borderBottom: 0 },
  '&::before': {
    content: '""',
    width: 24,
    height: 2,
    marginTop: '0.9em',
    background: tint,
  },
}));
const Words = styled('p')({ ...text('h3'), fontWeight: 450 });

// Its columns continue those of heading and reasons.
const Figures = styled('div')<{ tint: string }>(({ tint, theme }) => ({
  gridColumn: '1 / -1',
  '& dd': {
    ...text('voice'),
    fontSize: 'min(11.5vw, 2rem + 2.5vw)',
    lineHeight: 1,
    color: tint,
  },
  '& dt': { fontSize: '1.0625rem' },
  [theme.breakpoints.up('md')]: {
    '& > dl': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: site.scale.columnGap },
    '& dd': { fontSize: '5.5rem' },
  },
}));

/** The heading at the left, reasons in large type at the right, and below both the figures that prove them. */
export function WhyRail({ block, accent, id }: BlockProps<'why'>) {
  return (
    <Section tone={block.tone} labelledBy={id}>
      <Split ratio="lead">
        <SectionHeading title={block.title} id={id} lead={block.lead} />
        <ul>
          {block.reasons.map((reason, index) => (
            <Reason key={reason} tint={site.ramp[accent]}>
              <Reveal index={index}>
                <Words>{reason}</Words>
              </Reveal>
            </Reason>
          ))}
        </ul>
        <Figures tint={site.ramp[accent]}>
          <Stats items={block.figures} note={block.note} />
        </Figures>
      </Split>
    </Section>
  );
}
