import { nirmalDesk, nirmalPhone, nirmalQueue, slot } from '../drawings/nirmalClinics';
import { at, enlarged, laptop, phone } from '../kit/devices';
import type { StudyDrawing } from '../kit/Drawing';

const floating = 'border-radius:18px;box-shadow:0 24px 50px -8px var(--shade)';

const wait = `<div class="raised c" style="padding:14px 22px 16px;${floating}"><span class="mu" style="font-size:17px">Median wait at the desk</span><span class="r g10" style="align-items:baseline"><b style="font-size:46px;letter-spacing:-.03em;line-height:1.1">4 min</b><span class="mu" style="font-size:18px;text-decoration:line-through">19 min</span></span></div>`;

/** The desk's queue, the patient's phone, and the change in waiting time. */
export const nirmalClinicsScene: StudyDrawing = {
  id: 'nirmal-clinics',
  client: 'nirmalClinics',
  scene: () =>
    at(10, 40, laptop(nirmalQueue(), 676)) + at(708, 96, phone(nirmalPhone(), 217)) + at(64, 478, wait),
  tall: () => at(20, 22, enlarged(nirmalDesk())) + at(238, 194, phone(nirmalPhone())) + at(20, 346, wait),
  detail: () =>
    at(
      13,
      26,
      enlarged(
        `<div class="card r g10" style="padding:10px;${floating}"><div class="c mid" style="width:52px;height:62px;border-radius:9px;background:var(--accent);color:var(--on)"><span class="s12">Wed</span><b class="s24 num">18</b></div><div class="c g6" style="width:58px">${slot(['10:15', 'taken'], 28)}${slot(['10:30', 'chosen'], 28)}</div></div>`,
        1.52,
      ),
    ),
};
