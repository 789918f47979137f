import { stringify } from 'csv-stringify/sync';

/**
 * CSV for a spreadsheet program: UTF-8 with a mark that Excel needs, and no cell that it would run as a formula
 * (a visitor can type =HYPERLINK(…) into a name).
 */
export function toCsv(rows: Record<string, unknown>[]): string {
  return stringify(rows, {
    header: true,
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { date: (value) => value.toISOString(), boolean: (value) => (value ? 'yes' : 'no') },
  });
}
