import { stringify } from 'csv-stringify';
import type { Readable } from 'node:stream';

/**
 * CSV for a spreadsheet program: UTF-8 with a mark that Excel needs, and no cell that it would run as a formula
 * (a visitor can type =HYPERLINK(…) into a name). The columns are those of the first row.
 */
export function csvStream(rows: Readable): Readable {
  const csv = stringify({
    header: true,
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { date: (value) => value.toISOString(), boolean: (value) => (value ? 'yes' : 'no') },
  });
  rows.on('error', (error) => csv.destroy(error));
  return rows.pipe(csv);
}
