import Award from 'lucide-react/icons/award';
import Clock from 'lucide-react/icons/clock';
import { sectionRamp } from '../../../shared-content/art';
import { inks } from '../kit/skins';
import { progress } from '../kit/charts';
import { at, enlarged, phone, getWindow } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { closePhonePage } from '../kit/frames';
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

const course = (kind: Trade, title: string, level: string, weeks: string, seats: number) =>
  `<div class="card c" style="width:133px;overflow:hidden">${trade(kind, 133)}<div class="c g4" style="padding:9px 12px 12px"><span class="ac s12 b">${level}</span><b class="s16">${title}</b><span class="r g4 mu s12">${icon(Clock, 13)}${weeks}</span><span class="s12 num" style="margin-top:2px">${seats} seats left</span></div></div>`;

const step = (what: string, done: boolean) =>
  `<div class="r g8"><i style="width:15px;height:15px;flex:none;border-radius:5px;${done ? `background:${inks.moss}` : 'border:1.500px solid var(--faint)'}"></i><span class="m s12">${what}</span></div>`;

const assessment = () =>
  closePhonePage(
    `<b class="s15">Hang a door</b><div style="border-radius:10px;overflow:hidden">${trade('carpentry', 130)}</div>${step('Hinge side', true)}${step('Gap, 3 mm', true)}${step('Trainer signed', false)}<span class="btn" style="height:34px;margin-top:auto">Hand in</span>`,
  );

const certificate = `<div class="card c g8" style="width:150px;padding:14px;border-radius:14px;box-shadow:0 18px 40px -8px var(--shade)"><span class="ac">${icon(Award, 30)}</span><b class="s16">Certificate III</b><span class="mu s12">6 of 9 assessments</span>${progress(6 / 9)}</div>`;

export const tallowCreek: ProjectDrawing = {
  slug: 'tallow-creek-skills',
  client: 'tallowCreek',
  cover: () =>
    at(
      26,
      34,
      getWindow(
        `<div class="r top g10" style="padding:13px">${course('carpentry', 'Carpentry', 'Certificate III', '48 weeks', 6)}${course('garden', 'Horticulture', 'Certificate II', '32 weeks', 11)}</div>`,
        [302, 240],
      ),
    ),
  mockup: () => at(28, 40, phone(assessment())) + at(250, 96, enlarged(certificate)),
};
