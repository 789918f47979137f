import MessageCircle from 'lucide-react/icons/message-circle';
import Mic from 'lucide-react/icons/mic';
import PhoneOff from 'lucide-react/icons/phone-off';
import Pill from 'lucide-react/icons/pill';
import Video from 'lucide-react/icons/video';
import { inks } from '../kit/skins';
import { at, phone } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { phonePage } from '../kit/frames';
import { icon } from '../kit/icon';
import { person, somebody } from '../kit/person';

/** A doctor in her room, as a video visit shows her; fills its box. */
const doctorScene = (width: number, height: number) =>
  `<svg width="${width}" height="${height}" viewBox="0 0 300 630" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="dusk" x2="0" y2="1"><stop offset="0" stop-color="#0b1a1e" stop-opacity=".85"/><stop offset="1" stop-color="#0b1a1e" stop-opacity="0"/></linearGradient></defs><rect width="300" height="630" fill="#3c7c80"/>
<rect x="14" y="150" width="92" height="150" rx="4" fill="#f3dfb0" opacity=".22"/><path d="M60 150v150M14 222h92" stroke="#17292e" stroke-width="5"/><rect x="206" y="236" width="94" height="8" fill="#5a4636"/><rect x="216" y="196" width="12" height="40" fill="#4fb8d8" opacity=".75"/><rect x="232" y="204" width="10" height="32" fill="#f5a07c" opacity=".75"/><rect x="246" y="192" width="14" height="44" fill="#a79bf2" opacity=".75"/><path d="M270 236c0-18 24-18 24 0z" fill="#9ccf7a" opacity=".85"/>
<g transform="translate(-34 150) scale(.53)">${somebody(5)}</g><rect width="300" height="150" fill="url(#dusk)"/></svg>`;

const { coral, amber } = inks;

const control = (inside: string, color = 'rgba(7,17,26,.66)') =>
  `<span class="c mid" style="width:50px;height:50px;border-radius:50%;background:${color}">${inside}</span>`;

const visit = () =>
  `<div class="screen" style="width:300px;height:630px">${doctorScene(300, 630)}<div class="abs r sb s11 b num" style="left:24px;right:24px;top:12px;color:#fff"><span>10:30</span></div><div class="abs c" style="left:20px;top:48px"><b class="s18" style="color:#fff">Dr. Alam</b><span class="s12 num" style="color:#fff">04:12</span></div><div class="abs" style="right:16px;top:46px;width:78px;height:104px;border-radius:14px;background:#27414f;border:2px solid var(--text);overflow:hidden"><div style="margin:14px 0 0 -6px">${person(0, 86).replace('border-radius:50%', '')}</div></div><div class="abs raised r g8 s12" style="left:16px;right:16px;bottom:116px;padding:10px 12px;border-radius:14px"><span class="ac">${icon(MessageCircle, 16)}</span>Please show me where it hurts.</div><div class="abs r sb" style="left:26px;right:26px;bottom:34px">${control(icon(Mic, 22, '#fff'))}${control(icon(Video, 22, '#fff'))}${control(icon(MessageCircle, 22, '#fff'))}${control(icon(PhoneOff, 22, '#fff'), '#d8503f')}</div></div>`;

const medicine = (name: string, dose: string, when: readonly number[], color: string) =>
  `<div class="card c g10" style="padding:14px;border-radius:14px"><div class="r g10"><span class="c mid" style="width:38px;height:38px;border-radius:11px;color:${color};background:color-mix(in srgb,${color} 20%,var(--page))">${icon(Pill, 20)}</span><div class="c"><b class="s15">${name}</b><span class="mu s12">${dose}</span></div></div><div class="grid g6" style="grid-template-columns:repeat(3,1fr)">${['Morning', 'Noon', 'Night'].map((time, i) => `<span class="c mid s11" style="height:28px;border-radius:7px;${when[i] ? `background:color-mix(in srgb,${color} 26%,var(--page));color:var(--text)` : 'background:var(--page);color:var(--faint)'}">${time}</span>`).join('')}</div></div>`;

const prescription = () =>
  phonePage(
    `<div class="c g12 f1" style="padding:12px 16px"><b class="s20">Your prescription</b><div class="r g10">${person(1, 36)}<div class="c"><b>Dr. Ruma Alam</b><span class="mu s12">Signed today, 10:48</span></div></div>${medicine('Amoxicillin', '500 mg, seven days', [1, 1, 1], 'var(--accent)')}${medicine('Ibuprofen', '400 mg, if it hurts', [1, 0, 1], amber)}${medicine('Salt water', 'Gargle, warm', [1, 1, 1], coral)}<div class="raised p12 r sb s12"><span>Ready at Lake Pharmacy</span><b class="ac">14:00</b></div><span class="btn" style="height:46px">Send to the pharmacy</span></div>`,
    '10:49',
  );

export const kindlewell: ProjectDrawing = {
  slug: 'kindlewell',
  client: 'kindlewell',
  cover: () =>
    at(52, 34, phone(visit(), 206), 'transform:rotate(-5deg);transform-origin:50% 30%') +
    at(256, 60, phone(prescription(), 206), 'transform:rotate(4deg);transform-origin:50% 30%'),
  mockup: () => at(96, 22, phone(visit(), 138)) + at(252, 46, phone(prescription(), 138)),
};
