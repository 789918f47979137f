const minute = 60;
const hour = 60 * minute;
/** A restart of the mail server costs a minute. Three days of retries outlast a long weekend without mail loss. */
export const retryDelays: readonly number[] = [
  minute,
  2 * minute,
  5 * minute,
  15 * minute,
  30 * minute,
  hour,
  2 * hour,
  ...Array<number>(17).fill(4 * hour),
];

/** Seconds until the next attempt; undefined after three days, when the mail is given up. */
export function retryDelay(attempts: number): number | undefined {
  return retryDelays[attempts - 1];
}
