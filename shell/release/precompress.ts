import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What is worth compressing; pictures, fonts and videos are already. */
export const compressible = /\.(js|css|html|svg|json|xml|txt|webmanifest)$/;

/**
 * Writes `.br` and `.gz` twins beside each compressible file below a folder.
 *
 * @param quality of brotli, 11 at most; development builds are large and live shortly
 */
export async function precompress(folder: string, quality = 11): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const data = await readFile(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      };
      await Promise.all([
        brotli(data, { params }).then((small) => writeFile(`${file}.br`, small)),
        zip(data, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
      ]);
    }),
  );
}
