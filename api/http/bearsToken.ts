import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Equal lengths, which the comparison in constant time needs. */
const hash = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request carries a token as bearer (RFC 6750). */
export function bearsToken(
  { headers: { authorization = '' } }: { readonly headers: IncomingHttpHeaders },
  token: string,
): boolean {
  return timingSafeEqual(hash(/^bearer (.*)$/i.exec(authorization)?.[1] ?? ''), hash(token));
}
