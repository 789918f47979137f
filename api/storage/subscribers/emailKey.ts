import { domainToASCII } from 'node:url';

/**
 * The form in which two spellings of an address are equal: domain in lower-case ASCII, the rest in lower case too. The
 * standard lets a server tell Ada from ada, but no provider of note does, and a cool-down must not be dodged by a capital.
 */
export function emailKey(email: string): string {
  const trimmed = email.trim();
  const at = trimmed.lastIndexOf('@');
  const domain = trimmed.slice(at + 1);
  return `${trimmed.slice(0, at).normalize('NFC').toLowerCase()}@${domainToASCII(domain) || domain.toLowerCase()}`;
}

/** Where dots before the @ mean nothing, and under which name the provider answers, too. */
const dotless = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * The inbox behind an address, as far as it can be told: without what follows a + (Gmail, Outlook, Fastmail, …) and
 * without Gmail's dots. For counting what we send there only: two such spellings may be two subscribers, and where a
 * server means something else by a +, no more happens than that one mail waits for an hour.
 */
export function foldedKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const domain = key.slice(at + 1);
  const local = key.slice(0, at).replace(/(?<=.)\+.*$/, '');
  const inbox = dotless.get(domain);
  return inbox ? `${local.replaceAll('.', '')}@${inbox}` : `${local}@${domain}`;
}
