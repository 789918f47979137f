import { open } from 'node:fs/promises';
import { type Document, type Element, select } from '../../http/parseHtml';

/** Paths of this site that a document links to, without query and fragment. */
export const getLinks = (page: Document) =>
  select('a[href^="/"]', page).map(({ attribs }) => (attribs.href ?? '').replace(/[?#].*$/, ''));

/** `/assets/a.avif 320w, /assets/b.avif 960w` → URLs. */
const candidates = (set: string) => set.split(/,\s+/).map((one) => one.trim().split(' ')[0] ?? '');
/** Path of an asset, whichever origin serves it, without a fragment (one drawing of several in an SVG). */
const assetPath = (url: string) =>
  url
    .trim()
    .replace(/^https?:\/\/[^/]+(?=\/assets\/)/, '')
    .replace(/#.*$/, '');

const getUrls = (elements: readonly Element[]) =>
  elements.flatMap(({ attribs: { src, href, poster, srcset } }) => [
    ...[src, href, poster].filter((url) => url !== undefined),
    ...(srcset === undefined ? [] : candidates(srcset)),
  ]);
const withUrls = '[src], [href], [poster], [srcset]';

/** Assets of the apps that a document names: pictures, fonts, scripts. */
export const getAssets = (page: Document) =>
  getUrls(select(withUrls, page))
    .map(assetPath)
    .filter((url) => url.startsWith('/assets/'));

/** Width and height of a PNG (its IHDR chunk), undefined for anything else. */
export async function pngSize(file: string): Promise<string | undefined> {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(24), 0, 24, 0).finally(() => handle.close());
  if (bytesRead < 24 || buffer.toString('latin1', 1, 4) !== 'PNG') return undefined;
  return `${buffer.readUInt32BE(16)}x${buffer.readUInt32BE(20)}`;
}
