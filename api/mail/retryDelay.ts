const minute = 60;
const hour = 60 * minute;
/** A mail server that restarts costs a minute; one that is down over a long weekend costs no mail. */
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

/** Seconds until the next attempt; undefined when three days have passed and the mail is given up. */
export function retryDelay(attempts: number): number | undefined {
  return retryDelays[attempts - 1];
}
