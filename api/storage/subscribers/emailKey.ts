import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
// A direct import, because the package's index loads a hundred more modules.
import normalizeEmail from 'validator/lib/normalizeEmail.js';
import { type RawBuilder, sql } from 'kysely';

/**
 * The normal form of an address, equal for all its spellings: domain in lower-case ASCII, the rest in lower case. The
 * standard lets a server distinguish Ada from ada, but no major provider does, and a capital must not bypass a
 * limit.
 */
export function emailKey(email: string): string {
  const trimmed = email.trim();
  const at = trimmed.lastIndexOf('@');
  const domain = trimmed.slice(at + 1);
  return `${trimmed.slice(0, at).normalize('NFC').toLowerCase()}@${domainToASCII(domain) || domain.toLowerCase()}`;
}

/** The limit of mails to one inbox. */
export const inboxLimit = 'mails-to';

/**
 * The hash of the inbox behind an address, which counts its mails for a day: no address is readable in a count. A part
 * after a +, and Gmail's dots, do not make another inbox.
 */
export function inboxKey(email: string): string {
  const inbox = emailKey(email).replace(/(?<=.)\+.*(?=@)/, '');
  return createHash('sha256')
    .update(`inbox ${normalizeEmail(inbox) || inbox}`)
    .digest('base64url');
}

/** The key of an inbox in rate_limits. */
export const inboxLimitKey = (email: string): string => `${inboxLimit}:${inboxKey(email)}`;

/** The fingerprint of an address: enough to recognize it, without storing it. */
export const getFingerprint = (key: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`encode(sha256(convert_to('erased ' || ${key}, 'UTF8')), 'hex')`;
