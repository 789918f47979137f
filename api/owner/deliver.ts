import { once } from 'node:events';
import { createWriteStream, rmSync } from 'node:fs';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvStream } from '../http/csvStream';
import { writeAudit } from '../storage/audit/audit';
import type { Db } from '../storage/engine/database';
import { eachRow, type Page } from '../storage/engine/lists';
import { StartError } from 'shared-content/server/startError';
import { type OwnerContext, withDatabase } from './ownerContext';
import { pathFromHere } from './inputs';

/**
 * Exports a list as CSV, to the terminal or into a new file, and writes it down in the audit trail. Rows are streamed,
 * so that at most a page of them is in memory.
 */
export const exportCsv = <Row extends { id: string }>(
  context: OwnerContext,
  {
    subject,
    list,
    cells,
    out,
  }: {
    readonly subject: string;
    /** A page of the list (eachRow). */
    readonly list: (db: Db, page: Page) => Promise<Row[]>;
    readonly cells: (row: Row) => Record<string, unknown>;
    readonly out: string | undefined;
  },
): Promise<void> =>
  withDatabase(context, async (db) => {
    let count = 0;
    const rows = async function* () {
      for await (const row of eachRow((page) => list(db, page))) {
        count += 1;
        yield cells(row);
      }
    };
    await deliver(context, csvStream(Readable.from(rows())), out);
    const { actor } = context;
    await writeAudit(db, { actor, action: 'export', subject, detail: `${count} rows` });
  });

/** Prints a text, or writes it to a new file that only the current user may read. An incomplete file is removed. */
export async function deliver(
  { print }: Pick<OwnerContext, 'print'>,
  text: Readable,
  out: string | undefined,
): Promise<void> {
  if (out === undefined) {
    for await (const part of text) print(String(part));
    return;
  }
  const path = pathFromHere(out);
  await pipeline(text, await openNewFile(path)).catch((error: unknown) => {
    rmSync(path, { force: true });
    throw error;
  });
  print(`Written to ${path}\n`);
}

/** Creates a file that no other user may read. A StartError says why it cannot. */
export async function openNewFile(path: string): Promise<Writable> {
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
