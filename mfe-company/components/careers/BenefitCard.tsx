import { type Accent, Card, CardText, CardTitle, site, styled, text } from 'shared-content/ui';
import type { Benefit } from '../../content/careers';
import { BenefitDrawing } from './BenefitDrawing';

const Inside = styled('div')<{ drawn: boolean }>(({ drawn, theme }) => ({
  display: 'grid',
  gap: 20,
  flex: 1,
  [theme.breakpoints.up('sm')]: {
    ...(drawn && {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      alignItems: 'start',
      gap: 'clamp(20px, 3vw, 40px)',
    }),
  },
}));
const Words = styled('div')({ display: 'flex', flexDirection: 'column', gap: 10 });
const Figure = styled('p')<{ accent: Accent }>(({ accent }) => ({
  ...text('h2'),
  color: site.ramp[accent],
  marginTop: 'auto',
  paddingTop: 8,
}));

/** One benefit: what it means in days is drawn beside its text, or stands under it as a figure. */
export function BenefitCard({
  benefit: { title, text: words, color, drawing, figure },
}: {
  benefit: Benefit;
}) {
  return (
    <Card accent={color}>
      <Inside drawn={Boolean(drawing)}>
        <Words>
          <CardTitle>{title}</CardTitle>
          <CardText>{words}</CardText>
          {figure && <Figure accent={color}>{figure}</Figure>}
        </Words>
        {drawing && <BenefitDrawing benefit={drawing} accent={color} />}
      </Inside>
    </Card>
  );
}
