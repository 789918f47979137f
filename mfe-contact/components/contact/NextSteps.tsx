import { ProcessLine, type ProcessStep, site, styled, text } from 'shared-content/ui';
import { contactIntro } from '../../content/contactIntro';

const Heading = styled('h2')({ ...text('label'), color: site.palette.jade, marginBottom: 18 });

/** What happens after a message is sent. */
export function NextSteps({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <div>
      <Heading>{contactIntro.stepsTitle}</Heading>
      <ProcessLine steps={steps} down />
    </div>
  );
}
