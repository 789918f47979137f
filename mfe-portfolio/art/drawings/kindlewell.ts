import Mic from 'lucide-react/icons/mic';
import PhoneOff from 'lucide-react/icons/phone-off';
import Pill from 'lucide-react/icons/pill';
import Video from 'lucide-react/icons/video';
import { inks } from '../kit/skins';
import { at, phone } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { closePhonePage } from '../kit/frames';
import { icon } from '../kit/icon';
import { face, peep, sitter } from '../../../shared-content/art';

/** A doctor in her room, as a video visit shows her; fills its box. */
const doctorScene = (width: number, height: number) =>
  `<svg width="${width}" height="${height}" viewBox="0 0 300 630" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="dusk" x2="0" y2="1"><stop offset="0" stop-color="#0b1a1e" stop-opacity=".85"/><stop offset="1" stop-color="#0b1a1e" stop-opacity="0"/></linearGradient></defs><rect width="300" height="630" fill="#3c7c80"/>
<rect x="14" y="150" width="92" height="150" rx="4" fill="#f3dfb0" opacity=".22"/><path d="M60 150v150M14 222h92" stroke="#17292e" stroke-width="5"/><rect x="206" y="236" width="94" height="8" fill="#5a4636"/><rect x="216" y="196" width="12" height="40" fill="#4fb8d8" opacity=".75"/><rect x="232" y="204" width="10" height="32" fill="#f5a07c" opacity=".75"/><rect x="246" y="192" width="14" height="44" fill="#a79bf2" opacity=".75"/><path d="M270 236c0-18 24-18 24 0z" fill="#9ccf7a" opacity=".85"/>
<g transform="translate(-34 150) scale(.53)">${peep(sitter('Alam'))}</g><rect width="300" height="150" fill="url(#dusk)"/></svg>`;

const { coral, amber } = inks;

const control = (inside: string, color = 'rgba(7,17,26,.66)') =>
  `<span class="c mid" style="width:32px;height:32px;border-radius:50%;background:${color}">${inside}</span>`;

/** The question appears only where the whole screen shows: on a cover it would hide her face. */
const visit = (asked = '') =>
  `<div class="screen" style="width:150px;height:300px">${doctorScene(150, 300)}<div class="abs c" style="left:12px;top:24px;color:#fff"><b class="s14">Dr. Alam</b><span class="s12 num">04:12</span></div><div class="abs" style="right:9px;top:26px;width:42px;height:54px;border-radius:9px;background:#27414f;border:1.500px solid var(--text);overflow:hidden"><div style="margin:7px 0 0 -4px">${face('Rafi', 47).replace('border-radius:50%', '')}</div></div>${asked && `<div class="abs raised s12 b" style="left:9px;right:9px;bottom:54px;padding:6px 10px;border-radius:10px;text-align:center">${asked}</div>`}<div class="abs r" style="left:0;right:0;bottom:14px;gap:14px;justify-content:center">${control(icon(Mic, 16, '#fff'))}${control(icon(Video, 16, '#fff'))}${control(icon(PhoneOff, 16, '#fff'), '#c2412f')}</div></div>`;

const medicine = (name: string, dose: string, color: string) =>
  `<div class="card r g8" style="padding:7px 8px;border-radius:10px"><span class="c mid" style="width:26px;height:26px;flex:none;border-radius:8px;color:${color};background:color-mix(in srgb,${color} 18%,var(--page))">${icon(Pill, 15)}</span><div class="c"><b class="s12">${name}</b><span class="mu s12">${dose}</span></div></div>`;

const prescription = () =>
  closePhonePage(
    `<b class="s14">Prescription</b>${medicine('Amoxicillin', '3 times a day', 'var(--accent)')}${medicine('Ibuprofen', 'if it hurts', amber)}${medicine('Salt water', 'gargle, warm', coral)}<div class="r sb s12"><span class="mu">Ready at</span><b class="ac">14:00</b></div><span class="btn" style="height:34px;margin-top:auto">Send</span>`,
    '10:49',
  );

const pair = (screens: readonly [string, string], turn: number) =>
  at(10, 28, phone(screens[0]), `transform:rotate(${-turn}deg);transform-origin:50% 30%`) +
  at(252, 46, phone(screens[1]), `transform:rotate(${turn}deg);transform-origin:50% 30%`);

export const kindlewell: ProjectDrawing = {
  slug: 'kindlewell',
  client: 'kindlewell',
  cover: () => pair([visit(), prescription()], 3),
  mockup: () => pair([prescription(), visit('Where does it hurt?')], 0),
};
