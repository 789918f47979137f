import { isNativeError } from 'node:util/types';
import { maskEmails } from './mask-emails';

/** An error as one short line for the log and the owner; mail servers like to repeat the address in theirs. */
export function errorLine(error: unknown): string {
  const text = isNativeError(error) ? error.message : String(error);
  return maskEmails(text.replace(/\s+/g, ' ')).slice(0, 300);
}
