import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openPglite } from '../storage/engine/openPglite';
import { copyFolder, templateFolder } from './templateFolder';

/** Copies a migrated database into a data folder, in a tenth of the time that creating it takes. */
export async function fillDataDir(dataDir: string): Promise<void> {
  const here = import.meta.dirname;
  const migrations = join(here, '../storage/engine/migrations');
  const madeOf = [
    join(here, '../storage/engine/migrate.ts'),
    ...readdirSync(migrations).map((file) => join(migrations, file)),
    join(here, '../package.json'),
  ];
  const template = await templateFolder('pglite', madeOf, async (folder) => {
    const storage = await openPglite(folder);
    await storage.close();
  });
  copyFolder(template, dataDir);
}
