/** The office's hours, wherever the server stands. */
const timeZone = 'Asia/Dhaka';
// No summer time there.
const offset = '+06:00';
/** How a column or a sentence says whose hours they are. */
export const zoneName = 'Dhaka';

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment in Dhaka: 22 Nov 2026, 14:05. */
export function dhakaTime(date: Date): string {
  return format.format(date);
}

// Swedish writes the order of ISO 8601.
const sortable = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** A moment in Dhaka that sorts: 2026-11-22 14:05. */
export const sortableTime = (date: Date): string => sortable.format(date);

/** The moment that a day, or a time without an offset, names in Dhaka. */
export function parseDhakaTime(value: string): Date {
  const hasOffset = /T.*(?:Z|[+-]\d\d:?\d\d)$/i.test(value);
  const local = /T/i.test(value) ? value : `${value}T00:00`;
  return new Date(hasOffset ? value : local + offset);
}

/** How long ago, in the largest unit that says something: 40 min, 5 h, 3 days. */
export function age(date: Date, now = new Date()): string {
  const minutes = Math.max(0, Math.round((now.getTime() - date.getTime()) / 60_000));
  if (minutes < 90) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}
