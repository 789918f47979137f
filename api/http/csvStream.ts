import { stringify } from 'csv-stringify';
import type { Readable } from 'node:stream';

/**
 * CSV for a spreadsheet program, with the columns of the first row. UTF-8 has the byte order mark that Excel needs.
 * No cell can run as a formula, because a visitor can type =HYPERLINK(…) into a name.
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
