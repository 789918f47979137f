import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { filesBelow } from 'shared-content/artifact/durable';

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** Files worth compressing; pictures, fonts and videos already are compressed. */
export const compressible = /\.(js|css|html|svg|json|xml|txt|webmanifest)$/;

/** The compressed forms of the same file elsewhere, if they are whole and the file is equal. */
async function compressedBefore(data: Buffer, before: string) {
  const [file, br, gz] = await Promise.all(
    [before, `${before}.br`, `${before}.gz`].map((name) => readFile(name).catch(() => undefined)),
  );
  if (!br || !gz || !file?.equals(data)) return undefined;
  const same = await Promise.all([unbrotli(br), unzip(gz)]).catch(() => []);
  return same.length > 0 && same.every((one) => one.equals(data)) ? { br, gz } : undefined;
}

/**
 * Writes `.br` and `.gz` beside one file.
 *
 * @param before the same file in another generation, whose compressed forms can be copied
 */
async function compress(file: string, data: Buffer, quality: number, before?: string): Promise<void> {
  const whole = before === undefined ? undefined : await compressedBefore(data, before);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
  };
  await Promise.all([
    writeFile(`${file}.br`, whole?.br ?? (await brotli(data, { params }))),
    writeFile(`${file}.gz`, whole?.gz ?? (await zip(data, { level: 9 }))),
  ]);
}

/**
 * Compresses files while rendering goes on: zlib works in threads of its own, so each takes a core. Only a few files
 * are compressed at once, to bound the memory.
 *
 * @param quality of brotli, 11 at most; development builds are large and short-lived
 */
export function createCompressor(quality = 11) {
  const underWay = new Set<Promise<void>>();
  let failure: { readonly error: unknown } | undefined;
  return {
    /**
     * Starts on a file as soon as there is room.
     *
     * @param text to write first; undefined where the file is already there
     * @param before as for `compress`
     */
    async add(file: string, { text, before }: { text?: string; before?: string } = {}): Promise<void> {
      while (underWay.size >= 2 * availableParallelism()) await Promise.race(underWay);
      const bring = async () => {
        if (text === undefined) return compress(file, await readFile(file), quality, before);
        const data = Buffer.from(text);
        await mkdir(path.dirname(file), { recursive: true });
        await Promise.all([writeFile(file, data), compress(file, data, quality, before)]);
      };
      const work: Promise<void> = bring()
        .catch((error: unknown) => void (failure ??= { error }))
        .finally(() => underWay.delete(work));
      underWay.add(work);
    },
    /** Waits until all writing has stopped, so that a failed caller may remove the folder. */
    async settle(): Promise<void> {
      await Promise.all(underWay);
    },
    /** Waits for all files; throws the first error. */
    async finish(): Promise<void> {
      await this.settle();
      if (failure) throw failure.error;
    },
  };
}

interface PrecompressOptions {
  /** As for `createCompressor`. */
  readonly quality?: number;
  /** Folder of another generation; compressed forms of equal files are copied from it. */
  readonly before?: string;
}

/** Writes `.br` and `.gz` beside each compressible file below a folder that has none yet. */
export async function precompress(
  folder: string,
  { quality, before }: PrecompressOptions = {},
): Promise<void> {
  const files = await filesBelow(folder);
  const there = new Set(files);
  const compressor = createCompressor(quality);
  for (const file of files)
    if (compressible.test(file) && !there.has(`${file}.br`))
      await compressor.add(path.join(folder, file), { before: before && path.join(before, file) });
  await compressor.finish();
}
