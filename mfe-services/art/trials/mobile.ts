import Bell from 'lucide-react/icons/phone-incoming';
import Lock from 'lucide-react/icons/lock';
import Plane from 'lucide-react/icons/plane';
import Wifi from 'lucide-react/icons/wifi';
import { face } from '../../../shared-content/art';
import { adapt } from '../kit/adapt';
import { box, icon, phone, status, tick } from '../kit/parts';
import { meter } from '../services/mobile';
import type { ShotList } from '../drawShots';

type Icon = Parameters<typeof icon>[0];
const handset = (sign: Icon, inside: string) =>
  phone(
    20,
    14,
    182,
    300,
    `${adapt(status('9:41', icon(sign, 18)), { s12: 's15', '22px': '16px' })}<div class="c g8" style="padding:6px 12px">${inside}</div>`,
  );
const reading = (note: string) =>
  `${meter(144, 84, '48213')}<div class="r sb s17"><span class="mu">Saved</span><b class="num">48,213</b></div><div class="r g8 s16 b nw">${note}</div>`;

/** The office’s list; the entry of this phone is its last line. */
const office = (line: string) =>
  box(
    [190, 44, 194],
    `<div class="lb b s18" style="padding:12px 16px">কার্যালয়</div><div class="r sb lb s16" style="height:44px;padding:0 16px"><span class="mu">House 13</span><b class="num">72,004</b></div><div class="r sb s16" style="height:48px;padding:0 16px">${line}</div>`,
    { look: 'card lite', style: 'background:#fbfaf7' },
  );
const arrived = `<span>House 14</span><b class="num ok">48,213</b>`;

const sent = () => handset(Wifi, reading(`${tick('var(--ok)', 24)}Sent, 9:41`)) + office(arrived);
const flight = () =>
  handset(Plane, reading(`${tick('#e9c46a', 24)}Waits for signal`)) +
  office('<span class="mu">House 14</span><span class="mu">not yet</span>');
const call = () =>
  handset(Wifi, reading(`${tick('var(--ok)', 24)}Sent once`)) +
  office(arrived) +
  box(
    [12, 22, 236],
    `<div class="r g12 p12">${face('Ma', 40)}<div class="c f1"><b class="s17">Ma</b><span class="mu s16">is calling</span></div><span class="ok">${icon(Bell, 24)}</span></div>`,
    { style: 'background:var(--raised)' },
  );
const stolen = () =>
  handset(
    Wifi,
    `<div class="c g12" style="align-items:center;padding-top:30px;color:#ff9d86">${icon(Lock, 56, 'currentColor', 1.5)}<b class="s18" style="color:var(--text)">Session ended</b><span class="mu s16" style="text-align:center">Nothing here opens</span></div>`,
  ) + office('<span class="bad b">Phone 31</span><b class="bad">locked</b>');

export const mobileTrial: ShotList = {
  slug: 'mobile-solutions-trial',
  color: 'lagoon',
  pixels: 920,
  shots: [sent, flight, call, stolen],
};
