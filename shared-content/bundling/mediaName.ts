import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { NormalModule, PathData } from 'webpack';
import { mediaFolder } from '../artifact/manifest';

/** What is named after its bytes. Drawings, which are text, compress to other bytes with another zlib: they stay in their version. */
export const mediaFile = /\.(avif|webp|png|jpg|webm|mp4|woff2)$/;

/** Name of a picture, without size and format: of `lily-480.avif`, `lily-960.webp`, `lily-2x.avif` it is `lily`. */
const getPicture = (file: string) => path.basename(file).replace(/(?:-\d+|-2x)?\.\w+$/, '');

/** Seven hexadecimal digits of the hash over all sizes and formats of a picture that lie beside it, itself among them. */
function createHashFor(file: string): string {
  const [folder, picture] = [path.dirname(file), getPicture(file)];
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort())
    if (mediaFile.test(name) && getPicture(name) === picture)
      hash.update(`${name}\0`).update(readFileSync(path.join(folder, name)));
  return hash.digest('hex').slice(0, 7);
}

/**
 * Name of a built picture, film or font, for webpack: its own with a hash of its bytes in it, so that it lies beside the versions,
 * not in them. A visitor who comes back after a release has it still, and a document names the same ones. All sizes of a
 * picture have one hash, as a document names up to a hundred, and a compressor writes each hash but once.
 */
export const mediaName = ({ module }: PathData): string =>
  `${mediaFolder}/[name].${createHashFor((module as NormalModule).resource)}[ext]`;
