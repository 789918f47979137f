import { createHash } from 'node:crypto';
import type { ContactPayload } from 'shared-content/forms';

/** Tells whether two enquiries are the same. Without the captcha token: a second try after a broken connection has a new one. */
export function bodyHash(body: ContactPayload): string {
  const fields = Object.entries(body).filter(([name, value]) => name !== 'turnstileToken' && value !== '');
  const sorted = fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url');
}
