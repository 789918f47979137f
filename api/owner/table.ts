import { sortableTime, zoneName } from '../actions/time';

/**
 * Rows in aligned columns for a terminal, in the office's time zone; without rows the sentence `none`. A visitor's
 * control characters are removed.
 */
export function table(headings: string[], rows: (string | number | Date | null)[][], none: string): string {
  if (rows.length === 0) return none;
  const named = headings.map((heading, column) =>
    rows.some((row) => row[column] instanceof Date) ? `${heading} (${zoneName})` : heading,
  );
  const cells = [named, ...rows.map((row) => row.map(cell))];
  const widths = headings.map((_, column) =>
    Math.max(...cells.map((row) => [...(row[column] ?? '')].length)),
  );
  const lines = cells.map((row) =>
    row.map((text, column) => text + ' '.repeat(widths[column]! - [...text].length)).join('  '),
  );
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

function cell(value: string | number | Date | null): string {
  if (value === null) return '';
  if (value instanceof Date) return sortableTime(value);
  const text = printable(String(value)).replace(/\s+/g, ' ');
  return [...text].length > 60 ? `${[...text].slice(0, 59).join('')}…` : text;
}

/** Text without the escape sequences that a terminal would obey. Line breaks stay. */
export function printable(text: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are what this is about
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '�');
}
