import { Actions, Breadcrumbs, CallToAction, Section, SectionHeading } from 'shared-content/ui';
import { kitSamples as sample } from '../../content/kitSamples';

/** Buttons in each look, breadcrumbs, the closing panel. */
export function KitActions() {
  return (
    <>
      <Section>
        <SectionHeading title="Actions" />
        <Breadcrumbs trail={sample.crumbs} />
        <Actions actions={sample.actions} />
      </Section>
      <CallToAction title="CallToAction" text={sample.sentence} actions={sample.actions.slice(0, 2)} />
    </>
  );
}
