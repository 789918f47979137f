import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { NormalModule, PathData } from 'webpack';
import { mediaFolder } from '../artifact/manifest';

/** Files named after their bytes. Not SVG drawings: another zlib compresses text to other bytes, so they stay in their version. */
export const mediaFile = /\.(avif|webp|png|jpg|webm|mp4|woff2)$/;

/** Name of a picture without size and format: `lily` for `lily-480.avif`, `lily-960.webp` and `lily-2x.avif`. */
const getPicture = (file: string) => path.basename(file).replace(/(?:-\d+|-2x)?\.\w+$/, '');

/** Seven hexadecimal digits of the hash over all sizes and formats of a picture in its folder. */
function getPictureHash(file: string): string {
  const [folder, picture] = [path.dirname(file), getPicture(file)];
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort())
    if (mediaFile.test(name) && getPicture(name) === picture)
      hash.update(`${name}\0`).update(readFileSync(path.join(folder, name)));
  return hash.digest('hex').slice(0, 7);
}

/**
 * Name of a built picture, film or font, for webpack: its own name with a hash of its bytes. So it is stored beside the
 * versions, not in them: after a release, documents name the same file and returning visitors still have it cached. All
 * sizes of a picture share one hash: a document names up to a hundred, and compression writes each hash only once.
 */
export const mediaName = ({ module }: PathData): string =>
  `${mediaFolder}/[name].${getPictureHash((module as NormalModule).resource)}[ext]`;
