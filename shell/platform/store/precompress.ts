import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from 'shared-content/build/durable';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What is worth compressing; pictures, fonts and videos are already. */
export const compressible = /\.(js|css|html|svg|json|xml|txt|webmanifest)$/;

/** Writes `.br` and `.gz` beside one file. */
async function compress(file: string, quality: number): Promise<void> {
  const data = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
  };
  await Promise.all([
    brotli(data, { params }).then((small) => writeFile(`${file}.br`, small)),
    zip(data, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}

/**
 * Compresses files while their maker goes on to the next: zlib works in threads of its own, so that rendering
 * and compressing take a core each. A few files at once, however many there are, bound the memory.
 *
 * @param quality of brotli, 11 at most; development builds are large and live shortly
 */
export function createCompressor(quality = 11) {
  const underWay = new Set<Promise<void>>();
  let failure: { readonly error: unknown } | undefined;
  return {
    /** Takes a file on as soon as there is room. */
    async add(file: string): Promise<void> {
      while (underWay.size >= 2 * availableParallelism()) await Promise.race(underWay);
      const work: Promise<void> = compress(file, quality)
        .catch((error: unknown) => void (failure ??= { error }))
        .finally(() => underWay.delete(work));
      underWay.add(work);
    },
    /** Waits until nothing is written any more: what failed elsewhere may then clear its folder away. */
    async settle(): Promise<void> {
      await Promise.all(underWay);
    },
    /** Waits for all; throws what the first of them threw. */
    async finish(): Promise<void> {
      await this.settle();
      if (failure) throw failure.error;
    },
  };
}

/**
 * Writes `.br` and `.gz` beside each compressible file below a folder that has none yet.
 *
 * @param quality as for `createCompressor`
 */
export async function precompress(folder: string, quality?: number): Promise<void> {
  const files = await filesBelow(folder);
  const there = new Set(files);
  const compressor = createCompressor(quality);
  for (const file of files)
    if (compressible.test(file) && !there.has(`${file}.br`)) await compressor.add(path.join(folder, file));
  await compressor.finish();
}
