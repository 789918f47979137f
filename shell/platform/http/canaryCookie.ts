import { randomInt } from 'node:crypto';

/** Name of the only cookie that visitors get, set only while a canary runs. */
export const canaryCookie = 'site_canary';

/** Days that a visitor keeps the number drawn, as the privacy policy says; a canary takes hours or days. */
export const canaryCookieDays = 7;

/**
 * A visitor's slot in a canary: a number from 0 to 99, drawn once. Numbers below the share get the canary. A larger
 * share adds only visitors from outside; a smaller one removes those who came last. nginx's split_clients, asked on
 * each request, keeps neither. `in` and `out` are for people and `--prove`, as `always` and `never` of ingress-nginx.
 */
type Slot = number | 'in' | 'out';

export const isIn = (slot: Slot, share: number): boolean =>
  slot === 'in' || (typeof slot === 'number' && slot < share);

/** The slot that a Cookie header has in this canary; a cookie of another canary counts as none. */
export function getSlot(cookies: string | undefined, canary: string): Slot | undefined {
  if (!cookies?.includes(canaryCookie)) return undefined;
  const pair = new RegExp(`(?:^|;) *${canaryCookie}=${canary}\\.(\\d\\d|in|out) *(?:;|$)`);
  const slot = pair.exec(cookies)?.[1];
  return slot === 'in' || slot === 'out' || slot === undefined ? slot : Number(slot);
}

export const drawSlot = (): number => randomInt(100);

/** `site_canary=<canary>.07`, as a browser sends it. */
export const getCookie = (canary: string, slot: Slot): string =>
  `${canaryCookie}=${canary}.${typeof slot === 'number' ? String(slot).padStart(2, '0') : slot}`;

/** Keeps the cookie, and hides it from scripts and from other sites' requests. */
export const cookieAttributes = (isSecure: boolean): string =>
  `Max-Age=${canaryCookieDays * 86_400}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
