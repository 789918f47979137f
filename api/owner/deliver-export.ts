import { writeFileSync } from 'node:fs';
import type { OwnerContext } from './owner-context';
import { OwnerError } from './owner-error';
import { toCsv } from './to-csv';

export interface ExportOptions {
  format: 'csv' | 'json';
  out?: string;
}

/** Prints an export or writes it to a new file that only the current user may read. */
export function deliverExport(
  { print }: Pick<OwnerContext, 'print'>,
  rows: Record<string, unknown>[],
  { format, out }: ExportOptions,
): void {
  const text = format === 'csv' ? toCsv(rows) : `${JSON.stringify(rows, null, 2)}\n`;
  if (out === undefined) return print(text);
  try {
    writeFileSync(out, text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const exists = (error as NodeJS.ErrnoException).code === 'EEXIST';
    throw new OwnerError(
      exists
        ? `${out} exists already; choose another name`
        : `${out} cannot be written: ${(error as Error).message}`,
    );
  }
  print(`${rows.length} ${rows.length === 1 ? 'row' : 'rows'} written to ${out}\n`);
}
