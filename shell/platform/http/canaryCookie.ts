import { randomInt } from 'node:crypto';

/** Name of the one cookie that the site sets, and only while a canary runs; nginx reads it as $cookie_site_canary. */
export const canaryCookie = 'site_canary';

/** Days that a visitor stays where they were drawn, as the privacy policy says; a canary takes hours or days. */
export const canaryCookieDays = 7;

/**
 * Where a visitor stands in a canary: a number from 0 to 99, drawn once. Those below the share are in, so that raising
 * it draws from those outside alone and lowering it sends the last back first; nginx's own split_clients, asked each
 * time, keeps neither. `in` and `out` are for people and proofs, as `always` and `never` of ingress-nginx.
 */
type Place = number | 'in' | 'out';

export const isIn = (place: Place, share: number): boolean =>
  place === 'in' || (typeof place === 'number' && place < share);

/** The place that a Cookie header names in this canary; another's draws anew. */
export function getPlace(cookies: string | undefined, canary: string): Place | undefined {
  if (!cookies?.includes(canaryCookie)) return undefined;
  const value = cookies
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${canaryCookie}=`))
    ?.slice(canaryCookie.length + 1);
  if (!value?.startsWith(`${canary}.`)) return undefined;
  const place = value.slice(canary.length + 1);
  if (place === 'in' || place === 'out') return place;
  return /^\d\d$/.test(place) ? Number(place) : undefined;
}

export const drawPlace = (): number => randomInt(100);

/** `site_canary=<canary>.07`, as a browser sends it. */
export const getCookie = (canary: string, place: Place | string): string =>
  `${canaryCookie}=${canary}.${typeof place === 'number' ? String(place).padStart(2, '0') : place}`;

/** What makes it stay; no script reads it, no other site's request brings it along. */
export const cookieAttributes = (isSecure: boolean): string =>
  `Max-Age=${canaryCookieDays * 86_400}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
