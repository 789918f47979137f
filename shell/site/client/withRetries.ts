/** Waits before each attempt but the first, in milliseconds: one number more is one attempt more. */
export const backOff: readonly number[] = [400, 1600];

/**
 * Runs again what has failed once, after each wait of `backOff`, until it succeeds.
 *
 * @throws the last attempt's error
 */
export async function tryAgain<T>(attempt: () => Promise<T>): Promise<T> {
  let failed: unknown;
  for (const wait of backOff) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    try {
      return await attempt();
    } catch (error) {
      failed = error;
    }
  }
  throw failed;
}

/** Runs `attempt`, and again as `tryAgain` does. */
export const withRetries = <T>(attempt: () => Promise<T>): Promise<T> =>
  attempt().catch(() => tryAgain(attempt));
