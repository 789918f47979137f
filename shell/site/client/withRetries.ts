/** Waits before the second and each further attempt, in milliseconds. One more number means one more attempt. */
export const backOff: readonly number[] = [400, 1600];

/**
 * Retries a failed attempt after each wait of `backOff` until it succeeds.
 *
 * @throws the last attempt's error
 */
export async function retry<T>(attempt: () => Promise<T>): Promise<T> {
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

/** Runs `attempt`, and retries it as `retry` does. */
export const withRetries = <T>(attempt: () => Promise<T>): Promise<T> =>
  attempt().catch(() => retry(attempt));
