/** The office's time zone, wherever the server runs. */
const timeZone = 'Asia/Dhaka';
/** The time zone's name for column headings and sentences. */
export const zoneName = 'Dhaka';

const day = { timeZone, day: 'numeric', month: 'short', year: 'numeric' } as const;
const dateFormat = new Intl.DateTimeFormat('en-GB', day);
const timeFormat = new Intl.DateTimeFormat('en-GB', { ...day, hour: '2-digit', minute: '2-digit' });

/** A date in Dhaka: 22 Nov 2026. */
export const dhakaDate = (date: Date): string => dateFormat.format(date);

/** A time in Dhaka: 22 Nov 2026, 14:05. */
export const dhakaTime = (date: Date): string => timeFormat.format(date);

/** How long ago, in the largest meaningful unit: 40 min, 5 h, 3 days. */
export function age(date: Date, now = new Date()): string {
  const minutes = Math.max(0, Math.round((now.getTime() - date.getTime()) / 60_000));
  if (minutes < 90) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}
