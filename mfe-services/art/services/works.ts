import { adapt } from '../kit/adapt';
import { box, glow, phone, tick } from '../kit/parts';
import { type SceneDrawing, shadowsWithin } from '../kit/SceneDrawing';
import { slip } from './aiMl';
import { detail } from './customWeb';
import { errors } from './devOps';
import { reading } from './mobile';

const release = (w: number) =>
  `<div class="c g8 p14"><div class="r sb"><span class="r g8">${tick('var(--ok)', 20)}<b class="s15">Live, 16:52</b></span><span class="mu">Friday</span></div>${errors(w, 34)}</div>`;

/** Work of all four fields on one table: an approval, an app, an invoice that is read, a release. */
export const works: SceneDrawing = {
  slug: 'services',
  color: 'jade',
  wide: () =>
    glow(60, 20, 480, 440) +
    box([166, 6, 372], detail(372, 150), { style: 'background:var(--raised)' }) +
    phone(0, 74, 204, 398, reading(true)) +
    box([308, 262, 250, 190], slip(), { look: 'paper', style: 'transform:rotate(2deg)' }) +
    box([120, 392, 190], release(160), { style: 'background:var(--raised)' }),
  tall: () =>
    shadowsWithin +
    glow(10, 10, 330, 340) +
    // Beside each other, so that none hides another's letters.
    phone(0, 8, 190, 376, adapt(reading(true), { 'width="154"': 'width="148"' })) +
    box([174, 56, 174, 176], adapt(slip(), { '13px 22px': '11px 9px 11px 14px', '19px': '16px' }), {
      look: 'paper',
      style: 'transform:rotate(2deg)',
    }) +
    box([178, 262, 168], adapt(release(144), { p14: 'p12' }), { style: 'background:var(--raised)' }),
  tallHeight: 410,
};
