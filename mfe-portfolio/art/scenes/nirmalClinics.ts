import { nirmalPhone, nirmalQueue } from '../drawings/nirmalClinics';
import { at, laptop, phone } from '../kit/devices';
import type { StudyDrawing } from '../kit/Drawing';

/** The desk's queue and the patient's phone, and what became of the wait. */
export const nirmalClinicsScene: StudyDrawing = {
  id: 'nirmal-clinics',
  client: 'nirmalClinics',
  scene: () =>
    at(64, 66, laptop(nirmalQueue(), 640)) +
    at(694, 108, phone(nirmalPhone(), 204)) +
    at(
      40,
      430,
      `<div class="raised c" style="padding:18px 24px;border-radius:18px;box-shadow:0 24px 50px -8px var(--shade)"><span class="mu s14">Median wait at the desk</span><span class="r g10" style="align-items:baseline"><b style="font-size:52px;letter-spacing:-.03em;line-height:1.1">4 min</b><span class="mu s16" style="text-decoration:line-through">19 min</span></span></div>`,
    ),
};
