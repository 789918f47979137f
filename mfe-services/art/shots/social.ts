import Play from 'lucide-react/icons/play';
import { box, face, icon } from '../kit/parts';
import { still } from '../services/social';
import type { ShotList } from '../drawShots';

const play = (size: number) =>
  `<span class="abs" style="left:50%;top:50%;display:grid;place-items:center;width:${size}px;height:${size}px;margin:-${size / 2}px;border-radius:50%;background:rgba(10,6,4,.6);border:2px solid rgba(255,255,255,.75);color:#fff">${icon(Play, size * 0.42)}</span>`;

/** An offer with its price, and a question answered within minutes. */
const feed = () =>
  box(
    [24, 22, 352, 260],
    `<div class="c g10" style="padding:18px 20px;font-size:17px"><div class="r g12">${face(0, 42)}<div class="c"><b class="s18">Teak House</b><span class="mu s16">Catalog, 14 tables</span></div></div><span class="s20 b">Seats six, Tk 48,000</span><div class="lt c g4" style="padding-top:11px"><span><b>Nabila K.</b> In 180 cm?</span><span><b>Teak House</b> Yes, Tk 52,000. <span class="mu">9 min</span></span></div></div>`,
    { look: 'card lite', style: 'background:#fbfaf7' },
  );

/** Forty seconds from the workshop. */
const reel = () =>
  `<div class="abs" style="inset:0">${still(400, 230)}</div>${play(66)}<b class="abs s20" style="left:22px;bottom:18px;color:#fff;text-shadow:0 1px 8px #000">No screw. No glue.</b><span class="abs num s17 b" style="right:18px;top:16px;color:#fff;background:rgba(6,8,10,.7);padding:3px 11px;border-radius:7px">0:40</span>`;

/** What the carpenter knows, under his own name. */
const article = () =>
  box(
    [24, 22, 352, 260],
    `<div class="c g12" style="padding:20px;font-size:17px"><div class="r g12">${face(4, 44)}<div class="c"><b class="s18">Abdul Hakim</b><span class="mu s16">Head of the workshop</span></div></div><b class="s24 serif">Why we quote delivery in weeks, not “soon”</b><span class="mu s17">Wood that has not dried…</span></div>`,
    { look: 'card lite', style: 'background:#fbfaf7' },
  );

/** A film of two years ago that is still found. */
const film = () =>
  `<div class="abs" style="inset:0;filter:hue-rotate(-8deg) brightness(.62) saturate(.8)"><div style="margin:-92px 0 0 -60px">${still(520, 400)}</div></div><div class="abs c" style="left:22px;top:20px;color:#fff;text-shadow:0 1px 10px #000"><b class="s28">Care for solid teak</b><span class="s18">Six minutes, month 24</span></div><div class="abs r" style="left:22px;right:22px;bottom:0;height:96px;gap:5px;align-items:flex-end">${[38, 56, 44, 30, 34, 28, 32, 30, 36, 32, 34, 38].map((height, i) => `<i class="f1" style="height:${height}px;border-radius:3px 3px 0 0;background:${i === 11 ? 'var(--accent)' : 'rgba(255,255,255,.42)'}"></i>`).join('')}</div><b class="abs s17 num" style="right:22px;bottom:46px;color:#fff;text-shadow:0 1px 8px #000">11 inquiries</b>`;

export const socialShots: ShotList = {
  slug: 'social-media-marketing',
  color: 'coral',
  shots: [feed, reel, article, film],
};
