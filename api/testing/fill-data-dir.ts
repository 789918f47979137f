import { join } from 'node:path';
import { openPglite } from '../storage/open-pglite';
import { copyFolder, templateFolder } from './template-folder';

/** Puts a migrated database into a data folder in a tenth of the time that creating it takes. */
export async function fillDataDir(dataDir: string): Promise<void> {
  const here = import.meta.dirname;
  const madeOf = [
    join(here, '../storage/migrate.ts'),
    join(here, '../storage/migrations/2025-09-24-enquiries-subscribers-mails.ts'),
    join(here, '../storage/durable-node-fs.ts'),
    join(here, '../package.json'),
  ];
  const template = await templateFolder('pglite', madeOf, async (folder) => {
    const storage = await openPglite(folder);
    await storage.close();
  });
  copyFolder(template, dataDir);
}
