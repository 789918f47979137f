import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What a document or some scripts weigh, and may weigh by the budgets that it was composed with. */
export interface Weighed {
  /** Route of a document, or what the scripts are for. */
  readonly name: string;
  /** As sent (brotli). */
  readonly bytes: number;
  readonly budget: number;
}

/** What a generation weighs: written when it is composed, because budgets are the composer's, which comes with the shell. */
export interface Weights {
  readonly documents: readonly Weighed[];
  readonly scripts: readonly (Weighed & { readonly app: string })[];
}

export const weightsFile = 'weights.json';

/** What a generation weighs; undefined for one that was composed before this was written down. */
export const readWeights = (folder: string): Promise<Weights | undefined> =>
  readFile(path.join(folder, weightsFile), 'utf8').then(
    (text) => JSON.parse(text) as Weights,
    () => undefined,
  );
