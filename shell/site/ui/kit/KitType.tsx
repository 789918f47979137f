import {
  CheckList,
  ChipList,
  Eyebrow,
  Facts,
  Lead,
  Section,
  SectionHeading,
  Split,
  TextLink,
  styled,
  text,
} from 'shared-content/ui';
import { kitSamples as sample } from '../../content/kitSamples';

const styles = ['display', 'h1', 'h2', 'h3', 'lead', 'body', 'small', 'label'] as const;
const Line = styled('p')<{ look: (typeof styles)[number] }>(({ look }) => ({
  ...text(look),
  marginBottom: 12,
}));

/** Text styles and the small pieces that carry text. */
export function KitType() {
  return (
    <Section tone="raised">
      <SectionHeading title="Type" eyebrow="Eyebrow" lead="Lead of a section heading." align="split" />
      {styles.map((look) => (
        <Line key={look} look={look}>
          {look}
        </Line>
      ))}
      <Split>
        <div>
          <Eyebrow>Eyebrow</Eyebrow>
          <Eyebrow accent="lily">Eyebrow with accent</Eyebrow>
          <Lead>{sample.sentence}</Lead>
          <p>
            <TextLink to="/contact">TextLink</TextLink>,{' '}
            <TextLink to="#kit-points">to a place on the page</TextLink>,{' '}
            <TextLink to="https://booking.example.com">to another site</TextLink>
          </p>
          <ChipList items={sample.chips} />
          <Facts items={sample.steps.map(({ title, text: fact }) => [title, fact])} />
        </div>
        <div id="kit-points">
          <CheckList items={sample.points} accent="coral" />
        </div>
      </Split>
    </Section>
  );
}
