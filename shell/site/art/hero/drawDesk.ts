import { join } from 'node:path';
import { type ArtJob, palette, textToPath, type TypeStyle } from '../../../../shared-content/art';
import { palette as theme } from '../../../../shared-content/theme/palette';

/** Drawn for a phone, which shows it at three quarters: no letter is smaller than 18 units, 13 px there. */
const width = 480;
const height = 312;

interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly color: string;
  readonly style: TypeStyle;
  readonly end?: true;
}

const small = { size: 18, weight: 500 };
const queue = [
  { number: 'A27', name: 'Rahima K.', wait: 'Room 2' },
  { number: 'A28', name: 'Jahid H.', wait: '2 min' },
  { number: 'A29', name: 'Sumaiya A.', wait: '4 min' },
] as const;
const rowAt = (row: number) => 148 + row * 50;

const lines: readonly Line[] = [
  { text: 'Front desk', x: 24, y: 40, color: palette.text, style: { size: 20, weight: 600 } },
  { text: 'Nirmal Clinics', x: 456, y: 40, color: palette.muted, style: small, end: true },
  { text: 'wait at the desk, down from 19', x: 24, y: 128, color: palette.muted, style: small },
  ...queue.flatMap(({ number, name, wait }, row): Line[] => [
    {
      text: number,
      x: 38,
      y: rowAt(row) + 30,
      color: row ? palette.muted : palette.jade,
      style: { size: 18, weight: 600 },
    },
    { text: name, x: 98, y: rowAt(row) + 30, color: palette.text, style: small },
    {
      text: wait,
      x: 442,
      y: rowAt(row) + 30,
      color: row ? palette.muted : palette.jadeLight,
      style: small,
      end: true,
    },
  ]),
];

// It runs once, within three seconds, and not at all as `desk.svg#still`: what is drawn is its end.
const motion = `.was{opacity:0}
.fall{stroke-dasharray:1;animation:fall 2s .5s ease-out backwards}
.was{animation:was 1.7s step-end}.now{animation:now .4s 1.7s backwards}
.called{animation:now .5s 2.2s backwards}
@keyframes fall{from{stroke-dashoffset:1}}@keyframes was{from{opacity:1}}@keyframes now{from{opacity:0}}
#still:target~*{animation:none}`.replaceAll('\n', '');

/** A reception's queue as Nirmal Clinics' desks see it: what the company makes, on the first screen. */
export const drawDesk: ArtJob = {
  name: 'desk',
  async draw({ studio, save }) {
    const write = async ({ text, x, y, color, style, end }: Line) => {
      const { d, width: long } = await textToPath(studio, text, style);
      return `<path transform="translate(${end ? (x - long).toFixed(1) : x} ${y})" fill="${color}" d="${d}"/>`;
    };
    const figure = { x: 24, y: 98, style: { size: 46, weight: 650, tracking: -0.03 } };
    const words = await Promise.all(lines.map(write));
    const was = await write({ ...figure, text: '19 min', color: theme.danger });
    const now = await write({ ...figure, text: '4 min', color: palette.jade });
    const rows = queue
      .map(
        (_, row) =>
          `<rect x="24" y="${rowAt(row)}" width="432" height="44" rx="12" fill="${row ? '#ffffff08' : `${palette.jade}26`}"${row ? '' : ` class="called" stroke="${palette.jade}" stroke-opacity=".7"`}/>`,
      )
      .join('');
    await save(
      join(import.meta.dirname, '../../assets/hero/desk.svg'),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${motion}</style><g id="still"/><rect x=".75" y=".75" width="478.5" height="310.5" rx="22" fill="${palette.surface1}" fill-opacity=".94" stroke="${palette.muted}" stroke-opacity=".4" stroke-width="1.5"/><path class="fall" pathLength="1" d="M262 66C300 62 316 72 338 84S380 112 456 114" fill="none" stroke="${palette.jade}" stroke-width="3" stroke-linecap="round"/><circle class="now" cx="456" cy="114" r="6" fill="${palette.jadeLight}"/>${rows}${words.join('')}<g class="was">${was}</g><g class="now">${now}</g></svg>\n`,
    );
  },
};
