import { join } from 'node:path';
import { encodePicture, palette, textToPath, type ArtJob, type Easel } from '../../../../shared-content/art';
import { getIco } from './getIco';
import { mark, smallMark } from '../../../../shared-content/art/markGeometry';
import { webManifest } from './webManifest';

const publicFolder = join(import.meta.dirname, '../../public');
const assets = join(import.meta.dirname, '../../assets/brand');

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
const { ink, surface2, jade, jadeLight, jadeDeep } = palette;

// The root's color is what an <img> shows; where the file is inlined, a style's color wins over the attribute.
const markSvg = `<svg ${xmlns} viewBox="0 0 64 64" color="${jade}"><path fill="currentColor" d="${mark.center}${mark.middle}${mark.outer}${mark.water}"/></svg>\n`;

/** The mark on its night-water tile; `share` is the part of the tile's side that the mark takes. */
function tile(side: number, share: number, corner: number, shape = mark): string {
  const scale = (side * share) / 64;
  const off = (side - 64 * scale) / 2;
  const petals = `<g fill="url(#p)"><path d="${shape.outer}" opacity=".72"/><path d="${shape.middle}" opacity=".88"/><path d="${shape.center}"/></g>`;
  const gradients = `<linearGradient id="p" x1="0" y1="6" x2="0" y2="47" gradientUnits="userSpaceOnUse"><stop stop-color="${jadeLight}"/><stop offset="1" stop-color="${jade}"/></linearGradient><linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${surface2}"/><stop offset="1" stop-color="${ink}"/></linearGradient>`;
  return `<svg ${xmlns} viewBox="0 0 ${side} ${side}"><defs>${gradients}</defs><rect width="${side}" height="${side}" rx="${corner}" fill="url(#b)"/><g transform="translate(${off} ${off}) scale(${scale})">${petals}<path fill="${jadeDeep}" d="${shape.water}"/></g></svg>\n`;
}

async function drawNames({ studio, save }: Easel): Promise<void> {
  const first = await textToPath(studio, 'Shapla', { size: 34, weight: 660, tracking: -0.022 });
  const second = await textToPath(studio, 'Systems', { size: 34, weight: 440, tracking: -0.015 });
  const gap = 8.5;
  const width = Math.ceil(first.width + gap + second.width);
  const words = `<path d="${first.d}"/><path d="${second.d}" transform="translate(${first.width + gap} 0)" opacity=".78"/>`;
  const root = (box: string) => `<svg ${xmlns} viewBox="${box}" color="${palette.text}" fill="currentColor">`;
  await save(join(assets, 'wordmark.svg'), `${root(`0 -28 ${width} 38`)}${words}</svg>\n`);
  const lockup = `<path fill="${jade}" d="${mark.center}${mark.middle}${mark.outer}${mark.water}"/><g transform="translate(78 45)">${words}</g>`;
  await save(join(assets, 'lockup.svg'), `${root(`0 0 ${78 + width} 64`)}${lockup}</svg>\n`);
}

export const drawBrand: ArtJob = {
  name: 'brand',
  async draw(easel) {
    const png = (svg: string, width: number) => encodePicture(Buffer.from(svg), { format: 'png', width });
    const sized = (svg: string, side: number) =>
      svg.replace('<svg ', `<svg width="${side}" height="${side}" `);
    const icon = async (svg: string, side: number) => png(sized(svg, side), side);

    await easel.save(join(assets, 'mark.svg'), markSvg);
    await drawNames(easel);

    const small = tile(64, 0.94, 14, smallMark);
    await easel.save(join(publicFolder, 'favicon.svg'), small);
    const entries = [16, 32, 48].map(async (side) => ({ side, png: await icon(small, side) }));
    await easel.save(join(publicFolder, 'favicon.ico'), getIco(await Promise.all(entries)));

    // Phones cut their own corners: the touch icon is square, the maskable one keeps to the inner 80 %.
    await easel.save(join(publicFolder, 'apple-touch-icon.png'), await icon(tile(180, 0.72, 0), 180));
    await easel.save(join(publicFolder, 'icon-192.png'), await icon(tile(192, 0.74, 42), 192));
    await easel.save(join(publicFolder, 'icon-512.png'), await icon(tile(512, 0.74, 112), 512));
    await easel.save(join(publicFolder, 'icon-maskable-192.png'), await icon(tile(192, 0.54, 0), 192));
    await easel.save(join(publicFolder, 'icon-maskable-512.png'), await icon(tile(512, 0.54, 0), 512));
    await easel.save(join(publicFolder, 'site.webmanifest'), `${JSON.stringify(webManifest, null, 2)}\n`);
  },
};
