import { stringify } from 'csv-stringify/sync';

/**
 * Text that a spreadsheet program would run as a formula, because a visitor can type =HYPERLINK(…) into a name. A plus
 * followed by digits alone is a phone number, which stays as it is.
 */
const formula = /^(?:[=\-@\t\r]|\+(?![\d ()-]*$))/;

/**
 * CSV for a spreadsheet program, with the columns of the first row. UTF-8 has the byte order mark that Excel needs, and
 * each cell is quoted, because Excel splits at semicolons in many countries. A formula begins with an apostrophe.
 */
export const formatCsv = (rows: readonly Readonly<Record<string, unknown>>[]): string =>
  stringify([...rows], {
    header: true,
    bom: true,
    quoted: true,
    record_delimiter: 'windows',
    cast: {
      string: (value) => (formula.test(value) ? `'${value}` : value),
      date: (value) => value.toISOString(),
      boolean: (value) => (value ? 'yes' : 'no'),
    },
  });
