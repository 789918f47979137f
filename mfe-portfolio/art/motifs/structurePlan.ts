import { inks } from '../kit/skins';

const { coral, amber } = inks;
const columns = [70, 190, 310, 430, 530];
const rows = [70, 170, 270, 370];

/** A closed line of small arcs, a drafter's mark for a change. */
function cloud(x: number, y: number, width: number, height: number): string {
  const across = Math.round(width / 16);
  const down = Math.round(height / 16);
  const arc = (dx: number, dy: number) => `a9 9 0 0 1 ${dx} ${dy}`;
  return `M${x} ${y}${arc(16, 0).repeat(across)}${arc(0, 16).repeat(down)}${arc(-16, 0).repeat(across)}${arc(0, -16).repeat(down)}Z`;
}

/** A floor's beams and columns with axes, measures and one revised bay; 600 by 440. */
export const structurePlan = (width: number, height: number) => {
  const axis = (x1: number, y1: number, x2: number, y2: number) => `M${x1} ${y1}L${x2} ${y2}`;
  const bubble = (x: number, y: number, label: string) =>
    `<circle cx="${x}" cy="${y}" r="13" stroke="var(--muted)" stroke-width="1.500" fill="var(--page)"/><text x="${x}" y="${y + 4.5}" text-anchor="middle" font-size="13" font-weight="600" fill="var(--text)">${label}</text>`;
  return `<svg width="${width}" height="${height}" viewBox="0 0 600 440" fill="none" style="font-family:var(--type)"><defs><pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v9" stroke="var(--accent)" stroke-width="1.200" opacity=".5"/></pattern></defs>
<path d="${columns.map((x) => axis(x, 40, x, 400)).join('')}${rows.map((y) => axis(46, y, 560, y)).join('')}" stroke="var(--faint)" stroke-width="1" stroke-dasharray="14 4 3 4"/>
<rect x="64" y="64" width="472" height="312" stroke="var(--text)" stroke-width="2.500"/><rect x="190" y="170" width="120" height="100" fill="url(#hatch)" stroke="var(--accent)" stroke-width="1.500"/><path d="M190 170l120 100M310 170L190 270" stroke="var(--accent)" stroke-width="1"/>
<path d="${rows.map((y) => `M70 ${y - 4}H530M70 ${y + 4}H530`).join('')}${columns.map((x) => `M${x - 4} 70V370M${x + 4} 70V370`).join('')}" stroke="var(--accent)" stroke-width="1.300" opacity=".75"/>
<g fill="var(--text)">${columns.flatMap((x) => rows.map((y) => `<rect x="${x - 8}" y="${y - 8}" width="16" height="16"/>`)).join('')}</g>
<path d="M70 30H190M70 25v10M190 25v10M190 30H310M310 25v10M310 30h120M430 25v10" stroke="var(--muted)"/><g font-size="11" fill="var(--muted)" text-anchor="middle"><text x="130" y="25">7,200</text><text x="250" y="25">7,200</text><text x="370" y="25">7,200</text></g>
<path d="${cloud(346, 184, 160, 64)}" stroke="${coral}" stroke-width="2.500" fill="color-mix(in srgb,${coral} 14%,transparent)"/><path d="M430 192v48" stroke="${amber}" stroke-width="7"/><text x="368" y="222" font-size="14" font-weight="600" fill="var(--text)">B 14</text>
${columns.map((x, i) => bubble(x, 416, 'ABCDE'[i] ?? '')).join('')}${rows.map((y, i) => bubble(28, y, String(i + 1))).join('')}</svg>`;
};
