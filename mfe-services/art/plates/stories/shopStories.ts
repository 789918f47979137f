import { typefaceCss } from '../../../../shared-content/art';
import { box, glow } from '../../kit/parts';
import type { PlateDrawing } from '../plates';

const own = (name: string) => `<style>${typefaceCss('Own', name)}</style>`;

const questions = [
  [1, 134, '*Name', 'Father’s name', 'Guardian', 'Date of birth', 'Age', 'Blood group', 'Married?'],
  [8, 120, 'Occupation', 'House, road', 'Post code', '*Mobile', 'Email', 'Referred by'],
  [14, 130, '*Doctor', 'Room', 'Old file no.', '*Day and time', 'First visit?', 'Signature'],
] as const;
const pen = (i: number) =>
  `<svg class="abs" viewBox="0 0 100 12" preserveAspectRatio="none" fill="none" stroke="#b8243f" stroke-width="1.200" stroke-linecap="round" style="left:-4px;top:8px;width:calc(100% + 9px);height:12px"><path vector-effect="non-scaling-stroke" d="M1 ${5 + (i % 4)}C${22 + (i % 5) * 5} ${2 + (i % 3)} ${60 - (i % 4) * 3} ${10 - (i % 3)} 99 ${4 + ((i * 2) % 5)}"/></svg>`;
const question = (what: string, i: number) =>
  `<div class="r" style="height:23.500px"><span class="num" style="flex:none;width:23px;color:#5b645f">${i}</span>${
    what.startsWith('*')
      ? `<b class="nw" style="margin-left:-5px;padding:0 5px;background:linear-gradient(100deg,#ffd5e4,#f9aecb)">${what.slice(1)}</b>`
      : `<span class="rel nw" style="color:#2a3438;line-height:23.500px">${what}${pen(i)}</span>`
  }</div>`;

/** A clinic's paper form with fifteen of its nineteen questions struck, and how many now get to its end. */
const formStory: PlateDrawing = {
  slug: 'ux-ui-design-story',
  color: 'lily',
  picture: () =>
    box(
      [20, 20, 420, 380],
      `<div style="padding:9px 18px;color:#1d272b"><div class="r sb" style="height:46px;border-bottom:2px solid #1d272b"><b style="font-size:22px;letter-spacing:-.02em">New appointment</b><span class="r g10 s17"><span class="rel" style="line-height:30px">19${pen(2)}</span><svg width="34" height="40" viewBox="0 0 34 40" fill="none" stroke="#b8243f" stroke-width="3.600" stroke-linecap="round" stroke-linejoin="round"><path d="M20 4C15 13 10 20 4 26c8-1 17-2 26-1M22 16c-1 8-2 14-3 21"/></svg>questions</span></div><div class="r top s15" style="padding-top:7px">${questions
        .map(
          ([first, width, ...list]) =>
            `<div style="width:${width}px">${list.map((what, i) => question(what, first + i)).join('')}</div>`,
        )
        .join('')}</div></div>`,
      { look: 'paper', style: 'transform:rotate(-1.200deg)' },
    ) +
    box(
      [144, 231, 286],
      `<div class="c g8" style="padding:11px 12px 12px"><div class="r g12"><b class="ac num nw" style="font-size:32px;line-height:1;letter-spacing:-.03em">8 in 10</b><span class="s15" style="line-height:1.2">finish online, in under two minutes</span></div><div class="r" style="gap:5px">${Array.from({ length: 10 }, (_, i) => `<i class="dot" style="width:14px;height:14px;${i < 8 ? `background:${i < 4 ? '#e6d5dd' : 'var(--accent)'}` : 'border:2px solid var(--faint)'}"></i>`).join('')}<span class="s15 nw" style="padding-left:5px;color:#e6d5dd">before: 4</span></div></div>`,
      { style: 'background:var(--raised)' },
    ),
};

/** The plan of a flat: floors, furniture, walls, openings, windows, doors with their swing, names. */
const plan = () =>
  `<svg width="256" height="206" viewBox="0 0 256 206" fill="none" stroke="#233038"><g stroke="none"><path d="M9 9h238v172H9z" fill="#fff"/><path d="M98 9h46v53H98z" fill="#e3ebec"/><path d="M165 120h82v61h-82z" fill="#f4efe4"/></g><path d="M34 183h76v15H34z" fill="#dfe9e0" stroke-width="1.500"/><path d="M34 190.500h76" stroke="#9fb1a3"/><g stroke="#8f9c9f" stroke-width="1.300"><path d="M14 20h46v40H14zM18 24h12v14H18zM18 42h12v14H18zM36 20v40M196 18h46v42h-46zM226 22h12v15h-12zM226 41h12v15h-12zM220 18v42M14 108h22v62H14zM14 116h22M14 162h22M20 116v46M48 126h20v28H48zM112 134h36v34h-36zM121 124h18v6h-18zM121 172h18v4h-18zM102 142h6v18h-6zM168 160h76v18h-76zM174 163h20v12h-20z"/><circle cx="216" cy="169" r="5"/><circle cx="232" cy="169" r="5"/><circle cx="132" cy="20" r="6.500"/><path d="M103 13h14v8h-14z"/><ellipse cx="110" cy="27" rx="5.500" ry="7"/></g><g stroke-width="6" stroke-linecap="square"><path d="M9 9h238v172H9z"/></g><g stroke-width="4.500"><path d="M9 92h55M92 92h8.200V9M98 62h8M128 62h16M144 9v77.200M142 84h8M178 84h69M165 181v-61M163 120h12M205 120h42"/></g><g stroke="#fff" stroke-width="7"><path d="M9 26v28M176 9h30M247 90v26M50 181h44M192 181h30"/></g><g stroke-width="1.300"><path d="M6 26v28M9 26v28M12 26v28M176 6h30M176 9h30M176 12h30M50 178h24v3M94 184H70v-3M192 178h30M192 181h30M192 184h30"/><path d="M92 92V64A28 28 0 0 0 64 92M150 84V56a28 28 0 0 1 28 28M106 62V40a22 22 0 0 1 22 22M247 90h-26a26 26 0 0 0 26 26" stroke="#6d7c80"/></g><g fill="#233038" stroke="none" font-family="Own" font-size="15" font-weight="550"><text x="17" y="81">Bed 1</text><text x="150" y="38">Bed 2</text><text x="84" y="118">Living</text><text x="178" y="146">Kitchen</text></g></svg>`;

/** A flat's page with its plan, above the seconds it takes to show: fourteen once, 1.1 now. */
const planStory: PlateDrawing = {
  slug: 'website-design-story',
  color: 'coral',
  picture: () => {
    const at = (seconds: number) => 20 + seconds * 30;
    return `${own('archivo')}${glow(40, 0, 380, 300)}${box(
      [20, 16, 420, 222],
      `<div class="r top"><div style="padding:8px;background:#efece3">${plan()}</div><div class="c f1" style="padding:18px 16px 0;font-family:Own"><b style="font-size:25px;line-height:1.1;letter-spacing:-.02em">Flat 4B</b><span class="s15 mu num" style="margin-top:4px">980 sq ft</span><b class="num nw" style="font-size:20px;margin-top:18px">Tk 90.2 lakh</b><span class="s15 mu nw">Ready June 2028</span><span class="btn s16" style="margin-top:20px;padding:2px 0 0;height:44px;border-radius:4px;background:#1f4f46;color:#fff">Book a visit</span></div></div>`,
      { look: 'card lite', style: 'background:#fff;border-radius:8px' },
    )}<svg class="abs" width="460" height="330">${Array.from({ length: 15 }, (_, i) => `<rect x="${at(i) - (i ? (i > 13 ? 1.5 : 0.75) : 0)}" y="308" width="1.500" height="${i % 7 ? 5 : 9}" fill="var(--faint)"/>`).join('')}<rect x="20" y="292" width="420" height="10" rx="5" fill="#3b4c57"/><rect x="20" y="292" width="33" height="10" rx="5" fill="var(--accent)"/></svg><div class="abs r sb base num" style="left:20px;right:20px;top:246px"><b class="ac" style="font-size:36px;line-height:1.1;letter-spacing:-.03em">1.1 s</b><span class="s16 mu">until the first plan shows</span><span class="s17">14 s before</span></div>`;
  },
};

const pairs = (words: string, of: number) =>
  `<div class="r num" style="height:21px;gap:2.400px"><span class="nw s15" style="flex:none;width:88px">${words}</span>${Array.from({ length: of }, (_, i) => `<i style="flex:none;width:7.600px;height:14px;border-radius:2px;background:${i === of - 1 ? 'var(--bad)' : '#66777f'}"></i>`).join('')}</div>`;

/** A foot drawn around on paper, the box whose label it corrects, and how many pairs came back. */
const shoeStory: PlateDrawing = {
  slug: 'ecommerce-solutions-story',
  color: 'amber',
  picture: () =>
    own('oswald') +
    box(
      [26, 20, 196, 262],
      `<svg width="196" height="230" viewBox="0 0 209 245" fill="none" stroke-linecap="round">${Array.from({ length: 28 }, (_, i) => `<path d="M0 ${212 - i * 7.22}h${i % 5 ? 9 : 17}" stroke="#7d745f" stroke-width="1.300"/>`).join('')}<path d="M22 25.500h58M22 212h70" stroke="#b3431f" stroke-width="1.600" stroke-dasharray="1 5"/><path id="foot" d="M104 212C90 212 81 203 80 188C79 170 88 156 87 138C86 120 73 108 73 88C73 72 75 58 77 46C79 32 85 25.500 92 25.500C100 25.500 104 34 104 46C105 36 109 31 114 31C121 31 124 40 124 52C126 45 129 42 133 43C139 44 141 52 140 62C142 58 145 57 148 58C153 60 154 67 152 76C155 75 158 77 160 81C164 92 160 108 156 122C151 142 140 160 133 182C129 200 119 212 104 212Z" fill="rgba(201,151,90,.16)" stroke="#2f3639" stroke-width="1.800" stroke-linejoin="round"/><use href="#foot" transform="rotate(1.400 104 130)" opacity=".3"/><text x="116" y="118" text-anchor="middle" font-family="Own" font-size="34" font-weight="600" fill="#b3431f">25.9</text><text x="113" y="142" text-anchor="middle" font-family="Own" font-size="17" fill="#b3431f">cm</text></svg>`,
      { look: 'paper', style: 'transform:rotate(-3deg)' },
    ) +
    box([246, 62, 186, 220], '', {
      look: '',
      style:
        'background:linear-gradient(180deg,#7d4f22,#c58d4b 14px,#b57d3f);border-radius:3px;box-shadow:0 26px 44px -14px #000',
    }) +
    box(
      [260, 82, 158, 132],
      `<div class="c" style="padding:9px 12px;color:#1d2326;font-family:Own"><b class="s17">Derby, tan</b><div class="r sb top" style="margin-top:5px"><div class="c"><span class="s15" style="line-height:1.2">Asked for</span><span class="rel" style="width:34px;font-size:36px;line-height:72px;color:#5b645f">42<svg class="abs" style="left:-4px;top:24px" width="42" height="26"><path d="M2 20C12 15 24 10 37 5" stroke="#b3431f" stroke-width="3" stroke-linecap="round" fill="none"/></svg></span></div><div class="c" style="align-items:flex-end"><span class="s15" style="line-height:1.2">Fits</span><b style="font-size:60px;line-height:1.2">41</b></div></div></div>`,
      { look: '', style: 'background:#fbf7ec;border-radius:2px;box-shadow:0 1px 3px rgba(0,0,0,.45)' },
    ) +
    box([239, 26, 200, 42], 'Made in Bhairab', {
      look: 'r mid s17',
      style:
        'font-family:Own;font-weight:500;letter-spacing:.04em;color:#4a2808;background:linear-gradient(180deg,#e0ad6b,#cf9854 70%,#b98346);border-radius:4px 4px 3px 3px;box-shadow:0 5px 9px -2px rgba(40,18,0,.6)',
    }) +
    box(
      [18, 228, 424],
      `<div style="padding:9px 14px 10px"><b class="s16" style="display:block;line-height:1.3;margin-bottom:3px">Pairs that came back</b>${pairs('was 1 in 8', 8)}${pairs('now 1 in 30', 30)}</div>`,
      { style: 'background:var(--raised)' },
    ),
};

const [bow, half] = [46, 204];
const side = (x: number) => Math.abs((x - bow - half) / half);
const rail = (x: number, share: number) => {
  const [keel, top] = [136 - 72 * side(x) ** 3, 98 - 38 * side(x) ** 3];
  return `${x} ${(keel + (top - keel) * share).toFixed(1)}`;
};
const line = (from: number, to: number, share: number) => {
  const step = from < to ? 8 : -8;
  return Array.from({ length: Math.abs(to - from) / 8 + 1 }, (_, i) => rail(from + i * step, share)).join(
    'L',
  );
};
const woods = ['#7d4521', '#8f5228', '#a2602f', '#95562a', '#b06b36', '#bd7840'];

/** Eight frames of film, one a week: a bar grows from bare ribs into a boat with its lamps lit. */
const film = () => {
  const frames = Array.from({ length: 8 }, (_, i) => i);
  return `<svg width="500" height="170" fill="none"><defs><clipPath id="frames">${[...frames, 8, 9].map((i) => `<rect x="${i * 53.5 - 16}" y="20" width="50" height="130" rx="3"/>`).join('')}</clipPath><radialGradient id="lamp"><stop stop-color="#ffdf9e" stop-opacity=".95"/><stop offset=".25" stop-color="#ffb95e" stop-opacity=".4"/><stop offset="1" stop-color="#ffb95e" stop-opacity="0"/></radialGradient><linearGradient id="dusk" x2="0" y2="1"><stop stop-color="#33284a"/><stop offset=".62" stop-color="#7b4a63"/><stop offset=".64" stop-color="#352a45"/><stop offset="1" stop-color="#1f1a2c"/></linearGradient></defs><path d="M0 0h500v170H0z" fill="#08090b"/><path d="M4 10.500h500M4 160h500" stroke="#39434a" stroke-width="9" stroke-dasharray="9 11.200"/><g clip-path="url(#frames)"><path d="M0 20h500v134H0z" fill="url(#dusk)"/><path d="M150 150l8-20h22l8 20M312 150v-14h32v14" stroke="#c9b7a4" stroke-width="3"/>${Array.from(
    { length: 21 },
    (_, i) => 58 + i * 19,
  )
    .map(
      (x) =>
        `<path d="M${rail(x, 0)}Q${x + 4} ${rail(x, 0.5).split(' ')[1]} ${rail(x, 1)}" stroke="#f0c48c" stroke-width="3.200"/>`,
    )
    .join(
      '',
    )}<path d="M${line(bow, 454, 1)}" stroke="#f0c48c" stroke-width="2.500"/>${woods.map((wood, k) => `<path d="M${line(102 + k * 40, 454, k / 6)}L${line(454, 102 + k * 40, (k + 1) / 6)}Z" fill="${wood}" stroke="#2c1508" stroke-width="1.200"/>`).join('')}<path d="M${line(bow, 454, 0)}" stroke="#d99a58" stroke-width="5"/><path d="M${line(326, 454, 1)}" stroke="#ffdc9f" stroke-width="5" stroke-linecap="round"/><g stroke="#1a1420" stroke-width="1.500"><path d="M396 20v24M444 20v16"/></g><circle cx="396" cy="50" r="42" fill="url(#lamp)"/><circle cx="444" cy="40" r="32" fill="url(#lamp)"/><g fill="#fff2cf"><circle cx="396" cy="49" r="5.500"/><circle cx="444" cy="39" r="4.500"/></g><g fill="#9fd3b8"><path d="M341 94V81l2-3v-6h3v6l2 3v13zM330 95V84l2-3v-6h3v6l2 3v11z"/></g><path d="M366 78h8l-1 12h-6zM379 76h8l-1 12h-6z" fill="#ffe9bd" opacity=".9"/><g stroke="#e8d6bd" stroke-width="2.500" stroke-linecap="round"><path d="M372 116h26M378 117l-5 33M392 117l5 33M376 136h18M417 116h26M423 117l-5 33M437 117l5 33M421 136h18"/></g></g></g><g fill="#fff" font-family="Own" font-size="16" font-weight="650">${frames.map((i) => `<text x="${44 + i * 53.5}" y="38">${i + 1}</text>`).join('')}<text x="44" y="54" font-size="15" font-weight="500">week</text></g></svg>`;
};

const evening = (name: string, days: readonly number[]) =>
  `<div class="r num" style="height:33px;gap:8px"><span class="s16" style="width:34px">${name}</span>${days.map((day) => `<b class="s15" style="display:grid;place-items:center;width:31px;height:28px;border-radius:5px;background:#a81f57;color:#fff">${day}</b>`).join('')}</div>`;

/** The film of a bar's eight weeks, the month it sold out, and what a guest cost. */
const barStory: PlateDrawing = {
  slug: 'social-media-marketing-story',
  color: 'lily',
  picture: () =>
    own('fraunces') +
    box([-20, 20, 500, 170], film(), {
      look: '',
      style: 'transform:rotate(-1deg);box-shadow:0 24px 40px -16px #000',
    }) +
    box(
      [20, 205, 258],
      `<div style="padding:8px 14px 6px;color:#1d272b;font-family:Own"><div class="r sb" style="height:28px;margin-bottom:4px"><b style="font-size:21px;letter-spacing:-.01em">October</b><b class="s15" style="line-height:1.3;padding:0 8px;border:2px solid #a81f57;border-radius:4px;color:#a81f57;transform:rotate(-3deg)">Sold out 27 Sept</b></div>${evening('Fri', [2, 9, 16, 23, 30])}${evening('Sat', [3, 10, 17, 24, 31])}</div>`,
      { look: 'paper', style: 'transform:rotate(1deg)' },
    ) +
    box(
      [294, 208, 146],
      `<div class="c num" style="padding:9px 12px 7px"><b class="s34 ac">Tk 14</b><span class="s15 nw">of ads per guest</span><div class="r sb s15 lt" style="margin-top:7px;padding-top:5px"><span>Bottled water</span><b>20</b></div></div>`,
      { style: 'background:var(--raised)' },
    ),
};

export const shopStories: readonly PlateDrawing[] = [formStory, planStory, shoeStory, barStory];
