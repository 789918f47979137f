import {
  Accordion,
  Bento,
  Card,
  CardTitle,
  ProcessLine,
  Reveal,
  Section,
  SectionHeading,
  Split,
} from 'shared-content/ui';
import { kitSamples as sample } from '../../content/kitSamples';

const rhythms = [
  ['head', 5],
  ['edges', 7],
  ['zigzag', 6],
] as const;

/** Different grids, the process line, the accordion. */
export function KitLayouts() {
  return (
    <>
      {rhythms.map(([rhythm, count]) => (
        <Section key={rhythm} tone="lit">
          <SectionHeading title={`Bento, ${rhythm}`} align="center" />
          <Bento rhythm={rhythm}>
            {Array.from({ length: count }, (_, index) => (
              <Reveal key={index} index={index}>
                <Card accent="jade">
                  <CardTitle>{index + 1}</CardTitle>
                </Card>
              </Reveal>
            ))}
          </Bento>
        </Section>
      ))}
      <Section tone="raised">
        <SectionHeading title="ProcessLine" />
        <ProcessLine steps={sample.steps} accent="coral" />
      </Section>
      <Section>
        <Split>
          <SectionHeading title="Split and Accordion" lead={sample.short} />
          <Accordion name="kit" items={sample.questions} />
        </Split>
      </Section>
    </>
  );
}
