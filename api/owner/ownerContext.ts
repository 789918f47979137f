import type { Kysely } from 'kysely';
import type { Config } from '../config/config';
import type { Database, Storage } from '../storage/engine/database';
import { StartError } from '../config/startError';

/** What the commands work with. */
export interface OwnerContext {
  readonly config: Config;
  readonly open: () => Promise<Storage>;
  readonly print: (text: string) => void;
  /** Who runs the commands, for the audit trail: `shell:` and the name of the system's user. */
  readonly actor: string;
}

/** Opens the database for one command and closes it whatever happens. */
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

/** Something that the owner asked for and that cannot be: one line, no stack. */
export class OwnerError extends StartError {
  constructor(message: string) {
    super(message);
    this.name = 'OwnerError';
  }
}
