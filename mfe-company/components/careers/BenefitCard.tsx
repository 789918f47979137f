import { type Accent, Card, CardText, CardTitle, site, styled, text } from 'shared-content/ui';
import type { Benefit } from '../../content/careers';
import { BenefitDrawing } from './BenefitDrawing';

const Figure = styled('p')<{ accent: Accent }>(({ accent }) => ({
  ...text('h2'),
  lineHeight: 1,
  color: site.ramp[accent],
}));
// The totals align in all cards of a row, whatever the length of the text above.
const Sum = styled('div')({ marginTop: 'auto', paddingTop: 16 });

/** One benefit. Below its text, a drawing or a figure shows its amount in days. */
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
