import {
  CheckList,
  ChipList,
  Eyebrow,
  Grid,
  Lead,
  Prose,
  Section,
  SectionHeading,
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
      <Grid columns={2}>
        <div>
          <Eyebrow>Eyebrow</Eyebrow>
          <Eyebrow accent="lily">Eyebrow with accent</Eyebrow>
          <Lead>{sample.sentence}</Lead>
          <p>
            <TextLink to="/contact">TextLink</TextLink>,{' '}
            <TextLink to="#kit-prose">to a place on the page</TextLink>,{' '}
            <TextLink to="https://booking.example.com">to another site</TextLink>
          </p>
          <ChipList items={sample.chips} />
        </div>
        <CheckList items={sample.points} columns={2} accent="coral" />
        <Prose>
          <h2 id="kit-prose">Prose, second level</h2>
          <p>{sample.sentence}</p>
          <h3>Third level</h3>
          <ul>
            {sample.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Prose>
      </Grid>
    </Section>
  );
}
