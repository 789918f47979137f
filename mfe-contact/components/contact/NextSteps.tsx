import { site, styled, text } from 'shared-content/ui';
import { contactIntro } from '../../content/contactIntro';

const Heading = styled('h2')({ ...text('label'), color: site.palette.jade, marginBottom: 18 });

const Steps = styled('ol')({ display: 'grid', gap: 32, counterReset: 'step' });
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
    bottom: -26,
    width: 1,
    background: site.palette.hairlineStrong,
  },
});
const StepTitle = styled('h3')({ fontSize: '1rem', lineHeight: 1.75 });
const StepText = styled('p')({ ...text('small'), color: site.palette.muted });

/** What happens after a message is sent. */
export function NextSteps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  const { stepsTitle } = contactIntro;
  return (
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
  );
}
