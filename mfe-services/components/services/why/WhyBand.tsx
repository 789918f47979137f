import { Reveal, Section, SectionHeading, site, styled } from 'shared-content/ui';
import type { BlockProps } from '../blocks/block.contract';
import { Figures } from './Figures';

const Band = styled('div')({
  paddingBlock: 'clamp(32px, 4vw, 56px)',
  borderBlock: `1px solid ${site.palette.hairlineStrong}`,
  marginBottom: 'clamp(32px, 4vw, 56px)',
});
const Reasons = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: '24px 64px',
  color: site.palette.muted,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** The figures as wide as the page, the reasons in two columns below. */
export function WhyBand({ block, accent, id }: BlockProps<'why'>) {
  return (
    <Section tone={block.tone} labelledBy={id}>
      <SectionHeading title={block.title} id={id} lead={block.lead} />
      <Band>
        <Figures figures={block.figures} accent={accent} flow="across" />
      </Band>
      <Reasons>
        {block.reasons.map((reason, index) => (
          <li key={reason}>
            <Reveal index={index}>
              <p>{reason}</p>
            </Reveal>
          </li>
        ))}
      </Reasons>
    </Section>
  );
}
