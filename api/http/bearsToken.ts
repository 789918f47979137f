import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Whether a request carries `Authorization: Bearer <token>` (RFC 6750). Compared in constant time. */
export function bearsToken({ headers }: FastifyRequest, token: string): boolean {
  const [given, expected] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
