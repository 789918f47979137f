import { randomBytes } from 'node:crypto';

/** 192 random bits for a link that nobody can guess. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}
