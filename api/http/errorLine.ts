import { isNativeError } from 'node:util/types';

/** An error as one short line for the log and the owner; mail servers like to repeat the address in theirs. */
export function errorLine(error: unknown): string {
  const text = isNativeError(error) ? error.message : String(error);
  return maskEmails(withoutValue(text, error).replace(/\s+/g, ' ')).slice(0, 300);
}

/** PostgreSQL quotes the value that it could not take (SQLSTATE class 22), and that is the visitor's. */
function withoutValue(text: string, error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code) ? text.replace(/".*"/s, '"…"') : text;
}

/** ada@example.com becomes a…@example.com: enough to tell two apart in a log, too little to write to. */
function maskEmails(text: string): string {
  return text.replace(/([^\s@<>()"',;:])[^\s@<>()"',;:]*@([^\s@<>()"',;:]+)/g, '$1…@$2');
}
