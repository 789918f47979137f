import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type BuiltFile, mapEnding } from '../artifact/build.contract';
import { filesBelow } from '../artifact/durable';
import { getFile } from '../artifact/manifest';

const brotli = promisify(brotliCompress);

/**
 * Compresses the maps of a build.
 *
 * @param folder `maps` of the build
 * @returns name → length and hash, for build.json
 */
export async function keepMaps(folder: string): Promise<Record<string, BuiltFile>> {
  const kept = await Promise.all(
    (await filesBelow(folder)).sort().map(async (file): Promise<[string, BuiltFile]> => {
      const from = path.join(folder, file);
      const data = await brotli(await readFile(from), {
        params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 },
      });
      const name = file.replace(/\.map$/, mapEnding);
      await writeFile(path.join(folder, name), data);
      await rm(from);
      return [name, getFile(data)];
    }),
  );
  return Object.fromEntries(kept);
}
