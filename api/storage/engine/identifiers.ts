import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** A UUID of version 7 (RFC 9562): in order of time, so that new rows land at the end of an index, not all over it. */
export const newId = (): string => v7();

/** 192 random bits for a link that nobody can guess. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}
