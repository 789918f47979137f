import { resolve } from 'node:path';

/** The repository's folder. Paths in the environment are relative to it, whichever folder a command runs in. */
export function repositoryRoot(): string {
  return resolve(import.meta.dirname, '../..');
}
