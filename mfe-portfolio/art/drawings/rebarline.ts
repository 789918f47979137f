import { inks } from '../kit/skins';
import { at, enlarged, near, tablet, getWindow } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { closePage } from '../kit/frames';
import { face } from '../../../shared-content/art';
import { structurePlan } from '../motifs/structurePlan';

const { coral } = inks;
const mark = `<svg width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="var(--accent)" stroke-width="2.200" stroke-linecap="round"><path d="M3 3v16M9 3v16M15 3v16M1 8h20M1 15h20"/></svg>`;

const pin = (x: number, y: number, label: string, color: string) =>
  `<span class="abs b s12 num c mid" style="left:${x}px;top:${y}px;width:28px;height:28px;border-radius:50% 50% 50% 4px;background:${color};color:var(--on);box-shadow:0 4px 10px rgba(0,0,0,.5)">${label}</span>`;

/** A site photo: forms, bars and a crane against the evening. */
const photo = (width: number, height: number) =>
  `<svg width="${width}" height="${height}" viewBox="0 0 200 90" preserveAspectRatio="xMidYMid slice"><rect width="200" height="90" fill="#3a4a63"/><rect y="52" width="200" height="38" fill="#6f6a66"/><path d="M0 60h200" stroke="#4d4a48" stroke-width="2"/><g stroke="#b5764c" stroke-width="3">${Array.from({ length: 13 }, (_, i) => `<path d="M${12 + i * 15} 88V${22 + (i % 3) * 4}"/>`).join('')}<path d="M4 44h192M4 58h192M4 72h192" stroke-width="2"/></g><path d="M150 4v26M120 8h70" stroke="#e9c46a" stroke-width="3"/></svg>`;

const note = (who: string, label: string, title: string, text: string, color: string) =>
  `<div class="card c g4" style="padding:9px 12px"><div class="r g8"><span class="b s12 num c mid" style="width:21px;height:21px;border-radius:50%;background:${color};color:var(--on)">${label}</span><b class="f1">${title}</b>${face(who, 24)}</div><span class="mu s12">${text}</span></div>`;

const size = [300, 340] as const;
const notes = () =>
  closePage(
    { brand: 'Level 3', mark },
    `<span class="pill" style="color:${coral};border-color:${coral}">Revision C</span>`,
    `<div class="c g8" style="padding:12px 14px"><div style="border-radius:10px;overflow:hidden">${photo(272, 84)}</div>${note('Farhan', '1', 'Beam B 14', 'Four bars instead of three', coral)}${note('Mitu', '2', 'Opening moved', '150 mm to axis 3', 'var(--accent)')}</div>`,
    size,
  );

export const rebarline: ProjectDrawing = {
  slug: 'rebarline',
  client: 'rebarline',
  cover: () =>
    at(
      24,
      28,
      getWindow(
        `<div class="abs" style="left:-205px;top:-76px">${structurePlan(520, 381)}</div>${pin(155, 54, '1', coral)}${pin(16, 94, '2', 'var(--accent)')}`,
        [330, 260],
      ),
    ) +
    at(
      60,
      262,
      enlarged(
        `<div style="width:256px;background:var(--raised);border:1px solid ${coral};border-radius:12px;padding:10px 14px;box-shadow:0 20px 44px -8px var(--shade)" class="r g10">${face('Farhan', 34)}<div class="c"><b class="s15">Beam B 14</b><span class="mu s12 nw">Four bars instead of three</span></div></div>`,
      ),
    ),
  mockup: () => at(17, 30, tablet(notes(), size[0] * near, size)),
};
