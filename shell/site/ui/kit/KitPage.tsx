import { KitActions } from './KitActions';
import { KitCards } from './KitCards';
import { KitColors } from './KitColors';
import { KitFeedback } from './KitFeedback';
import { KitForms } from './KitForms';
import { KitGrids } from './KitGrids';
import { KitHero } from './KitHero';
import { KitLayouts } from './KitLayouts';
import { KitType } from './KitType';

/** A gallery of the kit's components for authors of sections. Only dev servers show it, at /kit. */
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
