import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const hash = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whether a request carries a token: as bearer (RFC 6750), or as the password of Basic auth, which is all that some
 * programs can send. Compared in constant time.
 */
export function bearsToken({ headers: { authorization = '' } }: FastifyRequest, token: string): boolean {
  const [scheme = '', value = ''] = authorization.split(' ');
  const basic = () =>
    Buffer.from(value, 'base64')
      .toString()
      .replace(/^[^:]*:/, '');
  const given = /^bearer$/i.test(scheme) ? value : /^basic$/i.test(scheme) ? basic() : '';
  return timingSafeEqual(hash(given), hash(token));
}
