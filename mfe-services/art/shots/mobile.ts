import CloudOff from 'lucide-react/icons/cloud-off';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import Moon from 'lucide-react/icons/moon';
import Smartphone from 'lucide-react/icons/smartphone';
import { face } from '../../../shared-content/art';
import { adapt } from '../kit/adapt';
import { box, icon, phone, status, tick } from '../kit/parts';
import type { ShotList } from '../drawShots';

const jade = '#0f7f6c';
const paper = { look: 'card lite', style: `background:#fcfbf8;--accent:${jade}` };
const bar = (time: string, right = '') => adapt(status(time, right), { s12: 's15', '22px': '18px' });

/** A delivery signed without a signal, and the entries that wait for one. */
const offline = () =>
  phone(
    24,
    18,
    206,
    300,
    `${bar('14:20', `<span class="bad">${icon(CloudOff, 17)}</span>`)}<div class="c g10" style="padding:8px 15px"><b class="s18">Delivery 31</b><div class="sunk c" style="padding:9px 12px"><span class="mu s15">Signed by</span><b>Mr. Karim, gate 2</b></div><div class="r g8 s15">${tick(jade, 22)}<b class="nw">Kept on this phone</b></div></div>`,
    true,
  ) +
  box(
    [214, 62, 166],
    `<div class="p14 c g4"><b class="nw">Waits for signal</b>${[
      ['Signatures', '4'],
      ['Photos', '11'],
    ]
      .map(
        ([what, number]) =>
          `<div class="r sb s15" style="height:28px"><span class="mu">${what}</span><b class="num">${number}</b></div>`,
      )
      .join('')}</div>`,
    { style: 'background:var(--raised)' },
  );

/** A phone that opens to one finger, or to a passcode. */
const signIn = () =>
  phone(
    92,
    18,
    216,
    320,
    `${bar('7:58')}<div class="c g4" style="align-items:center;padding-top:10px"><span style="display:grid;place-items:center;width:80px;height:80px;border-radius:50%;color:var(--accent);border:2px solid color-mix(in srgb,var(--accent) 60%,transparent);background:color-mix(in srgb,var(--accent) 14%,transparent);box-shadow:0 0 0 9px color-mix(in srgb,var(--accent) 7%,transparent)">${icon(Fingerprint, 46, 'currentColor', 1.5)}</span><b class="s17" style="margin-top:14px">Touch to open</b><span class="mu s15">or enter your passcode</span></div>`,
  );

const toggle = (on: boolean) =>
  `<i class="rel" style="flex:none;width:48px;height:28px;border-radius:14px;background:${on ? jade : '#c9ccc4'}"><i class="abs" style="top:3px;left:${on ? 23 : 3}px;width:22px;height:22px;border-radius:50%;background:#fff;box-shadow:0 1px 3px rgba(0,0,0,.3)"></i></i>`;

/** A person's choice of an app's notifications, and their times. */
const topics = () =>
  box(
    [26, 24, 348, 240],
    `<div class="r sb lb" style="height:50px;padding:0 20px"><b>Tell me about</b><span class="r g6 mu s15">${icon(Moon, 16)}22:00 to 7:00</span></div>${(
      [
        ['My parcel today', true],
        ['A price that fell', true],
        ['New in the shop', false],
      ] as const
    )
      .map(
        ([what, on]) =>
          `<div class="r sb lb" style="height:52px;padding:0 20px"><span class="${on ? 'm' : 'mu'}">${what}</span>${toggle(on)}</div>`,
      )
      .join('')}`,
    paper,
  );

/** A courier on the map, and the battery's cost of it. */
const courier = () =>
  `<svg class="abs" style="inset:0" width="400" height="230" fill="none"><rect width="400" height="230" fill="#e9e7dc"/><path d="M-10 168C70 140 118 196 176 186s66-50 122-44 80 36 120 28v80H-10z" fill="#b9dbe0"/><g stroke="#fff" stroke-linecap="round"><path d="M-10 62L410 30M70-10L128 240M226-10L250 240M352-10L330 240" stroke-width="11"/><path d="M-10 120L410 96M150-10L176 130" stroke-width="6"/></g><path d="M40 58L236 44 245 104 346 98" stroke="${jade}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/><circle cx="346" cy="98" r="9" fill="#fff" stroke="${jade}" stroke-width="5"/><circle cx="236" cy="44" r="24" fill="${jade}" opacity=".2"/><circle cx="236" cy="44" r="12" fill="${jade}" stroke="#fff" stroke-width="4"/></svg>` +
  box(
    [22, 128, 266],
    `<div class="r g12 p12">${face('Kamal', 44)}<div class="c"><b>Four minutes away</b><span class="mu s15">8% of a shift’s battery</span></div></div>`,
    { style: 'background:var(--raised)' },
  );

const stripes = [3, 1, 2, 4, 1, 1, 3, 2, 1, 4, 2, 1, 1, 3, 1, 2, 4, 1, 3, 1, 2, 1, 3, 2, 1, 4, 1, 2];

/** A parcel's code in the finder, read without asking a server. */
const scan = () => {
  let x = 0;
  const lines = stripes.map((width, i) => {
    const line = i % 2 ? '' : `<rect x="${x}" width="${width * 3.2}" height="62"/>`;
    x += width * 3.2;
    return line;
  });
  return `<div class="abs" style="inset:0;background:linear-gradient(160deg,#b98a55,#8f6434 70%,#6d4a26)"></div><div class="abs" style="left:0;right:0;top:0;height:230px;background:linear-gradient(90deg,transparent 47%,rgba(70,44,18,.35) 47%,rgba(255,236,200,.2) 48%,transparent 49%)"></div><div class="abs" style="left:78px;top:34px;width:244px;height:128px;transform:rotate(-3deg);background:#f8f5ec;border-radius:3px;box-shadow:0 10px 20px -8px rgba(0,0,0,.6)"><svg class="abs" style="left:26px;top:20px" width="192" height="62" viewBox="0 0 ${x} 62" preserveAspectRatio="none" fill="#15191c">${lines.join('')}</svg><b class="abs num mono" style="left:0;right:0;top:91px;text-align:center;color:#15191c;font-size:18px;letter-spacing:.06em">KT 2291 7731</b></div><svg class="abs" style="left:52px;top:16px" width="296" height="164" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path d="M2 30V14Q2 2 14 2h16M266 2h16q12 0 12 12v16M294 134v16q0 12-12 12h-16M30 162H14q-12 0-12-12v-16"/><path d="M14 82h268" stroke="#3fd8b4" stroke-width="3"/></svg><div class="abs r g8" style="left:50%;transform:translateX(-50%);bottom:12px;height:34px;padding:0 16px 0 8px;border-radius:17px;background:#0b141c">${tick('var(--accent)', 22)}<b class="s15 nw">Read on the phone</b></div>`;
};

const way = (name: string, note: string, chosen: boolean) =>
  `<div class="r g12" style="height:46px;padding:0 14px;border-radius:10px;border:${chosen ? `2px solid ${jade}` : '1px solid var(--line)'};background:#fff"><i style="flex:none;width:18px;height:18px;border-radius:50%;border:${chosen ? `6px solid ${jade}` : '2px solid #9aa39d'}"></i><b class="f1 nw">${name}</b><span class="mu s15 num">${note}</span></div>`;

/** The sheet from which an order is paid. */
const pay = () =>
  box(
    [40, 20, 320, 260],
    `<div class="c g8" style="padding:14px 18px"><div class="r sb"><span class="r g8 mu s15">${icon(Smartphone, 18)}Order 7731</span><b class="s20 num">Tk 1,240</b></div>${way('Mobile money', 'ends in 64', true)}${way('Card', 'ends in 18', false)}<span class="btn" style="height:44px;background:${jade};color:#fff">Pay Tk 1,240</span></div>`,
    paper,
  );

export const mobileShots: ShotList = {
  slug: 'mobile-solutions',
  color: 'jade',
  shots: [offline, signIn, topics, courier, scan, pay],
};
