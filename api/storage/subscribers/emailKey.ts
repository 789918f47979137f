import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
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

/** Providers that ignore dots before the @, each with the name under which its inboxes also work. */
const dotless = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * The likely inbox behind an address: without the part after a + (Gmail, Outlook, Fastmail, …) and without Gmail's
 * dots. It only counts sent mails, because two such spellings may be two subscribers. Where a + means something else,
 * one mail waits for an hour and nothing worse happens.
 */
function foldedKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const domain = key.slice(at + 1);
  const local = key.slice(0, at).replace(/(?<=.)\+.*$/, '');
  const inbox = dotless.get(domain);
  return inbox ? `${local.replaceAll('.', '')}@${inbox}` : `${local}@${domain}`;
}

/** The limit of mails to one inbox, and the hash that counts one for a day: no address is readable in a count. */
export const inboxLimit = 'mails-to';
export const inboxKey = (email: string): string =>
  createHash('sha256')
    .update(`inbox ${foldedKey(email)}`)
    .digest('base64url');

/** The key of an inbox in rate_limits. */
export const inboxLimitKey = (email: string): string => `${inboxLimit}:${inboxKey(email)}`;

/** The fingerprint of an address: enough to recognize it, without storing it. */
export const getFingerprint = (key: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`encode(sha256(convert_to('erased ' || ${key}, 'UTF8')), 'hex')`;
