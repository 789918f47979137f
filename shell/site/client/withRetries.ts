/** Waits before the second and the third attempt, in milliseconds. */
const backOff = [400, 1600];

/**
 * Runs `attempt` up to three times, with growing waits between.
 *
 * @throws the last attempt's error
 */
export async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (const wait of backOff) {
    try {
      return await attempt();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return attempt();
}
