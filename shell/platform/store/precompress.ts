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
  unpack[name.endsWith('.br') ? 'br' : 'gz'](packed, { maxOutputLength: file.length || 1 }).then(
    (bytes) => bytes.equals(file),
    () => false,
  );

interface PrecompressOptions {
  /** Of brotli, 11 at most; development builds are large and short-lived. */
  readonly quality?: number;
  /** Reads a compressed form that was made before (`page.js.br`); it is taken where it unpacks to the file. */
  readonly known?: (name: string) => Promise<Buffer | undefined>;
}

/**
 * Writes `.br` and `.gz` beside each compressible file below a folder. A few at once: zlib works in threads of its
 * own. After a failure nothing is written any more, so that the caller may remove the folder.
 */
export async function precompress(
  folder: string,
  { quality = 11, known = async () => undefined }: PrecompressOptions = {},
): Promise<void> {
  const files = (await filesBelow(folder)).filter((file) => compressible.test(file));
  await forEachConcurrently(files, async (name) => {
    const data = await readFile(path.join(folder, name));
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    };
    const write = async (form: string, pack: () => Promise<Buffer>) => {
      const before = await known(form);
      const isSame = before && (await isCompressedForm(data, form, before));
      await writeFile(path.join(folder, form), isSame ? before : await pack());
    };
    await write(`${name}.br`, () => brotli(data, { params }));
    await write(`${name}.gz`, () => zip(data, { level: 9 }));
  });
}
