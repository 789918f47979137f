import { type Accent, Card, CardText, CardTitle, site, styled, text } from 'shared-content/ui';
import type { Benefit } from '../../content/careers';
import { BenefitDrawing } from './BenefitDrawing';

const Figure = styled('p')<{ accent: Accent }>(({ accent }) => ({
  ...text('h2'),
  lineHeight: 1,
  color: site.ramp[accent],
}));
// What it comes to stands on one line in all cards of a row, whatever the length of the words above.
const Sum = styled('div')({ marginTop: 'auto', paddingTop: 16 });

/** One benefit: below its text, what it means in days is drawn or stands as a figure. */
export function BenefitCard({
  benefit: { title, text: words, color, drawing, figure },
}: {
  benefit: Benefit;
}) {
  return (
    <Card accent={color}>
      <CardTitle>{title}</CardTitle>
      <CardText>{words}</CardText>
      <Sum>
        {figure && <Figure accent={color}>{figure}</Figure>}
        {drawing && <BenefitDrawing benefit={drawing} accent={color} />}
      </Sum>
    </Card>
  );
}
