import Award from 'lucide-react/icons/award';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import { inks } from '../kit/inks';
import { progress } from '../kit/charts';
import { at, laptop, phone, windowOf } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { phonePage, sitePage } from '../kit/frames';
import { icon } from '../kit/icon';
import { type Trade, trade } from '../motifs/trade';

const { moss } = inks;
const mark = `<svg width="24" height="22" viewBox="0 0 24 22" fill="none" stroke="var(--accent)" stroke-width="2.200" stroke-linecap="round"><path d="M2 7c4-4 7-4 10 0s6 4 10 0M2 14c4-4 7-4 10 0s6 4 10 0"/><path d="M2 20h20" opacity=".5"/></svg>`;

const course = (
  kind: Trade,
  title: string,
  level: string,
  weeks: string,
  start: string,
  seats: number,
  width = 284,
) =>
  `<div class="card c" style="width:${width}px;overflow:hidden">${trade(kind, width)}<div class="c g8" style="padding:14px 16px 16px"><span class="ac s12 b">${level}</span><b class="s18">${title}</b><div class="r g16 mu s12"><span class="r g4">${icon(Clock, 13)}${weeks}</span><span class="r g4">${icon(CalendarDays, 13)}${start}</span></div><div class="r g8 s12" style="margin-top:4px"><span class="f1">${progress(1 - seats / 20)}</span><span class="num">${seats} seats left</span></div></div></div>`;

export const tallowCatalog = () =>
  sitePage(
    { brand: 'Tallow Creek Skills', mark },
    ['Courses', 'Employers', 'Campus', 'Student login'],
    '<span class="btn" style="height:34px">Enroll</span>',
    `<div class="c g20 f1" style="padding:28px 28px"><div class="r sb" style="align-items:flex-end"><div class="c g6"><div class="s34 b">Learn a trade by doing it</div><p class="mu s14">Two days on campus, three at work, paid from the first week.</p></div><div class="r g6"><span class="pill" style="background:var(--accent);color:var(--on);border:0;font-weight:600">February</span><span class="pill">May</span><span class="pill">August</span></div></div><div class="r top g24">${course('carpentry', 'Carpentry', 'Certificate III', '48 weeks', 'Feb 8', 6)}${course('electrical', 'Electrotechnology', 'Certificate III', '52 weeks', 'Feb 15', 3)}${course('garden', 'Horticulture', 'Certificate II', '32 weeks', 'Feb 8', 11)}</div><div class="r g12">${['First aid', 'White card', 'Chainsaw', 'Working at heights'].map((name) => `<div class="card r sb f1 s12" style="padding:12px 14px"><b>${name}</b><span class="mu">1 day</span></div>`).join('')}</div></div>`,
  );

export const tallowPhone = () =>
  phonePage(
    `<div class="c g12 f1" style="padding:12px 16px"><span class="mu s12">Assessment 6 of 9</span><b class="s20">Hang a door</b><div style="border-radius:14px;overflow:hidden">${trade('carpentry', 268)}</div>${[
      'Photo of the hinge side',
      'Photo of the gap, 3 mm',
      'Signed by your trainer',
    ]
      .map(
        (what, i) =>
          `<div class="card r g10" style="padding:12px"><i class="c mid" style="width:20px;height:20px;border-radius:6px;${i < 2 ? `background:${moss}` : 'border:1.500px solid var(--faint)'}"></i><span class="m">${what}</span></div>`,
      )
      .join(
        '',
      )}<div class="raised r g10" style="padding:12px"><span class="ac">${icon(Award, 22)}</span><span class="s12">Three more and the certificate is yours.</span></div><span class="btn" style="height:46px">Hand in</span></div>`,
  );

export const tallowCreek: ProjectDrawing = {
  slug: 'tallow-creek-skills',
  client: 'tallowCreek',
  cover: () =>
    at(30, 40, windowOf(tallowCatalog(), { width: 620, height: 400, zoom: 0.8, x: 14, y: 158, fade: 236 })) +
    at(
      232,
      282,
      `<div class="raised r g12" style="padding:12px 18px 12px 14px;border-radius:14px;border-color:var(--accent);box-shadow:0 18px 40px -8px var(--shade)"><span class="ac">${icon(Award, 30)}</span><div class="c"><b class="s15">Certificate III</b><span class="mu s12">6 of 9 assessments</span></div></div>`,
    ),
  mockup: () => at(14, 48, laptop(tallowCatalog(), 340)) + at(358, 92, phone(tallowPhone(), 106)),
};
