import { Hero } from 'shared-content/ui';
import { kitSamples } from '../../content/kitSamples';
import { KitActions } from './KitActions';
import { KitCards } from './KitCards';
import { KitColours } from './KitColours';
import { KitFeedback } from './KitFeedback';
import { KitForms } from './KitForms';
import { KitLayouts } from './KitLayouts';
import { KitType } from './KitType';

/** Shows section authors what exists. Mounted at /kit in development builds alone. */
export function KitPage() {
  return (
    <>
      <Hero title={kitSamples.title} lead={kitSamples.lead} />
      <KitColours />
      <KitType />
      <KitActions />
      <KitCards />
      <KitLayouts />
      <KitFeedback />
      <KitForms />
    </>
  );
}
