import { once } from 'node:events';
import { createWriteStream, rmSync } from 'node:fs';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type OwnerContext, OwnerError } from './ownerContext';
import { pathFromHere } from './pathFromHere';
import { csvStream } from '../http/toCsv';

export interface ExportOptions {
  format: 'csv' | 'json';
  out?: string;
}

/**
 * Prints an export, or writes it to a new file that only the current user may read. Rows are streamed, so that at
 * most a page of them is in memory. An incomplete file is removed. Returns the number of rows.
 */
export async function deliverExport(
  { print }: Pick<OwnerContext, 'print'>,
  rows: AsyncIterable<Record<string, unknown>>,
  { format, out }: ExportOptions,
): Promise<number> {
  let count = 0;
  const counted = async function* () {
    for await (const row of rows) {
      count += 1;
      yield row;
    }
  };
  const text = format === 'csv' ? csvStream(Readable.from(counted())) : jsonText(counted());
  if (out === undefined) {
    for await (const part of text) print(String(part));
    return count;
  }
  const path = pathFromHere(out);
  await pipeline(text, await openNewFile(path)).catch((error: unknown) => {
    rmSync(path, { force: true });
    throw error;
  });
  print(`${count} ${count === 1 ? 'row' : 'rows'} written to ${path}\n`);
  return count;
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

async function* jsonText(rows: AsyncIterable<Record<string, unknown>>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row, null, 2).replace(/^/gm, '  ');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
