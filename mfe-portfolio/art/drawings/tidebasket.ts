import Plus from 'lucide-react/icons/plus';
import Truck from 'lucide-react/icons/truck';
import { at, enlarged, phone, getWindow } from '../kit/devices';
import type { ProjectDrawing } from '../kit/Drawing';
import { closePhonePage } from '../kit/frames';
import { icon } from '../kit/icon';
import { face } from '../../../shared-content/art';
import { type Grocery, grocery } from '../motifs/grocery';

const mark = `<svg width="24" height="22" viewBox="0 0 24 22" fill="none" stroke="var(--accent)" stroke-width="2.200" stroke-linecap="round"><path d="M2 9h20l-3 11H5zM7 9l4-7M17 9l-4-7"/><path d="M6 15c2-2 4-2 6 0s4 2 6 0"/></svg>`;

const good = (kind: Grocery, name: string, unit: string, price: string, count = 0) =>
  `<div class="card c rel" style="padding:10px 12px 12px;gap:2px"><div style="align-self:center">${grocery(kind, 78)}</div><b class="s14">${name}</b><span class="mu s12">${unit}</span><div class="r sb" style="margin-top:4px"><b class="num s14">${price}</b><span class="c mid b s12 num" style="width:28px;height:28px;border-radius:50%;${count ? 'background:var(--accent);color:var(--on)' : 'border:1px solid var(--faint)'}">${count || icon(Plus, 14)}</span></div></div>`;

const brief = (kind: Grocery, name: string, price: string) =>
  `<div class="card r g8" style="padding:6px 8px">${grocery(kind, 40)}<div class="c"><b class="s12">${name}</b><span class="mu s12 num">${price}</span></div></div>`;

const shop = () =>
  closePhonePage(
    `<span class="r g6 b s14">${mark}Tidebasket</span><div class="raised c s12" style="padding:7px 10px"><span class="mu">Next slot</span><b class="num">18:30 to 19:00</b></div>${brief('tomato', 'Tomatoes', '$1.20')}${brief('eggplant', 'Eggplant', '$0.80')}${brief('banana', 'Bananas', '$1.40')}`,
  );

const step = (what: string, time: string, now = false) =>
  `<div class="r g8 s12"><i class="dot" style="width:10px;height:10px;background:var(--accent);${now ? 'box-shadow:0 0 0 4px color-mix(in srgb,var(--accent) 30%,transparent)' : ''}"></i><b class="f1">${what}</b><span class="mu num">${time}</span></div>`;

const track = () =>
  closePhonePage(
    `<b class="s15">8 minutes away</b><div class="rel" style="border-radius:12px;overflow:hidden;height:112px"><svg width="130" height="112" viewBox="0 0 268 230" fill="none"><rect width="268" height="230" fill="#15242a"/><path d="M-10 190c80-30 150 20 290-30v90H-10z" fill="#123a52"/><g fill="#1c2f37"><rect x="16" y="20" width="70" height="54" rx="6"/><rect x="108" y="14" width="60" height="62" rx="6"/><rect x="190" y="24" width="64" height="50" rx="6"/><rect x="20" y="100" width="60" height="56" rx="6"/><rect x="186" y="98" width="66" height="40" rx="6"/></g><path d="M-10 88h290M96-10v190M178-10v170" stroke="#33474f" stroke-width="8"/><path d="M60 88h36v60h82v-60h44" stroke="var(--accent)" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/><circle cx="222" cy="88" r="13" fill="#fff" stroke="var(--accent)" stroke-width="6"/></svg><span class="abs c mid" style="left:54px;top:58px;width:28px;height:28px;border-radius:50%;background:var(--accent);color:var(--on)">${icon(Truck, 16)}</span></div>${step('Picked', '17:52')}${step('On the road', '18:07', true)}<div class="r g8" style="margin-top:auto">${face('Kamal', 30)}<span class="s12 b">Sabbir rides</span></div>`,
    '18:31',
  );

export const tidebasket: ProjectDrawing = {
  slug: 'tidebasket',
  client: 'tidebasket',
  cover: () =>
    at(
      27,
      26,
      getWindow(
        `<div class="grid g10" style="padding:12px;grid-template-columns:1fr 1fr">${good('tomato', 'Tomatoes', '500 g', '$1.20', 2)}${good('eggplant', 'Eggplant', 'each', '$0.80')}</div>`,
        [300, 186],
      ),
    ) +
    at(
      88,
      278,
      enlarged(
        `<div class="raised r g10" style="width:214px;padding:8px 12px;border-radius:12px;box-shadow:0 20px 44px -8px var(--shade);border-color:var(--accent)"><span class="c mid" style="width:34px;height:34px;border-radius:50%;background:var(--accent);color:var(--on)">${icon(Truck, 18)}</span><div class="c"><b class="s15 num">18:30 to 19:00</b><span class="mu s12">14 goods, one cold bag</span></div></div>`,
      ),
    ),
  mockup: () => at(18, 38, phone(shop())) + at(242, 62, phone(track())),
};
