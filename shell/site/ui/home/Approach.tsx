import { Actions, ProcessLine, Section, SectionHeading, styled } from 'shared-content/ui';
import { approach } from '../../content/approach';

const Foot = styled('div')({ marginTop: 'clamp(40px, 5vw, 64px)' });

/** The four-step approach on its line. */
export function Approach() {
  return (
    <Section tone="raised" labelledBy="approach">
      <SectionHeading id="approach" title={approach.title} lead={approach.lead} align="split" />
      <ProcessLine steps={approach.steps} />
      <Foot>
        <Actions actions={approach.actions} />
      </Foot>
    </Section>
  );
}
