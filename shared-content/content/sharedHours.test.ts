/** @jest-environment node */
import { company } from './company';
import { americas, sharedHours } from './sharedHours';

/** The hour that a clock there shows when ours shows `hour`, on that day. */
function hourThere(zone: string, day: string, hour: number): number {
  const instant = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+06:00`);
  const shown = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' });
  return Number(shown.format(instant));
}

const named = (hour: number) => (hour === 12 ? 'noon' : hour > 12 ? `${hour - 12} PM` : `${hour} AM`);

/** What of a day from nine to five there lies within our office hours: '9-11 AM', '9 AM-noon'; nothing: undefined. */
function shared(zone: string, day: string): string | undefined {
  const [opens, closes] = [company.opens, company.closes].map((time) =>
    hourThere(zone, day, parseInt(time, 10)),
  );
  const from = Math.max(9, opens!);
  const to = Math.min(17, closes!);
  if (closes! < opens! || from >= to) return undefined;
  const sameHalf = from < 12 === to < 12 && from !== 12;
  return `${sameHalf ? named(from).replace(/ .M/, '') : named(from)}-${named(to)}`;
}

describe('shared office hours', () => {
  it.each(sharedHours.map((row) => [row.place, row] as const))(
    'are computed for %s',
    (_, { zone, january, july }) => {
      expect([shared(zone, '2026-01-14'), shared(zone, '2026-07-15')]).toEqual([january, july]);
    },
  );

  it.each(americas)('do not exist for $place, where we open in the evening', ({ zone, opens }) => {
    expect([shared(zone, '2026-01-14'), shared(zone, '2026-07-15')]).toEqual([undefined, undefined]);
    expect(named(hourThere(zone, '2026-01-14', parseInt(company.opens, 10)))).toBe(opens);
  });
});
