import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** A UUID of version 7 (RFC 9562). It sorts by time, so that new rows are added at the end of an index. */
export const newId = (): string => v7();

/** A link's secret of 192 random bits. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}
