import { palette, type Studio } from '../../../../shared-content/art';
import type { Logo } from './logoList';
import { markWeight } from './markPen';
import { marks } from './marks';
import { wordArt } from './wordArt';

const box = { width: 200, height: 64 };
const room = 192;
const markSide = 36;
const gap = 11;

const n = (value: number) => String(Math.round(value * 100) / 100);

/** A logo in its 200 × 64 box: mark and words side by side, from the left edge, never wider than `room`. */
export async function composeLogo(
  studio: Studio,
  { name, mark, lettering, stacked, frame }: Logo,
): Promise<string> {
  const words = name.replaceAll('-and-', ' & ').replaceAll('-', ' ');
  // An ampersand stands with the word that follows it.
  const lines = stacked ? words.split(/(?<!&) /) : [words];
  const size = stacked ? (mark ? 20.5 : 19) : 24;
  const leading = stacked ? size * 1.1 : 0;
  const drawn = await Promise.all(lines.map((line) => wordArt(studio, line, lettering, size)));
  const wordsWidth = Math.max(...drawn.map(({ width }) => width));
  const top = drawn[0]?.top ?? 0;
  const height = leading * (drawn.length - 1) - top;
  const centered = !mark;

  const text = drawn.map(({ svg, width }, i) => {
    const x = centered ? (wordsWidth - width) / 2 : 0;
    return `<g transform="translate(${n(x)} ${n(i * leading - top - height / 2)})">${svg}</g>`;
  });
  const left = mark ? markSide + gap : 0;
  const pad = frame === 'box' ? 13 : 0;
  const width = left + wordsWidth + 2 * pad;
  const scale = Math.min(1, room / width);

  const parts = [`<g transform="translate(${n(left + pad)} 0)">${text.join('')}</g>`];
  if (mark)
    parts.push(`<g transform="translate(0 ${-markSide / 2}) scale(${markSide / 32})">${marks[mark]}</g>`);
  if (frame === 'box') {
    const y = -height / 2 - 9;
    const high = height + 18;
    parts.push(
      `<rect x="1" y="${n(y)}" width="${n(width - 2)}" height="${n(high)}" rx="3" fill="none" stroke="currentColor" stroke-width="2"/>`,
    );
  }
  if (frame === 'rule') {
    parts.push(`<path d="M0 0H${n(width)}" stroke="currentColor" stroke-width="${markWeight / 2}"/>`);
  }
  const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}" width="${box.width}" height="${box.height}" color="${palette.logo}" fill="currentColor">`;
  return `${root}<g transform="translate(0 ${box.height / 2})${scale < 1 ? ` scale(${n(scale)})` : ''}">${parts.join('')}</g></svg>\n`;
}
