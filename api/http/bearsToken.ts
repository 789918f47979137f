import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Compares a text with a secret in constant time. */
export const isSecret = (given: string, secret: string): boolean =>
  timingSafeEqual(hash(given), hash(secret));

/**
 * Whether a request carries a token: as bearer (RFC 6750), or as the password of Basic auth, which is all that some
 * programs can send.
 */
export function bearsToken(
  { headers: { authorization = '' } }: { readonly headers: IncomingHttpHeaders },
  token: string,
): boolean {
  const [scheme = '', value = ''] = authorization.split(' ');
  const basic = () =>
    Buffer.from(value, 'base64')
      .toString()
      .replace(/^[^:]*:/, '');
  const given = /^bearer$/i.test(scheme) ? value : /^basic$/i.test(scheme) ? basic() : '';
  return isSecret(given, token);
}
