import { fileURLToPath } from 'node:url';
import { type ArtJob, encodePicture, palette, seededRandom } from '../../shared-content/art';

const folder = fileURLToPath(new URL('../assets/map/', import.meta.url));
const size = { width: 1200, height: 800 };
/** Beside the facts the map is large. Above or below them it is half as large, with larger letters. */
const editions = [
  { name: 'office', width: 1600, lettering: 0.68, budget: 70_000 },
  { name: 'office-small', width: 1200, lettering: 0.94, budget: 60_000 },
] as const;

/** Colors that only this sketch uses. */
const tones = {
  ground: '#0e1923',
  road: '#21333f',
  avenue: '#2b414e',
  rail: '#3a4a55',
  park: '#123529',
} as const;

// The pin is in the middle, so that the picture can be cropped at any side.
const pin = { x: 600, y: 400 };
const grid = { left: 250, right: 905, top: -80, bottom: 880, column: 82, row: 118 };

// Behind the lake's nearer shore, so that streets end at the water.
const shore = 1004;

const line = (d: string, width: number, color: string, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" ${more || 'stroke-linecap="round"'} stroke-linejoin="round"/>`;

/** Draws names on the map, scaled by `lettering`. */
const letterer =
  (lettering: number) =>
  (place: string, text: string, size = 25, more = '') =>
    `<text transform="${place}" font-size="${(size * lettering).toFixed(1)}" font-weight="560" fill="${palette.text}" letter-spacing="0.2" paint-order="stroke" stroke="${tones.ground}" stroke-width="${(8 * lettering).toFixed(1)}" stroke-linejoin="round" ${more}>${text}</text>`;

/** The place of a name in the larger lettering: no house is drawn behind it. */
const clearings = [{ left: 372, right: 538, top: 566, bottom: 616 }] as const;

const isClear = (x: number, y: number) =>
  clearings.some(({ left, right, top, bottom }) => x > left - 28 && x < right && y > top - 20 && y < bottom);

/** Houses along the roads, each block with its own rhythm. None in the park, the lake or behind names. */
function houses(): string {
  const random = seededRandom('office map');
  let drawn = '';
  for (let x = grid.left; x < grid.right - 10; x += grid.column)
    for (let y = grid.top; y < grid.bottom; y += grid.row) {
      const park = x > 690 && x < 860 && y > 150 && y < 330;
      for (let row = 0; row < 2; row += 1) {
        let top = y + 12;
        while (top < y + grid.row - 22) {
          const height = random.between(15, 27);
          const width = random.between(21, 28);
          if (!park && !isClear(x + 12 + row * 32, top) && random.next() > 0.12)
            drawn += `<rect x="${(x + 12 + row * 32).toFixed(1)}" y="${top.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" rx="2" fill="${palette.text}" fill-opacity="${(0.05 + random.next() * 0.05).toFixed(3)}"/>`;
          top += height + 5;
        }
      }
    }
  // A row along the highway, so that the sector does not float in the dark.
  for (let y = grid.top; y < grid.bottom; y += 34)
    if ((y < 190 || y > 590) && random.next() > 0.25)
      drawn += `<rect x="210" y="${y + 4}" width="${random.between(20, 28).toFixed(1)}" height="${random.between(16, 25).toFixed(1)}" rx="2" fill="${palette.text}" fill-opacity="${(0.04 + random.next() * 0.04).toFixed(3)}"/>`;
  return drawn;
}

/** The sector's streets: a planned grid, its avenues wider than its roads. */
function streets(): string {
  let drawn = '';
  let index = 0;
  for (let x = grid.left; x <= grid.right; x += grid.column, index += 1)
    drawn += line(
      `M${x} ${grid.top}V${grid.bottom}`,
      index % 4 === 0 ? 11 : 6,
      index % 4 === 0 ? tones.avenue : tones.road,
    );
  index = 0;
  for (let y = grid.top; y <= grid.bottom; y += grid.row, index += 1)
    drawn += line(
      `M${grid.left} ${y}H${shore}`,
      index % 3 === 1 ? 11 : 6,
      index % 3 === 1 ? tones.avenue : tones.road,
    );
  return drawn;
}

const lake =
  'M905 -40C960 40 925 150 968 240C1005 320 950 400 985 490C1020 590 970 690 1010 860L1100 860C1075 700 1110 600 1078 500C1048 400 1092 320 1060 235C1030 150 1056 60 1010 -40Z';

function rings(): string {
  return [26, 46, 72, 104, 142]
    .map(
      (r, index) =>
        `<ellipse cx="${pin.x}" cy="${pin.y}" rx="${r * 1.45}" ry="${r}" fill="none" stroke="${palette.jade}" stroke-opacity="${0.5 - index * 0.09}" stroke-width="1.5"/>`,
    )
    .join('');
}

const marker = `<ellipse cx="0" cy="4" rx="13" ry="5" fill="${palette.ink}" fill-opacity="0.6"/>
  <path d="M0 2C-5-13-26-24-26-45A26 26 0 0 1 26-45C26-24 5-13 0 2Z" fill="${palette.jade}"/>
  <circle cx="0" cy="-45" r="10" fill="${palette.ink}"/>`;

/** A street's name on a plate of the street's color, as wide as its letters. */
const plate = (x: number, y: number, width: number, lettering: number, name: string) =>
  `<g transform="translate(${x} ${y}) scale(${lettering})"><rect x="${-width / 2}" y="-19" width="${width}" height="38" rx="9" fill="${tones.avenue}"/><text y="9" text-anchor="middle" font-size="25" font-weight="560" fill="${palette.text}">${name}</text></g>`;

/** The company's name on a plate below the pin. */
const sign = `<g transform="translate(0 26)"><rect x="-116" width="232" height="46" rx="23" fill="${palette.ink}" fill-opacity="0.86" stroke="${palette.jade}" stroke-opacity="0.6" stroke-width="1.5"/><text y="31.5" text-anchor="middle" font-size="26" font-weight="600" fill="${palette.text}">Shapla Systems</text></g>`;

function map(lettering: number): string {
  const label = letterer(lettering);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}" font-family="Instrument Sans">
  <defs>
    <linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0d3a44"/><stop offset="1" stop-color="#0a2833"/></linearGradient>
    <radialGradient id="light" cx="0.5" cy="0.5" r="0.5"><stop offset="0" stop-color="${palette.jade}" stop-opacity="0.2"/><stop offset="1" stop-color="${palette.jade}" stop-opacity="0"/></radialGradient>
  </defs>
  <rect width="${size.width}" height="${size.height}" fill="${tones.ground}"/>
  ${houses()}
  ${streets()}
  <rect x="745" y="166" width="155" height="102" rx="10" fill="${tones.park}"/>
  <path d="M760 250C790 200 850 240 886 186" fill="none" stroke="#1f5440" stroke-width="4" stroke-dasharray="2 9" stroke-linecap="round"/>
  ${line(lake, 26, tones.road)}
  <path d="${lake}" fill="url(#water)"/>
  ${line('M962 90q14-7 28 0t28 0M985 330q14-7 28 0t28 0M1010 585q14-7 28 0t28 0', 1.5, palette.jade, 'stroke-opacity="0.35"')}
  ${line('M1170 -40C1150 200 1165 460 1150 860', 5, tones.rail)}
  ${line('M1170 -40C1150 200 1165 460 1150 860', 15, tones.rail, 'stroke-dasharray="3 12"')}
  ${line('M128 -40C148 190 120 420 152 860', 34, '#2a3c49')}
  ${line('M128 -40C148 190 120 420 152 860', 26, '#334854')}
  ${line('M128 -40C148 190 120 420 152 860', 1.5, palette.amber, 'stroke-opacity="0.55" stroke-dasharray="16 12"')}
  ${line('M136 274H250M140 628H250', 13, '#2a3c49')}
  ${line(`M${grid.left} 392H${shore - 46}`, 8, '#2b404c')}
  <ellipse cx="${pin.x}" cy="${pin.y}" rx="300" ry="210" fill="url(#light)"/>
  ${rings()}
  ${label('translate(206 451) rotate(-90)', 'Dhaka–Mymensingh Highway', 25, 'text-anchor="middle"')}
  ${label('translate(822 226)', 'Park', 25, 'text-anchor="middle"')}
  ${label('translate(1018 452) rotate(84)', 'Lake')}
  ${label('translate(1108 660) rotate(92)', 'Railway')}
  ${plate(390, 392, 112, lettering, 'Road 7')}
  ${label('translate(455 600)', 'SECTOR 4', 25, 'text-anchor="middle" style="letter-spacing:.3em"')}
  <g transform="translate(${pin.x} ${pin.y}) scale(${lettering})">${marker}${sign}</g>
</svg>`;
}

/** The job that draws the map to the office: a sketch in the site's own colors, without a provider's tiles. */
export const officeMap: ArtJob = {
  name: 'office-map',
  async draw(easel) {
    for (const { name, width, lettering, budget } of editions) {
      const drawn = await easel.studio.picture(map(lettering), { ...size, scale: width / size.width });
      for (const format of ['avif', 'webp'] as const) {
        const file = await encodePicture(drawn, { format, width, quality: format === 'avif' ? 48 : 70 });
        if (file.length > budget)
          throw new Error(`${name}-${width}.${format} has ${file.length} bytes of ${budget}.`);
        await easel.save(`${folder}${name}-${width}.${format}`, file);
      }
    }
  },
};
