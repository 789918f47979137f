import CloudOff from 'lucide-react/icons/cloud-off';
import Wifi from 'lucide-react/icons/wifi';
import { adapt } from '../kit/adapt';
import { glow, icon, phone, status, tick } from '../kit/parts';
import { type SceneDrawing, shadowsWithin } from '../kit/SceneDrawing';

/** A photograph of a meter: brushed ground, a glass, five drums of digits. */
export const meter = (w: number, h: number, digits: string) =>
  `<svg width="${w}" height="${h}" viewBox="0 0 200 120" preserveAspectRatio="xMidYMid slice" style="border-radius:10px"><defs><filter id="n"><feTurbulence type="fractalNoise" baseFrequency=".9 .02" numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 .34  0 0 0 0 .36  0 0 0 0 .36  .5 0 0 0 .2"/></filter><radialGradient id="m" cx=".35" cy=".25"><stop stop-color="#fdfdf8"/><stop offset="1" stop-color="#c3c8c2"/></radialGradient></defs><rect width="200" height="120" fill="#77807c"/><rect width="200" height="120" filter="url(#n)"/><g transform="translate(100 60) scale(.93) translate(-100 -66)"><circle cx="100" cy="66" r="56" fill="#39424a"/><circle cx="100" cy="64" r="51" fill="url(#m)"/><rect x="58" y="46" width="84" height="26" rx="3" fill="#11181d"/>${[...digits].map((digit, i) => `<rect x="${61 + i * 16}" y="49" width="14" height="20" rx="2" fill="${i === 4 ? '#a3312a' : '#20292f'}"/><text x="${68 + i * 16}" y="65" font-size="17" font-weight="600" fill="#fff" text-anchor="middle" font-family="Mono">${digit}</text>`).join('')}<text x="100" y="93" font-size="17" fill="#333" text-anchor="middle">kWh</text><path d="M66 34q34-22 68 0" stroke="#fff" stroke-width="5" opacity=".5" fill="none"/></g></svg>`;

export const reading = (short: boolean) =>
  `${status('9:41', `<span class="bad">${icon(CloudOff, 15)}</span>`)}<div class="c g10" style="padding:8px 14px 14px"><span class="s18 b">House 14, ${short ? 'floor 3' : '3rd floor'}</span>${meter(short ? 154 : 198, short ? 96 : 152, '48213')}<div class="sunk r sb" style="padding:9px 12px"><span class="mu">Reading</span><b class="s18 num">48,213</b></div><span class="btn" style="height:42px">Save reading</span><div class="r g8" style="padding-top:2px">${tick('var(--accent)', 22)}<span class="c"><b>Saved on this phone</b><span class="mu">3 wait for signal</span></span></div></div>`;

const route = [
  ['House 11', '48,090'],
  ['House 12', '31,556'],
  ['House 13', '72,004'],
  ['House 14', '48,213'],
] as const;
const sent = (left = 14) =>
  `${status(left > 14 ? '' : '10:06', `<span class="ok">${icon(Wifi, 15)}</span>`)}<div class="c g10" style="padding:8px 14px 8px ${left}px"><span class="b ${left > 14 ? 's16' : 's18'}">${left > 14 ? 'Mirpur 10' : 'Today, Mirpur 10'}</span><div class="r sb mu"><span>31 of 40${left > 14 ? '' : ' houses'}</span><b class="ok">all sent</b></div><div class="bar"><i style="width:78%"></i></div>${route.map(([house, value]) => `<div class="r g8 lb" style="height:${left > 14 ? 44 : 50}px">${tick('var(--ok)', 20)}<span class="f1 m nw">${left > 14 ? adapt(house, { House: 'No.' }) : house}</span><span class="num mu">${value}</span></div>`).join('')}${left > 14 ? '' : '<span class="mu" style="padding-top:4px">Nothing typed twice</span>'}</div>`;

/** The same morning on two phones: under the ground, and back in the light. */
export const mobile: SceneDrawing = {
  slug: 'mobile-solutions',
  color: 'lagoon',
  wide: () =>
    glow(60, 40, 460, 420) + phone(300, 32, 230, 436, sent(), true) + phone(40, 52, 240, 416, reading(false)),
  tall: () =>
    shadowsWithin +
    glow(10, 30, 330, 340) +
    phone(154, 0, 196, 400, adapt(sent(52), { 'height:44px': 'height:50px' }), true) +
    phone(0, 30, 196, 370, reading(true)),
  tile: () =>
    glow(20, 0, 330, 240) +
    phone(144, 2, 196, 300, sent(52), true) +
    // The meter's picture is taller here.
    phone(16, 12, 182, 300, adapt(reading(true), { 'width="154" height="96"': 'width="140" height="124"' })),
};
