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
import { type Benefit, benefitDrawings, benefits, careers } from '../../content/careers';

const { palette, ramp } = site;

type Kind = NonNullable<Benefit['drawing']>;

const Drawing = styled('div')({ display: 'grid', gap: 10 });
const Marks = styled('div')<{ columns: number; round: boolean; large: boolean }>(
  ({ columns, round, large }) => ({
    display: 'grid',
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gap: large ? 8 : 6,
    '& > i': {
      ...text('label'),
      display: 'grid',
      placeItems: 'center',
      ...(round ? { aspectRatio: '1' } : { height: large ? 44 : 18 }),
      borderRadius: round ? '50%' : large ? 9 : 5,
      border: `1px solid ${palette.hairlineStrong}`,
      color: palette.muted,
      fontStyle: 'normal',
    },
  }),
);
const Lit = styled('i')<{ accent: Accent; half: boolean }>(({ accent, half }) => ({
  // Twice &, to outrank the marks' own rule.
  '&&': {
    background: half ? `linear-gradient(90deg, transparent 50%, ${ramp[accent]} 50%)` : ramp[accent],
    borderColor: ramp[accent],
    color: palette.ink,
  },
}));
const Caption = styled('span')({ ...text('small'), color: palette.muted });

const shapes: Readonly<
  Record<Kind, { count: number; columns: number; round: boolean; half?: true; lit: (i: number) => boolean }>
> = {
  // Monday to Friday, two of them at home.
  week: { count: 5, columns: 5, round: false, lit: (day) => day === 1 || day === 4 },
  // Twenty days of leave.
  leave: { count: 20, columns: 10, round: true, lit: () => true },
  // Four weeks; the afternoon of every second Friday belongs to learning.
  fridays: { count: 20, columns: 5, round: false, half: true, lit: (day) => day % 10 === 9 },
};

/** Draws a benefit in days, with a legend. */
function BenefitDrawing({ benefit, accent }: { benefit: Kind; accent: Accent }) {
  const { count, columns, round, half = false, lit } = shapes[benefit];
  const { caption, letters } = benefitDrawings[benefit];
  return (
    <Drawing aria-hidden="true">
      <Marks columns={columns} round={round} large={letters !== undefined}>
        {Array.from({ length: count }, (_, i) =>
          lit(i) ? (
            <Lit key={i} accent={accent} half={half}>
              {letters?.[i]}
            </Lit>
          ) : (
            <i key={i}>{letters?.[i]}</i>
          ),
        )}
      </Marks>
      <Caption>{caption}</Caption>
    </Drawing>
  );
}

const Figure = styled('p')<{ accent: Accent }>(({ accent }) => ({
  ...text('h2'),
  lineHeight: 1,
  color: ramp[accent],
}));
// The totals align in all cards of a row, whatever the length of the text above.
const Sum = styled('div')({ marginTop: 'auto', paddingTop: 16 });

/** The six benefits. Below each text, a drawing or a figure shows its amount in days. */
export function Benefits() {
  const { title, lead } = careers.benefits;
  return (
    <Section labelledBy="benefits">
      <SectionHeading id="benefits" title={title} lead={lead} />
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
