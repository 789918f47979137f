import { adapt } from '../kit/adapt';
import { box, glow, icon } from '../kit/parts';
import MessageCircle from 'lucide-react/icons/message-circle';
import Play from 'lucide-react/icons/play';
import { face } from '../../../shared-content/art';
import { type SceneDrawing, shadowsWithin } from '../kit/SceneDrawing';

/** A still from the workshop: a tenon about to enter its mortise, in lamplight. */
export const still = (w: number, h: number) =>
  `<svg width="${w}" height="${h}" viewBox="0 0 300 330" preserveAspectRatio="xMidYMid slice"><defs><filter id="teak" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".008 .22" numOctaves="4" seed="3"/><feColorMatrix values="0 0 0 0 .2  0 0 0 0 .09  0 0 0 0 .03  1.700 0 0 0 -.55"/><feComposite in2="SourceGraphic" operator="in"/></filter><filter id="teakv" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".2 .007" numOctaves="4" seed="9"/><feColorMatrix values="0 0 0 0 .2  0 0 0 0 .09  0 0 0 0 .03  1.700 0 0 0 -.55"/><feComposite in2="SourceGraphic" operator="in"/></filter><radialGradient id="lamp" cx=".3" cy=".12" r="1"><stop stop-color="#ffd9a0" stop-opacity=".62"/><stop offset=".5" stop-color="#c77a3a" stop-opacity=".08"/><stop offset="1" stop-color="#0a0604" stop-opacity=".82"/></radialGradient><linearGradient id="top" x2="0" y2="1"><stop stop-color="#d79a5c"/><stop offset="1" stop-color="#a3662f"/></linearGradient><linearGradient id="leg"><stop stop-color="#e0aa6c"/><stop offset=".62" stop-color="#b97a3d"/><stop offset=".64" stop-color="#8c5726"/><stop offset="1" stop-color="#6d421b"/></linearGradient><filter id="soft"><feGaussianBlur stdDeviation="6"/></filter></defs><rect width="300" height="330" fill="#3a2616"/><g opacity=".5" filter="url(#soft)"><rect x="190" y="10" width="14" height="110" fill="#6a4a30"/><rect x="216" y="0" width="10" height="120" fill="#7d5a3a"/><rect x="240" y="20" width="18" height="100" fill="#543a26"/><circle cx="64" cy="-6" r="40" fill="#ffe6b8"/></g><path d="M-10 262h320v80H-10z" fill="#6b4526"/><path d="M-10 262h320v80H-10z" filter="url(#teak)"/><ellipse cx="150" cy="268" rx="120" ry="12" fill="#1c0f06" opacity=".7" filter="url(#soft)"/><path d="M20 214l190-14v58L20 266z" fill="url(#top)"/><path d="M20 214l190-14v58L20 266z" filter="url(#teak)"/><path d="M20 214l36-22 190-12-36 20z" fill="#e6b67c"/><path d="M20 214l36-22 190-12-36 20z" filter="url(#teak)" opacity=".8"/><path d="M210 200l36-20v52l-36 26z" fill="#6a3f1a"/><path d="M112 197l34-2.500 12-8-34 2.500z" fill="#1d0f05"/><path d="M118 100h34v70l-8 16h-20l-6-16z" fill="#e9bd86"/><path d="M118 100h34v70l-8 16h-20l-6-16z" filter="url(#teakv)"/><path d="M96 -10h78v112H96z" fill="url(#leg)"/><path d="M96 -10h78v112H96z" filter="url(#teakv)"/><path d="M96 100h78l-14 8h-50z" fill="#4e2d10"/><rect width="300" height="330" fill="url(#lamp)"/></svg>`;

const maker = (x: number, y: number) =>
  `<div class="abs r g8" style="left:${x}px;top:${y}px;color:#fff">${face('Teak House', 30)}<b>teak.house</b></div>`;

const play = (x: string, y: string) =>
  `<span class="abs mid" style="left:${x};top:${y};display:grid;width:54px;height:54px;margin:-27px;border-radius:50%;background:rgba(10,6,4,.5);border:1.500px solid rgba(255,255,255,.6);color:#fff">${icon(Play, 22)}</span>`;

const reel = (w: number, h: number, playAt = '46%') =>
  `<div class="rel">${still(w, h)}<i class="abs" style="inset:0 0 auto;height:76px;background:linear-gradient(rgba(10,6,4,.72),transparent)"></i><i class="abs" style="inset:auto 0 0;height:38%;background:linear-gradient(transparent,rgba(10,6,4,.88) 70%)"></i>${play('50%', playAt)}${maker(12, 12)}<div class="abs c" style="left:14px;right:14px;bottom:14px;color:#fff;text-shadow:0 1px 8px #000"><b class="s17">No screw. No glue.</b><span style="font-size:14px;font-family:Bangla">স্ক্রু নেই, আঠাও নেই</span><div style="height:3px;margin-top:8px;border-radius:2px;background:rgba(255,255,255,.35)"><i style="display:block;width:62%;height:100%;background:#fff;border-radius:2px"></i></div></div></div>`;

const comment = () =>
  `<div class="p14 c g8"><div class="r g10">${face('Nabila', 32)}<div class="c"><b>Nabila K.</b><span>Does it come in 180 cm?</span></div></div><div class="r g10" style="padding-left:20px">${face('Teak House', 32)}<div class="c"><b>Teak House <span class="mu" style="font-weight:400">9 min</span></b><span>Yes, I’ll send you the price.</span></div></div></div>`;

const result = (short = false) =>
  `<div class="p16 c g10"><div class="r sb"><b>From this film</b><span class="mu s12">14 days</span></div><div class="r" style="gap:26px"><div class="c"><b class="s34">41</b><span class="mu">inquiries</span></div><div class="c"><b class="s34">Tk 212</b><span class="mu">each</span></div></div>${short ? '' : `<svg width="208" height="52" viewBox="0 0 208 52" fill="none"><path d="M0 48C30 46 40 44 58 34s30-28 50-26 30 20 50 24 30 8 50 8" stroke="var(--accent)" stroke-width="2.500" stroke-linecap="round"/><path d="M0 48C30 46 40 44 58 34s30-28 50-26 30 20 50 24 30 8 50 8V52H0z" fill="var(--accent)" opacity=".14"/></svg><span class="r g6 mu s12">${icon(MessageCircle, 14)}6 became orders: Tk 318,000</span>`}</div>`;

/** A film of a furniture maker, the answer below it, and what came in. */
export const social: SceneDrawing = {
  slug: 'social-media-marketing',
  color: 'lily',
  wide: () =>
    glow(40, 20, 480, 430) +
    box([30, 10, 262, 452], reel(262, 452), { style: 'border-radius:24px;background:#000' }) +
    box([314, 60, 242], result(), { style: 'background:var(--raised)' }) +
    box([264, 300, 284], comment(), { look: 'card lite', style: 'background:#fbfaf7' }),
  tall: () =>
    shadowsWithin +
    glow(0, 10, 340, 370) +
    box([0, 0, 206, 392], reel(206, 392, '33%'), { style: 'border-radius:22px;background:#000' }) +
    box([150, 40, 200], adapt(result(true), { 'gap:26px': 'gap:14px', s34: 's24' }), {
      style: 'background:var(--raised)',
    }) +
    box([94, 198, 256], comment(), { look: 'card lite', style: 'background:#fbfaf7' }),
  tile: () =>
    box([-46, 0, 446, 230], still(446, 230), { look: '' }) +
    maker(16, 18) +
    play('62px', '106px') +
    box(
      [212, 26, 126],
      '<div class="p14 c"><b>From this film</b><b class="s34" style="padding-top:8px">41</b><span class="mu">inquiries</span><b class="s20" style="padding-top:8px">Tk 212</b><span class="mu">each</span></div>',
      { style: 'background:var(--raised)' },
    ),
};
