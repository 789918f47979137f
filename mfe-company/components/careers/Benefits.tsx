import {
  type Accent,
  Card,
  CardText,
  CardTitle,
  Grid,
  Reveal,
  Section,
  SectionHeading,
  site,
  styled,
  text,
} from 'shared-content/ui';
import { benefits, careers } from '../../content/careers';
import { BenefitDrawing } from './BenefitDrawing';

const Figure = styled('p')<{ accent: Accent }>(({ accent }) => ({
  ...text('h2'),
  lineHeight: 1,
  color: site.ramp[accent],
}));
// The totals align in all cards of a row, whatever the length of the text above.
const Sum = styled('div')({ marginTop: 'auto', paddingTop: 16 });

/** The six benefits. Below each text, a drawing or a figure shows its amount in days. */
export function Benefits() {
  const { title, lead } = careers.benefits;
  return (
    <Section labelledBy="benefits">
      <SectionHeading id="benefits" title={title} lead={lead} align="split" />
      <Grid>
        {benefits.map(({ title, text: words, color, drawing, figure }, index) => (
          <Reveal key={title} index={index % 2}>
            <Card accent={color}>
              <CardTitle>{title}</CardTitle>
              <CardText>{words}</CardText>
              <Sum>
                {figure && <Figure accent={color}>{figure}</Figure>}
                {drawing && <BenefitDrawing benefit={drawing} accent={color} />}
              </Sum>
            </Card>
          </Reveal>
        ))}
      </Grid>
    </Section>
  );
}
