import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The size of a document or some scripts, and the budget of its composition. */
export interface Weighed {
  /** Route of a document, or what the scripts are for. */
  readonly name: string;
  /** As sent (brotli). */
  readonly bytes: number;
  readonly budget: number;
}

/** The sizes of a generation, written by compose: the budgets belong to the composer of the shell's version. */
export interface Weights {
  readonly documents: readonly Weighed[];
  readonly scripts: readonly (Weighed & { readonly app: string })[];
}

export const weightsFile = 'weights.json';

/** Reads a generation's sizes; undefined for one that was composed before this file existed. */
export const readWeights = (folder: string): Promise<Weights | undefined> =>
  readFile(path.join(folder, weightsFile), 'utf8').then(
    (text) => JSON.parse(text) as Weights,
    () => undefined,
  );
