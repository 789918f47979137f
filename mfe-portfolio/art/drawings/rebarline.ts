import Camera from 'lucide-react/icons/camera';
import CloudOff from 'lucide-react/icons/cloud-off';
import Layers from 'lucide-react/icons/layers';
import PencilRuler from 'lucide-react/icons/pencil-ruler';
import { inks } from '../kit/skins';
import { at, tablet, windowOf } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { icon } from '../kit/icon';
import { person } from '../kit/person';
import { structurePlan } from '../motifs/structurePlan';

const { coral, amber, moss } = inks;
const mark = `<svg width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="var(--accent)" stroke-width="2.200" stroke-linecap="round"><path d="M3 3v16M9 3v16M15 3v16M1 8h20M1 15h20"/></svg>`;

const pin = (x: number, y: number, label: string, color: string) =>
  `<span class="abs b s12 num c mid" style="left:${x}px;top:${y}px;width:28px;height:28px;border-radius:50% 50% 50% 4px;background:${color};color:var(--on);box-shadow:0 4px 10px rgba(0,0,0,.5)">${label}</span>`;

/** A site photo: forms, bars and a crane against the evening. */
const photo = (width: number, height: number) =>
  `<svg width="${width}" height="${height}" viewBox="0 0 200 90" preserveAspectRatio="xMidYMid slice"><rect width="200" height="90" fill="#3a4a63"/><rect y="52" width="200" height="38" fill="#6f6a66"/><path d="M0 60h200" stroke="#4d4a48" stroke-width="2"/><g stroke="#b5764c" stroke-width="3">${Array.from({ length: 13 }, (_, i) => `<path d="M${12 + i * 15} 88V${22 + (i % 3) * 4}"/>`).join('')}<path d="M4 44h192M4 58h192M4 72h192" stroke-width="2"/></g><path d="M150 4v26M120 8h70" stroke="#e9c46a" stroke-width="3"/></svg>`;

const note = (seed: number, label: string, title: string, text: string, color: string) =>
  `<div class="card p12 c g6"><div class="r g8"><span class="b s11 num c mid" style="width:20px;height:20px;border-radius:50%;background:${color};color:var(--on)">${label}</span><b class="f1">${title}</b>${person(seed, 22)}</div><span class="mu s12">${text}</span></div>`;

export const rebarlinePlan = () =>
  `<div class="screen c" style="width:840px;height:600px"><div class="r sb lb" style="height:56px;padding:0 20px;flex:none"><div class="r g10">${mark}<b class="s16">Level 3, beams</b><span class="pill" style="color:${coral};border-color:${coral}">Revision C</span></div><div class="r g16 s12 mu"><span class="r g6">${icon(CloudOff, 15)}Offline, 4 notes kept</span><span class="btn" style="height:34px">Sign the day</span></div></div>
<div class="r f1" style="align-items:stretch"><div class="c g16 lr mu" style="width:56px;padding:18px 0;align-items:center"><span class="ac">${icon(Layers, 20)}</span>${icon(PencilRuler, 20)}${icon(Camera, 20)}</div><div class="f1 rel" style="padding:44px 0 0 8px">${structurePlan(526, 386)}${pin(372, 176, '1', coral)}${pin(232, 216, '2', 'var(--accent)')}${pin(76, 322, '3', moss)}<div class="abs r g20 s12 mu" style="left:26px;bottom:22px"><span class="r g6"><i style="width:14px;height:3px;background:${coral}"></i>Changed since B</span><span class="r g6"><i style="width:14px;height:3px;background:${amber}"></i>To be cast</span><span class="r g6"><i style="width:14px;height:3px;background:var(--accent)"></i>Placed</span></div></div>
<div class="c g10 lt" style="width:240px;padding:16px;border-left:1px solid var(--line);border-top:0;flex:none"><b class="s15">Wednesday 18 Nov</b><div style="border-radius:10px;overflow:hidden">${photo(208, 92)}</div>${note(0, '1', 'Beam B 14', 'Four 20 mm bars instead of three. Drawing C.', coral)}${note(3, '2', 'Opening moved', '150 mm to axis 3, agreed on site.', 'var(--accent)')}${note(2, '3', 'Poured at 7:40', '38 m³, 14 °C, two samples.', moss)}</div></div></div>`;

export const rebarline: ProjectDrawing = {
  slug: 'rebarline',
  client: 'rebarline',
  cover: () =>
    at(
      24,
      32,
      windowOf(rebarlinePlan(), { width: 560, height: 420, zoom: 0.94, x: 176, y: 148, source: [840, 600] }),
    ) +
    at(
      222,
      258,
      `<div style="width:236px;background:var(--raised);border:1px solid ${coral};border-radius:14px;padding:14px;box-shadow:0 20px 44px -8px var(--shade)" class="c g4"><div class="r sb"><b class="s16">Beam B 14</b>${person(0, 30)}</div><span class="mu s12">Four 20 mm bars instead of three.</span></div>`,
    ),
  mockup: () => at(38, 26, tablet(rebarlinePlan(), 380)),
};
