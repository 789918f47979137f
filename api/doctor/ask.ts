/** Milliseconds for which another server may keep the doctor waiting. */
export const patience = 10_000;

/** Asks another server once, and follows no redirect. */
export const ask = (url: string, options: RequestInit = {}): Promise<Response> =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patience), ...options });
