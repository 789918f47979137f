import { Reveal, Section, SectionHeading, site, Split, styled, text } from 'shared-content/ui';
import type { BlockProps } from '../blocks/block.contract';
import { Figures } from './Figures';

const Reasons = styled('ol')({ counterReset: 'reason' });
const Reason = styled('li')<{ tint: string }>(({ tint }) => ({
  counterIncrement: 'reason',
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr)',
  paddingBlock: 'clamp(20px, 2.4vw, 32px)',
  borderBottom: `1px solid ${site.palette.hairline}`,
  '&:first-of-type': { paddingTop: 0 },
  '&:last-of-type': { borderBottom: 0 },
  '&::before': {
    ...text('label'),
    content: 'counter(reason, decimal-leading-zero)',
    color: tint,
    paddingTop: '0.5em',
    fontVariantNumeric: 'tabular-nums',
  },
}));
const Words = styled('p')({ ...text('h3'), fontWeight: 450 });

/** Heading and figures at the left, the reasons numbered and set large at the right. */
export function WhyRail({ block, accent, id }: BlockProps<'why'>) {
  return (
    <Section tone={block.tone} labelledBy={id}>
      <Split ratio="lead">
        <div>
          <SectionHeading title={block.title} id={id} lead={block.lead} />
          <Figures figures={block.figures} accent={accent} flow="down" />
        </div>
        <Reasons>
          {block.reasons.map((reason, index) => (
            <Reason key={reason} tint={site.ramp[accent]}>
              <Reveal index={index}>
                <Words>{reason}</Words>
              </Reveal>
            </Reason>
          ))}
        </Reasons>
      </Split>
    </Section>
  );
}
