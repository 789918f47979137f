import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { decode, encode } from '@jridgewell/sourcemap-codec';
import type { BuiltFile } from '../artifact/build.contract';
import { filesBelow } from '../artifact/durable';
import { getFile } from '../artifact/manifest';

const brotli = promisify(brotliCompress);

/** Ending of a stored map. Maps are compressed, as only `npm run trace` reads them and compression saves nine tenths. */
export const mapEnding = '.map.br';

/** A position in a script where text of another length was inserted. */
export interface Edit {
  readonly offset: number;
  /** Number of added characters; negative if characters were removed. */
  readonly added: number;
}

/** Corrects a script's mappings after edits, which move everything behind them on their line. */
export function shiftMappings(mappings: string, script: string, edits: readonly Edit[]): string {
  const places = edits.map(({ offset, added }) => {
    const before = script.slice(0, offset).split('\n');
    return { line: before.length - 1, column: before.at(-1)?.length ?? 0, added };
  });
  const lines = decode(mappings);
  for (const [number, segments] of lines.entries()) {
    const here = places.filter(({ line }) => line === number);
    for (const segment of here.length > 0 ? segments : []) {
      const [column] = segment;
      segment[0] = here.reduce((sum, edit) => (edit.column < column ? sum + edit.added : sum), column);
    }
  }
  return encode(lines);
}

/**
 * Prepares the maps of a build for storage: corrects them for the edits of their scripts, and compresses them.
 *
 * @param folder `maps` of the build
 * @param edited script → its text before the edits, and the edits
 * @returns name → length and hash, for build.json
 */
export async function keepMaps(
  folder: string,
  edited: ReadonlyMap<string, { readonly text: string; readonly edits: readonly Edit[] }>,
): Promise<Record<string, BuiltFile>> {
  const kept = await Promise.all(
    (await filesBelow(folder)).sort().map(async (file): Promise<[string, BuiltFile]> => {
      const from = path.join(folder, file);
      const map = JSON.parse(await readFile(from, 'utf8')) as { mappings: string };
      const change = edited.get(file.replace(/\.map$/, ''));
      if (change) map.mappings = shiftMappings(map.mappings, change.text, change.edits);
      const data = await brotli(JSON.stringify(map), {
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
