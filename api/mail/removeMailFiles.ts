import type { Kysely } from 'kysely';
import type { Database } from '../storage/engine/database';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Deletes the .eml files of these mails, whose names end with the mail's id. Returns the number of files. */
export function removeMailFiles(dataDir: string, mailIds: string[]): number {
  const folder = join(dataDir, 'mails');
  if (mailIds.length === 0 || !existsSync(folder)) return 0;
  const ids = new Set(mailIds);
  const files = readdirSync(folder).filter((file) => ids.has(file.replace(/\.eml(\.part)?$/, '').slice(-36)));
  for (const file of files) rmSync(join(folder, file), { force: true });
  return files.length;
}

/** Deletes the file of a mail whose person was erased while it was being written: the erasure came too early to find it. */
export async function removeIfErased(db: Kysely<Database>, dataDir: string, mailId: string): Promise<void> {
  const row = await db.selectFrom('mails').select('id').where('id', '=', mailId).executeTakeFirst();
  if (!row) removeMailFiles(dataDir, [mailId]);
}
