import { addressBar, box, glow, phone, status, tick } from '../kit/parts';
import { type SceneDrawing, shadowsWithin } from '../kit/SceneDrawing';

/** Tea hills in morning mist, painted in layers. */
export const hills = (w: number, h: number) => {
  const ridge = (y: number, seed: number) => {
    let path = `M0 ${h}V${y}`;
    for (let x = 0; x < w + 20; x += 20)
      path += `L${x} ${(y + Math.sin(x / (46 + seed * 9) + seed * 2) * 12 + Math.sin(x / 19 + seed) * 4).toFixed(1)}`;
    return `${path}V${h}Z`;
  };
  const near = ridge(h * 0.72, 5);
  const rows = Array.from(
    { length: 9 },
    (_, i) =>
      `<path d="M${-20 + i * 8} ${h * (0.74 + i * 0.034)}q${w * 0.3} ${-26 + i * 2} ${w * 0.6} -2t${w * 0.6} ${-6}" stroke="#1d4a2a" stroke-width="${2 + i * 0.8}" stroke-dasharray="${5 + i} ${2 + i * 0.3}" fill="none" opacity=".75"/>`,
  ).join('');
  return `<svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#f3c9a0"/><stop offset=".45" stop-color="#f6e3c4"/><stop offset="1" stop-color="#dfe7d2"/></linearGradient><filter id="fog"><feGaussianBlur stdDeviation="7"/></filter><filter id="leaf"><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="3" seed="8"/><feColorMatrix values="0 0 0 0 .06  0 0 0 0 .16  0 0 0 0 .08  0 0 0 1.300 -.55"/></filter><clipPath id="near${w}"><path d="${near}"/></clipPath></defs><path d="M0 0h${w}v${h}H0z" fill="url(#sky)"/><circle cx="${w * (w > 400 ? 0.63 : 0.88)}" cy="${h * 0.3}" r="${h * 0.095}" fill="#fff3d6"/><path d="${ridge(h * 0.53, 1)}" fill="#b9c9b4"/><path d="M0 ${h * 0.61}h${w}v14H0z" fill="#fff" opacity=".6" filter="url(#fog)"/><path d="${ridge(h * 0.63, 3)}" fill="#7da07c"/><path d="M0 ${h * 0.71}h${w}v14H0z" fill="#f6f4e4" opacity=".55" filter="url(#fog)"/><path d="${near}" fill="#3f7a46"/>${rows}<g clip-path="url(#near${w})"><rect width="${w}" height="${h}" filter="url(#leaf)" opacity=".8"/></g></svg>`;
};

const promise = (size: number) =>
  `<div style="font-size:${size}px;line-height:1.06;letter-spacing:-.03em;font-weight:560">Picked at six.<br>Tasted at nine.</div>`;

const foot = (inside: string) => `<div class="r g12" style="padding:14px 18px">${inside}</div>`;
const flush = foot('<span class="f1 mu">Second flush, Sylhet. From 40 kg, Tk 620 a kilo.</span>');
const order = foot('<span class="btn f1" style="background:#24452c;color:#fff">Order samples</span>');

const site = (w: number, h: number, below: string, small = false) =>
  `<div class="rel"><div class="r sb" style="padding:12px ${small ? 14 : 18}px"><b class="serif nw ${small ? 's15' : 's17'}" style="letter-spacing:-.01em">Monsoon Tea</b><span class="r g16 s12 mu">${small ? '<span>Menu</span>' : '<span>Gardens</span><span>Prices</span><span>Samples</span>'}</span></div><div class="rel">${hills(w, h)}<div class="abs serif" style="left:18px;top:12px;color:#22301f">${promise(small ? 16 : 34)}</div></div>${below}</div>`;

const figures =
  '<div class="r sb num"><span><b class="s20">280</b> <span class="mu">of 300 KB</span></span><span><b class="s20">1.1 s</b> <span class="mu">on 4G</span></span></div>';

const weight = () =>
  `<div class="p14 c g8"><div class="r sb"><b>Home page</b><span class="r g6 ok b">${tick('var(--ok)', 17)}in budget</span></div><div class="r" style="height:14px;border-radius:4px;overflow:hidden;gap:2px">${[
    ['47%', 'var(--accent)'],
    ['23%', '#c98667'],
    ['13%', '#94664f'],
    ['10%', '#6d4f42'],
  ]
    .map(([share, color]) => `<i style="height:100%;width:${share};background:${color}"></i>`)
    .join('')}</div>${figures}</div>`;

/** A real page that names its price, and what it weighs. */
export const website: SceneDrawing = {
  slug: 'website-design',
  color: 'coral',
  wide: () =>
    glow(60, 60, 460, 380) +
    box([24, 14, 476], addressBar('monsoontea.example') + site(474, 204, flush), {
      look: 'card lite',
      style: 'background:#fbf8f1',
    }) +
    phone(376, 146, 178, 320, status('6:12', '') + site(164, 140, order, true), true) +
    box([44, 374, 300], weight(), { style: 'background:var(--raised)' }),
  tall: () =>
    shadowsWithin +
    glow(10, 30, 330, 340) +
    box([0, 0, 350], addressBar('monsoontea.example') + site(348, 199, ''), {
      look: 'card lite',
      style: 'background:#fbf8f1',
    }) +
    box([0, 299, 350], weight(), { style: 'background:var(--raised)' }),
  tile: () =>
    box(
      [24, 12, 420, 260],
      `${addressBar('monsoontea.example')}<div class="rel">${hills(420, 182)}<div class="abs serif" style="left:20px;top:11px;color:#22301f">${promise(30)}</div></div>`,
      { look: 'card lite', style: 'background:#fbf8f1' },
    ) +
    box([108, 138, 228], `<div style="padding:9px 14px;word-spacing:2px">${figures}</div>`, {
      style: 'background:var(--raised)',
    }),
};
