import Eye from 'lucide-react/icons/eye';
import { box, face, icon } from '../kit/parts';
import { still } from '../services/social';
import type { ShotList } from '../drawShots';

const film = (views: string, price = '') =>
  box(
    [16, 16, 150, 230],
    `${still(150, 230)}<i class="abs" style="inset:auto 0 0;height:150px;background:linear-gradient(transparent,rgba(10,6,4,.9) 60%)"></i>${price}<b class="abs r g6 s17 num nw" style="left:12px;top:172px;color:#fff">${icon(Eye, 20)}${views}</b>`,
    { style: 'border-radius:16px;background:#000' },
  );
const tag =
  '<b class="abs s16 nw" style="left:12px;top:14px;padding:4px 10px;border-radius:8px;color:#1d2a2a;background:#fbf1d8">৳ ৪৮,০০০</b>';

/** Those who asked, a face each. */
const inbox = (count: number, size: number, empty = '') =>
  box(
    [182, 16, 202, 230],
    `<div class="r sb lb" style="padding:10px 14px"><b class="s18">Inquiries</b><b class="s24 num" style="color:var(--accent)">${count}</b></div><div class="r wrap" style="padding:10px 12px;gap:${size > 30 ? 10 : 3}px">${Array.from({ length: count }, (_, index) => face(index * 7 + 3, size)).join('')}${empty}</div>`,
    { style: 'background:var(--raised)' },
  );

export const socialTrial: ShotList = {
  slug: 'social-media-marketing-trial',
  color: 'coral',
  pixels: 920,
  shots: [
    () => film('240,000') + inbox(2, 56),
    () => film('31,000', tag) + inbox(41, 22),
    () => film('90,000') + inbox(0, 22, '<span class="mu s17">Stopped on Wednesday. Tk 8,692 kept.</span>'),
  ],
};
