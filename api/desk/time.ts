/** The office's hours, wherever the server stands. */
const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dhaka',
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

/** How long ago, in the largest unit that says something: 40 min, 5 h, 3 days. */
export function age(date: Date, now = new Date()): string {
  const minutes = Math.max(0, Math.round((now.getTime() - date.getTime()) / 60_000));
  if (minutes < 90) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}
