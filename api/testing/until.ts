import { setTimeout as wait } from 'node:timers/promises';

/** Waits for a background event. It fails with a description, not with a bare timeout. */
export async function until<T>(
  what: string,
  look: () => T | Promise<T>,
  { seconds = 60, everyMilliseconds = 50 } = {},
): Promise<Exclude<T, false | null | undefined>> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const found = await look();
    if (found) return found as Exclude<T, false | null | undefined>;
    if (Date.now() > end) throw new Error(`until: ${what} did not happen within ${seconds} s`);
    await wait(everyMilliseconds);
  }
}
