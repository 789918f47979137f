import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { site, styled, text } from 'shared-content/ui';
import { contactIntro } from '../../content/contactIntro';

const icons = { mail: Mail, phone: Phone } as const;

const Wrap = styled('div')({ display: 'grid', gap: 40 });
const Heading = styled('h2')({ ...text('label'), color: site.palette.jade, marginBottom: 18 });

const Steps = styled('ol')({ display: 'grid', gap: 22, counterReset: 'step' });
const Step = styled('li')({
  position: 'relative',
  paddingLeft: 44,
  counterIncrement: 'step',
  '&::before': {
    ...text('label'),
    content: 'counter(step)',
    position: 'absolute',
    left: 0,
    top: 0,
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    borderRadius: '50%',
    border: `1px solid ${site.palette.jade}`,
    color: site.palette.jade,
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 14,
    top: 34,
    bottom: -16,
    width: 1,
    background: site.palette.hairlineStrong,
  },
});
const StepTitle = styled('h3')({ fontSize: '1rem', lineHeight: 1.75 });
const StepText = styled('p')({ ...text('small'), color: site.palette.muted });

const Lines = styled('ul')({ display: 'grid', gap: 4 });
const Line = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 44,
  fontSize: '1.0625rem',
  textDecoration: 'none',
  '& svg': { width: 20, height: 20, color: site.palette.jade, strokeWidth: 1.75 },
  '&:hover': { color: site.palette.jadeLight },
});

/** What follows a message, and the two ways round the form. */
export function NextSteps() {
  const { stepsTitle, steps, directTitle, direct } = contactIntro;
  return (
    <Wrap>
      <div>
        <Heading>{stepsTitle}</Heading>
        <Steps>
          {steps.map(({ title, text: body }) => (
            <Step key={title}>
              <StepTitle>{title}</StepTitle>
              <StepText>{body}</StepText>
            </Step>
          ))}
        </Steps>
      </div>
      <div>
        <Heading>{directTitle}</Heading>
        <Lines>
          {direct.map(({ icon, value, to }) => {
            const Icon = icons[icon];
            return (
              <li key={to}>
                <Line href={to}>
                  <Icon aria-hidden="true" />
                  {value}
                </Line>
              </li>
            );
          })}
        </Lines>
      </div>
    </Wrap>
  );
}
