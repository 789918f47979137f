import { once } from 'node:events';
import { createWriteStream, rmSync } from 'node:fs';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartError } from 'shared-content/server/startError';
import type { Config } from '../config/config';
import { csvStream } from '../http/csvStream';
import type { Connection, Db } from '../storage/engine/database';
import { pathFromHere } from './inputs';

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

/**
 * Exports records as CSV, to the terminal or into a new file that only the current user may read. An incomplete file is
 * removed.
 */
export const exportCsv = (
  context: OwnerContext,
  {
    rows,
    out,
  }: {
    readonly rows: (db: Db) => AsyncIterable<Record<string, unknown>>;
    readonly out: string | undefined;
  },
): Promise<void> =>
  withDatabase(context, async (db) => {
    const csv = csvStream(Readable.from(rows(db)));
    if (out === undefined) {
      for await (const part of csv) context.print(String(part));
      return;
    }
    const path = pathFromHere(out);
    await pipeline(csv, await openNewFile(path)).catch((error: unknown) => {
      rmSync(path, { force: true });
      throw error;
    });
    context.print(`Written to ${path}\n`);
  });

/** Creates a file that no other user may read. A StartError says why it cannot. */
async function openNewFile(path: string): Promise<Writable> {
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx' });
  try {
    await once(file, 'open');
    return file;
  } catch (error) {
    const exists = (error as NodeJS.ErrnoException).code === 'EEXIST';
    throw new StartError(
      exists
        ? `${path} exists already; choose another name`
        : `${path} cannot be written: ${(error as Error).message}`,
    );
  }
}
