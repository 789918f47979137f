import Award from 'lucide-react/icons/award';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import { sectionRamp } from '../../../shared-content/art';
import { inks } from '../kit/skins';
import { progress } from '../kit/charts';
import { at, laptop, phone, windowOf } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { phonePage, sitePage } from '../kit/frames';
import { icon } from '../kit/icon';

const { amber, coral, lagoon, moss, jade } = sectionRamp;

const scenes = {
  carpentry: `<rect width="200" height="120" fill="#3a2d28"/><rect y="84" width="200" height="36" fill="#5b4535"/><path d="M18 84h164v-12H18z" fill="#c98d4e"/><path d="M60 72V50h30v22M110 72V58h36v14" fill="#d8a468"/><path d="M60 50h30v6H60zM110 58h36v5h-36z" fill="#e9c08a"/><g transform="rotate(-16 100 40)"><path d="M58 36h88l-10 20H58z" fill="#b9c6cd"/><path d="M58 56l5 5 5-5 5 5 5-5 5 5 5-5 5 5 5-5 5 5 5-5 5 5 5-5 5 5 5-5 5 5" fill="#b9c6cd"/><path d="M30 30h32v30H42c-10 0-16-12-12-30z" fill="${coral}"/><circle cx="46" cy="45" r="7" fill="#3a2d28"/></g><g fill="#e9c08a"><circle cx="120" cy="98" r="2"/><circle cx="134" cy="104" r="2"/><circle cx="88" cy="100" r="2"/><circle cx="70" cy="106" r="2"/></g>`,
  electrical: `<rect width="200" height="120" fill="#1f3242"/><rect x="44" y="16" width="112" height="90" rx="6" fill="#30495b" stroke="#4b6679" stroke-width="3"/><g fill="#16242f"><rect x="58" y="30" width="16" height="34" rx="2"/><rect x="80" y="30" width="16" height="34" rx="2"/><rect x="102" y="30" width="16" height="34" rx="2"/><rect x="124" y="30" width="16" height="34" rx="2"/></g><g fill="${jade}"><rect x="61" y="34" width="10" height="12"/><rect x="83" y="34" width="10" height="12"/><rect x="127" y="34" width="10" height="12"/></g><rect x="105" y="48" width="10" height="12" fill="${coral}"/><path d="M66 64c0 20-20 14-20 42M88 64c0 26-8 20-8 42M110 64c0 24 10 20 10 42M132 64c0 20 18 16 18 42" stroke-width="4" fill="none" stroke="${amber}"/><path d="M88 64c0 26-8 20-8 42" stroke="${lagoon}" stroke-width="4" fill="none"/><path d="M176 30l-14 26h12l-6 24 20-32h-12l8-18z" fill="${amber}"/>`,
  garden: `<rect width="200" height="120" fill="#20382c"/><rect y="92" width="200" height="28" fill="#3b2c22"/><g fill="${moss}"><path d="M52 92c0-30-22-34-30-40 20-2 32 10 34 24 2-18 14-26 30-28-6 18-20 24-26 44z"/><path d="M148 92c0-26-18-30-26-36 18-2 28 8 30 20 2-14 12-22 26-24-6 16-18 22-22 40z"/></g><path d="M86 92h30l5-26H81z" fill="${coral}"/><path d="M78 60h46v10H78z" fill="#d97f57"/><path d="M101 60V34" stroke="#7fae52" stroke-width="4"/><path d="M101 42c-16 0-20-12-20-18 14 0 20 8 20 18zM101 36c0-14 10-20 20-20 0 12-8 20-20 20z" fill="#9ccf7a"/><circle cx="168" cy="26" r="12" fill="${amber}" opacity=".9"/>`,
} as const;

type Trade = keyof typeof scenes;

/** A trade at work, as a course's picture. */
const trade = (kind: Trade, width: number) =>
  `<svg width="${width}" height="${width * 0.6}" viewBox="0 0 200 120">${scenes[kind]}</svg>`;

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
          `<div class="card r g10" style="padding:12px"><i class="c mid" style="width:20px;height:20px;border-radius:6px;${i < 2 ? `background:${inks.moss}` : 'border:1.500px solid var(--faint)'}"></i><span class="m">${what}</span></div>`,
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
