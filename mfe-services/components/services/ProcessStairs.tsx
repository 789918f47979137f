import {
  type Accent,
  CardText,
  CardTitle,
  type ProcessStep,
  Reveal,
  site,
  styled,
  text,
} from 'shared-content/ui';

const rise = 40;

const Stairs = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 40,
  counterReset: 'step',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '56px 40px' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 0 },
}));
const Step = styled('li')<{ below: number; tint: string }>(({ below, tint, theme }) => ({
  counterIncrement: 'step',
  borderTop: `2px solid ${tint}`,
  paddingTop: 20,
  [theme.breakpoints.up('md')]: {
    position: 'relative',
    marginTop: below * rise,
    padding: '20px clamp(16px, 2vw, 24px) 32px',
    background: `linear-gradient(${tint}1f, transparent)`,
    // Up from the previous step.
    '&:not(:first-of-type)::after': {
      content: '""',
      position: 'absolute',
      top: -2,
      left: 0,
      height: rise + 2,
      borderLeft: `2px solid ${tint}`,
    },
  },
  '&::before': {
    ...text('display'),
    content: 'counter(step)',
    display: 'block',
    fontSize: 'clamp(2.75rem, 5vw, 4.5rem)',
    color: tint,
    marginBottom: 12,
  },
}));
const Words = styled('div')({ display: 'grid', gap: 8 });

/** Four steps that rise to the right. */
export function ProcessStairs({ steps, accent }: { steps: readonly ProcessStep[]; accent: Accent }) {
  return (
    <Stairs>
      {steps.map(({ title, text: body }, index) => (
        <Step key={title} below={steps.length - 1 - index} tint={site.ramp[accent]}>
          <Reveal index={index}>
            <Words>
              <CardTitle>{title}</CardTitle>
              <CardText>{body}</CardText>
            </Words>
          </Reveal>
        </Step>
      ))}
    </Stairs>
  );
}
