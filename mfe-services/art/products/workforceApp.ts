import Check from 'lucide-react/icons/check';
import CloudOff from 'lucide-react/icons/cloud-off';
import { seededRandom } from '../../../shared-content/art';
import { box, glow, icon, phone, status } from '../kit/parts';
import type { ProductScreen } from './drawProduct';

const yarns = ['#c9553f', '#d9a441', '#2f7f86', '#e6dcc6', '#3d5a80', '#8c3f56'];

/** Bobbins on a loom's creel. The photographer has circled the broken thread. */
function creel(w: number, h: number): string {
  const random = seededRandom('creel');
  const bobbin = (x: number, y: number, broken: boolean) => {
    const color = yarns[Math.floor(random.next() * yarns.length)] ?? '';
    const thread = broken
      ? `<path d="M${x + 22} ${y + 12}q14-5 20 6t2 14" stroke="${color}" stroke-width="1.600" fill="none"/>`
      : `<path d="M${x + 22} ${y + 12}L${w} ${y - 4}" stroke="${color}" stroke-width="1.200"/>`;
    return `${thread}<path d="M${x} ${y + 4}l30-4v32l-30-4z" fill="${color}"/><path d="M${x} ${y + 4}l30-4v32l-30-4z" fill="url(#round)"/><rect x="${x - 5}" y="${y}" width="6" height="32" rx="2" fill="#b49a72"/><rect x="${x + 29}" y="${y - 3}" width="6" height="38" rx="2" fill="#8d7650"/>`;
  };
  const rows = Math.ceil(h / 48);
  const grid = Array.from({ length: rows * 4 }, (_, i) =>
    bobbin(16 + (i % 4) * 58, 12 + Math.floor(i / 4) * 48, i === 5),
  ).join('');
  return `<svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs><linearGradient id="round" x2="0" y2="1"><stop stop-color="#000" stop-opacity=".35"/><stop offset=".35" stop-color="#fff" stop-opacity=".28"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient></defs><rect width="${w}" height="${h}" fill="#26211d"/><path d="${Array.from({ length: rows }, (_, i) => `M0 ${50 + i * 48}H${w}`).join('')}" stroke="#4a4038" stroke-width="5"/>${grid}<circle cx="108" cy="82" r="31" fill="none" stroke="#5fd0f0" stroke-width="4"/></svg>`;
}

const choice = (words: string, chosen: boolean) =>
  `<span class="f1 b" style="text-align:center;padding:6px 0;border-radius:8px;${chosen ? 'background:#0e6f8c;color:#fff' : 'background:#ece9e0;color:var(--muted)'}">${words}</span>`;

const form = () =>
  `${status('13:20', `<span class="bad">${icon(CloudOff, 15)}</span>`)}<div class="c" style="padding:4px 16px;gap:7px"><div class="c"><b class="s20">Loom 14</b><span class="mu">Kadam Textiles, hall 2</span></div><div class="c g6"><b class="m">Thread broken?</b><div class="r g6">${choice('Yes', true)}${choice('No', false)}</div></div><div class="r g8 m lt" style="margin-top:9px;padding-top:13px;color:#0e6f8c">${icon(Check, 17)}31 checks kept offline</div></div>`;

/** A check on the shop floor, in the middle of a shift without signal. */
export const workforceApp: ProductScreen = {
  slug: 'mobile',
  color: 'lagoon',
  screen: () =>
    glow(60, -20, 340, 260) +
    box([186, 22, 260, 230], creel(260, 230), {
      style: 'transform:rotate(3deg);border:5px solid #e9e6dc;border-radius:8px',
    }) +
    phone(26, 12, 216, 330, form(), true),
};
