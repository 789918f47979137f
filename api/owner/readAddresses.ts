import { parse } from 'csv-parse/sync';

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
