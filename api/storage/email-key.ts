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
