import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { filesBelow } from 'shared-content/artifact/durable';
import { forEachConcurrently } from './objects/ObjectStore';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unpack = { br: promisify(brotliDecompress), gz: promisify(gunzip) };

/** Files worth compressing; pictures, fonts and videos already are compressed. */
export const compressible = /\.(js|css|html|svg|json|xml|txt|webmanifest)$/;

/** Whether the bytes of a compressed form (`page.js.br`) unpack to a file. */
export const isCompressedForm = (file: Buffer, name: string, packed: Buffer): Promise<boolean> =>
  unpack[name.endsWith('.br') ? 'br' : 'gz'](packed).then(
    (bytes) => bytes.equals(file),
    () => false,
  );

/** The compressed forms of the same file elsewhere, if they are whole and the file is equal. */
async function compressedBefore(data: Buffer, before: string) {
  const [file, br, gz] = await Promise.all(
    [before, `${before}.br`, `${before}.gz`].map((name) => readFile(name).catch(() => undefined)),
  );
  if (!br || !gz || !file?.equals(data)) return undefined;
  const areWhole = await Promise.all([isCompressedForm(data, '.br', br), isCompressedForm(data, '.gz', gz)]);
  return areWhole.every(Boolean) ? { br, gz } : undefined;
}

interface PrecompressOptions {
  /** Of brotli, 11 at most; development builds are large and short-lived. */
  readonly quality?: number;
  /** Folder of another generation; compressed forms of equal files are copied from it. */
  readonly before?: string;
}

/**
 * Writes `.br` and `.gz` beside each compressible file below a folder. A few at once: zlib works in threads of its
 * own. After a failure nothing is written any more, so that the caller may remove the folder.
 */
export async function precompress(
  folder: string,
  { quality = 11, before }: PrecompressOptions = {},
): Promise<void> {
  const files = (await filesBelow(folder)).filter((file) => compressible.test(file));
  await forEachConcurrently(files, async (name) => {
    const file = path.join(folder, name);
    const data = await readFile(file);
    const known = before && (await compressedBefore(data, path.join(before, name)));
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    };
    const { br, gz } = known || {
      br: await brotli(data, { params }),
      gz: await zip(data, { level: 9 }),
    };
    await writeFile(`${file}.br`, br);
    await writeFile(`${file}.gz`, gz);
  });
}
