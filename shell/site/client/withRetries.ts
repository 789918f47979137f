/** Waits before the second and each further attempt, in milliseconds. One more number means one more attempt. */
export const backOff: readonly number[] = [400, 1600];

/**
 * Tries, and tries again after each wait until an attempt succeeds.
 *
 * @throws the last attempt's error
 */
export async function withRetries<T>(attempt: () => Promise<T>, waits = backOff): Promise<T> {
  for (const wait of waits)
    try {
      return await attempt();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  return attempt();
}
