import { parse } from 'csv-parse/sync';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { StartError } from 'shared-content/server/startError';

export function parseCount(value: string): number {
  if (!/^[1-9]\d{0,6}$/.test(value)) throw new InvalidArgumentError('It must be a whole number from 1.');
  return Number(value);
}

export function parseId(value: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value))
    throw new InvalidArgumentError('It must be an id as the lists show it.');
  return value.toLowerCase();
}

export function parseEmail(value: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(value)) throw new InvalidArgumentError('It must be an email address.');
  return value;
}

/** Resolves a path relative to where the operator typed the command: npm runs scripts in the package's folder. */
export function pathFromHere(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

/** Reads and parses a text file that the operator names. What is wrong with it names the file. */
export function readInput<T extends object>(
  file: string,
  parse: (text: string) => T | { readonly problem: string },
): T {
  const path = pathFromHere(file);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new StartError(`${path} cannot be read: ${(error as Error).message}`);
  }
  const parsed = parse(text);
  if ('problem' in parsed) throw new StartError(`${path}: ${parsed.problem}`);
  return parsed;
}

const isAddress = (text: string) => /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/.test(text);
const isHeading = (text: string) => /^e-?mail([ _-]?address)?$/i.test(text.trim());
const shown = 10;

/**
 * Reads a CSV file's addresses: from the column `email`, or from the only column. Comma, semicolon and tab separate.
 *
 * @returns the addresses, or every line without one: an import is never partial
 */
export function readAddresses(csv: string): string[] | { readonly problem: string } {
  let rows: string[][];
  try {
    rows = parse(csv, {
      bom: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch (error) {
    return { problem: `It is no CSV: ${(error as Error).message}` };
  }
  const column = rows[0]?.findIndex(isHeading) ?? -1;
  if (column < 0 && rows.some((row) => row.length > 1))
    return { problem: 'Its first line must name the columns, one of them "email"' };
  const lines = column < 0 ? rows : rows.slice(1);
  const emails = lines.map((row) => (row[Math.max(column, 0)] ?? '').trim());
  const bad = emails.flatMap((email, index) =>
    isAddress(email) ? [] : [`row ${index + (column < 0 ? 1 : 2)}: ${JSON.stringify(email.slice(0, 80))}`],
  );
  if (emails.length === 0) return { problem: 'It holds no addresses' };
  if (bad.length > 0)
    return {
      problem: `${bad.length} of ${emails.length} rows hold no address; correct or remove them, nothing was imported:\n${bad.slice(0, shown).join('\n')}${bad.length > shown ? `\nand ${bad.length - shown} more` : ''}`,
    };
  return emails;
}
