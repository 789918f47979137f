import type { Kysely } from 'kysely';
import type { Config } from '../config/config';
import type { Database, Storage } from '../storage/engine/database';
import { StartError } from 'shared-content/server/startError';

/** What every owner command receives. */
export interface OwnerContext {
  readonly config: Config;
  readonly open: () => Promise<Storage>;
  readonly print: (text: string) => void;
  /** The user who runs the commands, for the audit trail: `shell:` and the system user's name. */
  readonly actor: string;
}

/** Opens the database for one command, and closes it in any case. */
export async function withDatabase<T>(
  { open }: OwnerContext,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const storage = await open();
  try {
    return await work(storage.db);
  } finally {
    await storage.close();
  }
}

/** A request of the owner that cannot be fulfilled: one line, no stack. */
export class OwnerError extends StartError {
  constructor(message: string) {
    super(message);
    this.name = 'OwnerError';
  }
}
