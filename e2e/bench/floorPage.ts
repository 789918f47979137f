import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { precompress } from '../../shell/platform/store/precompress';
import { getLiveFile } from '../monolith/federationCost';

const documentBytes = 30_000;
const distinctBytes = 6_000;
const pictureBytes = 40_000;
const [width, height] = [1000, 562];

/** URLs of assets with an ending that a text names, each once. */
const assetsIn = (text: string, ending: string) => [
  ...new Set([...text.matchAll(new RegExp(`/assets/[^"'\\s,)]+\\.${ending}`, 'g'))].map(([url]) => url)),
];

/** Re-encodes a picture to about 40 kB. */
async function getPicture(file: string): Promise<Buffer> {
  let [low, high] = [1, 100];
  let best = Buffer.alloc(0);
  while (low <= high) {
    const quality = (low + high) >> 1;
    const encoded = await sharp(file).resize({ width, height }).webp({ quality }).toBuffer();
    if (Math.abs(encoded.length - pictureBytes) < Math.abs(best.length - pictureBytes)) best = encoded;
    if (encoded.length > pictureBytes) high = quality - 1;
    else low = quality + 1;
  }
  return best;
}

/** Paragraphs of a document, without tags. */
const getParagraphs = (html: string) =>
  (/<main.*<\/main>/s.exec(html)?.[0] ?? html)
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, '\n')
    .split(/\s*\n\s*/)
    .filter((line) => line.length > 20);

/**
 * Writes the floor page, to which all others are compared. It has 30 kB of HTML, one picture of 40 kB, one font
 * and no JavaScript, all from the site itself.
 *
 * @param store the release store whose live Home provides text, font and picture
 */
export async function writeFloorPage(store: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const home = await readFile(getLiveFile(store, 'index.html'), 'utf8');
  const pictures = await Promise.all(
    ['avif', 'webp', 'jpg'].flatMap((ending) =>
      assetsIn(home, ending).map(async (url) => ({ url, bytes: (await stat(path.join(store, url))).size })),
    ),
  );
  const largest = pictures.toSorted((a, b) => b.bytes - a.bytes)[0];
  const font = assetsIn(home, 'woff2')[0];
  if (!largest || !font) throw new Error('Home of the store names no picture or no font for the floor page.');
  await writeFile(path.join(folder, 'picture.webp'), await getPicture(path.join(store, largest.url)));
  await writeFile(path.join(folder, 'font.woff2'), await readFile(path.join(store, font)));

  const head = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="A page of the same kind without JavaScript."><link rel="icon" href="data:,"><link rel="preload" href="/font.woff2" as="font" type="font/woff2" crossorigin><style>@font-face{font-family:Site;src:url(/font.woff2) format("woff2");font-weight:100 900;font-display:swap}body{font:18px/1.6 Site,sans-serif;margin:0 auto;max-width:60rem;padding:1rem}img{width:100%;height:auto}</style></head><body><main><h1>A page of the same kind without JavaScript</h1><img src="/picture.webp" alt="" width="${width}" height="${height}" fetchpriority="high">`;
  const end = '</main></body></html>';
  // The same paragraphs repeated: about 2 kB when compressed, so that the floor is low.
  let [words, body] = ['', ''];
  for (const paragraph of getParagraphs(home))
    if (words.length < distinctBytes) words += `<p>${paragraph}</p>`;
  while (head.length + body.length + end.length < documentBytes) body += words;
  body = body.slice(0, body.lastIndexOf('</p>', documentBytes - head.length - end.length) + 4);
  await writeFile(path.join(folder, 'index.html'), head + body + end);
  await precompress(folder);
}
