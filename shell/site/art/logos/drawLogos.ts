import { join } from 'node:path';
import sharp from 'sharp';
import { type ArtJob, encodePicture } from '../../../../shared-content/art';
import { hero } from '../../content/hero';
import { composeLogo } from './composeLogo';
import { logoList } from './logoList';

/** The size of one logo, in device pixels: twice its size on the first screen. */
const row = { width: 275, height: 88 };
const assets = join(import.meta.dirname, '../../assets');

export const drawLogos: ArtJob = {
  name: 'logos',
  async draw({ studio, save }) {
    const drawn = new Map<string, string>();
    for (const logo of logoList) {
      const svg = await composeLogo(studio, logo);
      drawn.set(logo.name, svg);
      await save(join(assets, 'client-logos', `${logo.name}.svg`), svg);
    }
    // Those of Home's first screen, one below the other: as SVG files, they cost a phone some 90 ms to lay out.
    const rows = await Promise.all(
      hero.clients.names.map((name) =>
        sharp(Buffer.from(drawn.get(name) ?? ''), { density: 288 })
          .resize(row)
          .toBuffer(),
      ),
    );
    const strip = sharp({
      create: { ...row, height: row.height * rows.length, channels: 4, background: '#0000' },
    }).composite(rows.map((input, place) => ({ input, top: place * row.height, left: 0 })));
    const picture = await encodePicture(await strip.png().toBuffer(), { format: 'avif', quality: 45 });
    await save(join(assets, 'hero/logos.avif'), picture);
  },
};
