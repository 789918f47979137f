import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../.cache');

/** The release store of the tests' site. */
export const testStore = process.env.E2E_SITE_DIR ?? path.join(cache, 'e2e-site');

export interface StoreCopy {
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

/** A copy of that store for a test that releases into it. */
export async function storeCopy(name: string): Promise<StoreCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), `${name}-`));
  const remove = () => rm(folder, { recursive: true, force: true });
  await cp(testStore, folder, { recursive: true, verbatimSymlinks: true });
  return { folder, remove };
}
