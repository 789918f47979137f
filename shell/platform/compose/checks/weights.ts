import { stat } from 'node:fs/promises';
import path from 'node:path';

/** Size of a file or of a part of a document. */
export interface Weight {
  readonly name: string;
  readonly bytes: number;
}

/** Sizes of published files in bytes: as sent (the .br beside it) where there is one, else of the file itself. */
export const weigh = (folder: string, files: Iterable<string>): Promise<Weight[]> =>
  Promise.all(
    [...new Set(files)].map(async (name) => {
      const file = path.join(folder, name);
      const { size } = await stat(`${file}.br`).catch(() => stat(file));
      return { name, bytes: size };
    }),
  );

/** The heaviest files, for a message: `a.js 20000, b.js 3000`. */
export const heaviest = (weights: readonly Weight[], most = 3): string =>
  weights
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, most)
    .map(({ name, bytes }) => `${name} ${bytes}`)
    .join(', ');
