import { KitActions } from './KitActions';
import { KitCards } from './KitCards';
import { KitColors } from './KitColors';
import { KitFeedback } from './KitFeedback';
import { KitForms } from './KitForms';
import { KitGrids } from './KitGrids';
import { KitHero } from './KitHero';
import { KitLayouts } from './KitLayouts';
import { KitType } from './KitType';

/** Shows section authors what exists. Mounted at /kit by dev servers alone. */
export function KitPage() {
  return (
    <>
      <KitHero />
      <KitColors />
      <KitType />
      <KitActions />
      <KitCards />
      <KitGrids />
      <KitLayouts />
      <KitFeedback />
      <KitForms />
    </>
  );
}
