import { resolve } from 'node:path';

/** Paths in the environment are relative to the repository, whichever folder a command runs in. */
export function repositoryRoot(): string {
  return resolve(import.meta.dirname, '../..');
}
