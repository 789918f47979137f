const mounted = new Set<string>();

/** From now on the part's own state counts, not what the server wrote. */
export const markMounted = (part: string): void => void mounted.add(part);

export const hasMounted = (part: string): boolean => mounted.has(part);

/**
 * The server's markup of a part that has not come to life, or undefined. Read while React still shows
 * it, so that a failure during hydration can keep it.
 */
export function markupOf(part: string): string | undefined {
  if (typeof document === 'undefined' || mounted.has(part)) return undefined;
  return document.querySelector(`[data-part="${part}"]`)?.innerHTML || undefined;
}
