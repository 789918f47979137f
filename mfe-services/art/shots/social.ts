import Play from 'lucide-react/icons/play';
import { face } from '../../../shared-content/art';
import { box, icon } from '../kit/parts';
import { still } from '../services/social';
import type { ShotList } from '../drawShots';

const play = (size: number) =>
  `<span class="abs" style="left:50%;top:50%;display:grid;place-items:center;width:${size}px;height:${size}px;margin:-${size / 2}px;border-radius:50%;background:rgba(10,6,4,.6);border:2px solid rgba(255,255,255,.75);color:#fff">${icon(Play, size * 0.42)}</span>`;

/** An offer with its price, and a question answered within minutes. */
const feed = () =>
  box(
    [24, 22, 352, 260],
    `<div class="c g10" style="padding:18px 20px;font-size:17px"><div class="r g12">${face('Teak House', 42)}<div class="c"><b class="s18">Teak House</b><span class="mu s16">Catalog, 14 tables</span></div></div><span class="s20 b">Seats six, Tk 48,000</span><div class="lt c g4" style="padding-top:11px"><span><b>Nabila K.</b> In 180 cm?</span><span><b>Teak House</b> Yes, Tk 52,000. <span class="mu">9 min</span></span></div></div>`,
    { look: 'card lite', style: 'background:#fbfaf7' },
  );

/** Forty seconds from the workshop. */
const reel = () =>
  `<div class="abs" style="inset:0">${still(400, 230)}</div><i class="abs" style="inset:auto 0 0;height:96px;background:linear-gradient(transparent,rgba(10,6,4,.86) 60%)"></i>${play(66)}<b class="abs s20" style="left:22px;bottom:18px;color:#fff">No screw. No glue.</b><span class="abs num s17 b" style="right:18px;top:16px;color:#fff;background:rgba(6,8,10,.7);padding:3px 11px;border-radius:7px">0:40</span>`;

/** What the carpenter knows, under his own name. */
const article = () =>
  box(
    [24, 22, 352, 260],
    `<div class="c g12" style="padding:20px;font-size:17px"><div class="r g12">${face('Abdul Hakim', 44)}<div class="c"><b class="s18">Abdul Hakim</b><span class="mu s16">Head of the workshop</span></div></div><b class="s24 serif">Why we quote delivery in weeks, not “soon”</b><span class="mu s17">Wood that has not dried…</span></div>`,
    { look: 'card lite', style: 'background:#fbfaf7' },
  );

/** A tabletop's end grain, half of it oiled, with the bottle. */
const care = () => {
  const rings = Array.from(
    { length: 17 },
    (_, i) =>
      `<ellipse cx="150" cy="262" rx="${24 + i * 21}" ry="${18 + i * 15.5}" stroke-width="${i % 3 ? 2 : 4.5}" opacity="${i % 2 ? 0.38 : 0.6}"/>`,
  ).join('');
  return `<svg width="400" height="230" viewBox="0 0 400 230"><defs><filter id="rough" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".018" numOctaves="3" seed="7"/><feDisplacementMap in="SourceGraphic" scale="16"/></filter><linearGradient id="dry" x2="1" y2=".3"><stop stop-color="#6f4220"/><stop offset=".56" stop-color="#8f5a2d"/><stop offset=".62" stop-color="#bf8c58"/><stop offset="1" stop-color="#b5834f"/></linearGradient><linearGradient id="glass"><stop stop-color="#3a1d0a"/><stop offset=".3" stop-color="#a85f1e"/><stop offset=".7" stop-color="#7a3f12"/><stop offset="1" stop-color="#2b1508"/></linearGradient><radialGradient id="light" cx=".8" cy=".1" r="1"><stop stop-color="#ffd9a0" stop-opacity=".34"/><stop offset=".6" stop-color="#0a0604" stop-opacity=".1"/><stop offset="1" stop-color="#0a0604" stop-opacity=".66"/></radialGradient><linearGradient id="shade" x2="0" y2="1"><stop stop-color="#0a0604" stop-opacity=".88"/><stop offset=".34" stop-color="#0a0604" stop-opacity=".72"/><stop offset=".52" stop-color="#0a0604" stop-opacity="0"/><stop offset=".68" stop-color="#0a0604" stop-opacity="0"/><stop offset="1" stop-color="#0a0604" stop-opacity=".88"/></linearGradient><filter id="blur"><feGaussianBlur stdDeviation="7"/></filter></defs><path d="M0 0h400v230H0z" fill="url(#dry)"/><g fill="none" stroke="#3f210c" filter="url(#rough)">${rings}</g><path d="M0 0h400v230H0z" fill="url(#light)"/><path d="M0 0h400v230H0z" fill="url(#shade)"/><path d="M330 190h62v16h-62z" fill="#120804" opacity=".7" filter="url(#blur)"/><path d="M342 58h24v20c0 12 18 14 18 34v78q0 8-8 8h-44q-8 0-8-8v-78c0-20 18-22 18-34z" fill="url(#glass)"/><path d="M340 42h28v20h-28z" fill="#1b1410"/><path d="M324 122h60v48h-60z" fill="#f3ead6"/><text x="354" y="144" font-size="17" font-weight="650" fill="#3a2414" text-anchor="middle">Teak</text><text x="354" y="162" font-size="15" fill="#3a2414" text-anchor="middle">oil</text><path d="M332 108v12M332 174v16" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".35"/></svg>`;
};

/** A film of two years ago that is still found. */
const film = () =>
  `<div class="abs" style="inset:0">${care()}</div><div class="abs c" style="left:22px;top:20px;color:#fff"><b class="s28">Care for solid teak</b><span class="s18">Six minutes, month 24</span></div><b class="abs s17 num" style="left:22px;bottom:18px;color:#fff">11 inquiries</b>`;

export const socialShots: ShotList = {
  slug: 'social-media-marketing',
  color: 'coral',
  shots: [feed, reel, article, film],
};
