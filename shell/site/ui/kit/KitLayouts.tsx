import { Accordion, ProcessLine, Reveal, Section, SectionHeading, Split } from 'shared-content/ui';
import { kitSamples as sample } from '../../content/kitSamples';

/** The process line, two columns, the accordion. */
export function KitLayouts() {
  return (
    <>
      <Section tone="raised">
        <SectionHeading title="ProcessLine" />
        <ProcessLine steps={sample.steps} accent="coral" />
      </Section>
      <Section>
        <Split>
          <SectionHeading title="Split, Reveal and Accordion" lead={sample.short} />
          <Reveal>
            <Accordion name="kit" items={sample.questions} />
          </Reveal>
        </Split>
      </Section>
    </>
  );
}
