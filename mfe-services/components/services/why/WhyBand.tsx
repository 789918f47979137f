import { CheckList, Section, SectionHeading, site, styled } from 'shared-content/ui';
import type { BlockProps } from '../blocks/block.contract';
import { Figures } from './Figures';

const Band = styled('div')({
  paddingBlock: 'clamp(32px, 4vw, 56px)',
  borderBlock: `1px solid ${site.palette.hairlineStrong}`,
  marginBottom: 'clamp(32px, 4vw, 56px)',
});

/** The figures as wide as the page, the reasons in two columns below. */
export function WhyBand({ block, accent, id }: BlockProps<'why'>) {
  return (
    <Section tone={block.tone} labelledBy={id}>
      <SectionHeading title={block.title} id={id} lead={block.lead} />
      <Band>
        <Figures figures={block.figures} accent={accent} flow="across" />
      </Band>
      <CheckList items={block.reasons} accent={accent} columns={2} />
    </Section>
  );
}
