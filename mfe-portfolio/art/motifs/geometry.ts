import { inks } from '../kit/inks';

const { lagoon, coral, moss } = inks;

/** The right triangle with a square on each side, 300 by 290. */
export const pythagoras = (width: number) => {
  const letter = (x: number, y: number, text: string, color = 'var(--text)') =>
    `<text x="${x}" y="${y}" font-size="19" font-weight="600" fill="${color}" text-anchor="middle">${text}</text>`;
  const grid = Array.from({ length: 14 }, (_, i) => `M${i * 22} 0V290M0 ${i * 22}H300`).join('');
  return `<svg width="${width}" height="${(width * 290) / 300}" viewBox="0 0 300 290" fill="none" style="font-family:var(--type)"><path d="${grid}" stroke="var(--line)"/>
<path d="M110 190L110 110L30 110L30 190Z" fill="${lagoon}" fill-opacity=".3" stroke="${lagoon}" stroke-width="2.500"/><path d="M110 190H206V286H110Z" fill="${moss}" fill-opacity=".3" stroke="${moss}" stroke-width="2.500"/><path d="M110 110L206 190L286 94L190 14Z" fill="${coral}" fill-opacity=".3" stroke="${coral}" stroke-width="2.500"/>
<path d="M110 190V110L206 190Z" fill="var(--accent)" fill-opacity=".85" stroke="var(--text)" stroke-width="2.500" stroke-linejoin="round"/><path d="M110 176h14v14" stroke="var(--on)" stroke-width="2.500"/>${letter(70, 156, 'a²', lagoon)}${letter(158, 244, 'b²', moss)}${letter(198, 108, 'c²', coral)}</svg>`;
};
