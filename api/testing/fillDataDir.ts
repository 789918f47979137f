import { join } from 'node:path';
import { openPglite } from '../storage/engine/openPglite';
import { copyFolder, templateFolder } from './templateFolder';

/** Copies a migrated database into a data folder, in a tenth of the time that creating it takes. */
export async function fillDataDir(dataDir: string): Promise<void> {
  const here = import.meta.dirname;
  const engine = join(here, '../storage/engine');
  const madeOf = [join(engine, 'migrate.ts'), join(engine, 'migrations.ts'), join(here, '../package.json')];
  const template = await templateFolder('pglite', madeOf, async (folder) => {
    const storage = await openPglite(folder);
    await storage.close();
  });
  copyFolder(template, dataDir);
}
