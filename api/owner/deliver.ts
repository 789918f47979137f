import { once } from 'node:events';
import { createWriteStream, rmSync } from 'node:fs';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvStream } from '../http/toCsv';
import { type OwnerContext, OwnerError } from './ownerContext';
import { pathFromHere } from './inputs';

/**
 * Prints rows as CSV, or writes them to a new file. Rows are streamed, so that at most a page of them is in memory.
 * Returns their number.
 */
export async function deliverCsv(
  context: Pick<OwnerContext, 'print'>,
  rows: AsyncIterable<Record<string, unknown>>,
  out: string | undefined,
): Promise<number> {
  let count = 0;
  const counted = async function* () {
    for await (const row of rows) {
      count += 1;
      yield row;
    }
  };
  await deliver(context, csvStream(Readable.from(counted())), out);
  return count;
}

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

/** Creates a file that no other user may read. An OwnerError says why it cannot. */
export async function openNewFile(path: string): Promise<Writable> {
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx' });
  try {
    await once(file, 'open');
    return file;
  } catch (error) {
    const exists = (error as NodeJS.ErrnoException).code === 'EEXIST';
    throw new OwnerError(
      exists
        ? `${path} exists already; choose another name`
        : `${path} cannot be written: ${(error as Error).message}`,
    );
  }
}
