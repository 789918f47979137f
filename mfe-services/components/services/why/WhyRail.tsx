import { Reveal, Section, SectionHeading, site, Split, styled, text } from 'shared-content/ui';
import type { BlockProps } from '../../../content/service.contract';
import { Figures } from './Figures';

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

const Proof = styled('div')({ '& > dl': { marginTop: 40 } });

/** The heading at the left; reasons in large type and the figures that prove them at the right. */
export function WhyRail({ block, accent, id }: BlockProps<'why'>) {
  return (
    <Section tone={block.tone} labelledBy={id}>
      <Split ratio="lead">
        <SectionHeading title={block.title} id={id} lead={block.lead} />
        <Proof>
          <ul>
            {block.reasons.map((reason, index) => (
              <Reason key={reason} tint={site.ramp[accent]}>
                <Reveal index={index}>
                  <Words>{reason}</Words>
                </Reveal>
              </Reason>
            ))}
          </ul>
          <Figures figures={block.figures} accent={accent} flow="pair" />
        </Proof>
      </Split>
    </Section>
  );
}
