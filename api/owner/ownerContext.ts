import type { Config } from '../config/config';
import type { Connection, Db } from '../storage/engine/database';

/** What every owner command receives. */
export interface OwnerContext {
  readonly config: Config;
  readonly open: () => Promise<Connection>;
  readonly print: (text: string) => void;
}

/** Opens the database for one command, and closes it in any case. */
export async function withDatabase<T>(
  { open }: Pick<OwnerContext, 'open'>,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const storage = await open();
  try {
    return await work(storage.db);
  } finally {
    await storage.close();
  }
}
