import { ProcessLine, Section, SectionHeading } from 'shared-content/ui';
import { productsContent } from '../../content/products/productsContent';

/** Discovery, Configuration, Training, Launch. */
export function Implementation() {
  const { title, lead, steps } = productsContent.implementation;
  return (
    <Section labelledBy="implementation">
      <SectionHeading id="implementation" title={title} lead={lead} align="split" />
      <ProcessLine steps={steps} />
    </Section>
  );
}
