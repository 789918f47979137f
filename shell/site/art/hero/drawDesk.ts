import { join } from 'node:path';
import { type ArtJob, encodePicture, palette } from '../../../../shared-content/art';

/** Drawn for a phone, which shows it at three quarters: no letter is smaller than 18 units, 13 px there. */
const width = 480;
const height = 312;

interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly color: string;
  readonly size?: number;
  readonly weight?: number;
  readonly isAtEnd?: boolean;
}

const queue = [
  { number: 'A27', name: 'Rahima K.', wait: 'Room 2' },
  { number: 'A28', name: 'Jahid H.', wait: '2 min' },
  { number: 'A29', name: 'Sumaiya A.', wait: '4 min' },
] as const;
const rowAt = (row: number) => 148 + row * 50;

const lines: readonly Line[] = [
  { text: 'Front desk', x: 24, y: 40, color: palette.text, size: 20, weight: 600 },
  { text: 'Nirmal Clinics', x: 456, y: 40, color: palette.muted, isAtEnd: true },
  { text: '4 min', x: 24, y: 98, color: palette.jade, size: 46, weight: 650 },
  { text: 'wait at the desk, down from 19', x: 24, y: 128, color: palette.muted },
  ...queue.flatMap(({ number, name, wait }, row): Line[] => [
    { text: number, x: 38, y: rowAt(row) + 30, color: row ? palette.muted : palette.jade, weight: 600 },
    { text: name, x: 98, y: rowAt(row) + 30, color: palette.text },
    {
      text: wait,
      x: 442,
      y: rowAt(row) + 30,
      color: row ? palette.muted : palette.jadeLight,
      isAtEnd: true,
    },
  ]),
];

/** A reception's queue as Nirmal Clinics' desks see it: what the company makes, on the first screen. */
export const drawDesk: ArtJob = {
  name: 'desk',
  async draw({ studio, save }) {
    const words = lines.map(
      ({ text, x, y, color, size = 18, weight = 500, isAtEnd }) =>
        `<text x="${x}" y="${y}" fill="${color}" font-size="${size}" font-weight="${weight}"${size > 40 ? ' letter-spacing="-.03em"' : ''}${isAtEnd ? ' text-anchor="end"' : ''}>${text}</text>`,
    );
    const rows = queue.map(
      (_, row) =>
        `<rect x="24" y="${rowAt(row)}" width="432" height="44" rx="12" fill="${row ? '#ffffff08' : `${palette.jade}26`}"${row ? '' : ` stroke="${palette.jade}" stroke-opacity=".7"`}/>`,
    );
    const drawn = await studio.picture(
      `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect x=".75" y=".75" width="478.5" height="310.5" rx="22" fill="${palette.surface1}" fill-opacity=".94" stroke="${palette.muted}" stroke-opacity=".4" stroke-width="1.5"/><path d="M262 66C300 62 316 72 338 84S380 112 456 114" fill="none" stroke="${palette.jade}" stroke-width="3" stroke-linecap="round"/><circle cx="456" cy="114" r="6" fill="${palette.jadeLight}"/>${rows.join('')}${words.join('')}</svg>`,
      { width, height, scale: 2 },
    );
    await save(
      join(import.meta.dirname, '../../assets/hero/desk.avif'),
      await encodePicture(drawn, { format: 'avif', quality: 40 }),
    );
  },
};
