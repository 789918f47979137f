import { isNativeError } from 'node:util/types';

/**
 * An error as one short line for the log and the owner. Addresses are masked, because mail servers repeat them. Of
 * fetch's "fetch failed" it is the cause.
 */
export function errorLine(error: unknown): string {
  if (isNativeError(error) && error.message === 'fetch failed' && error.cause) return errorLine(error.cause);
  // A refused connection to a host with several addresses has no message of its own.
  if (error instanceof AggregateError) return error.errors.map(errorLine).join(', ');
  const text = isNativeError(error) ? error.message : String(error);
  return maskEmails(withoutValue(text, error).replace(/\s+/g, ' ')).slice(0, 300);
}

/** Removes the value that PostgreSQL quotes when it cannot take it (SQLSTATE class 22): it is the visitor's. */
function withoutValue(text: string, error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code) ? text.replace(/".*"/s, '"…"') : text;
}

/** Turns ada@example.com into a…@example.com: a log reader can tell two apart, but cannot write to them. */
function maskEmails(text: string): string {
  return text.replace(/([^\s@<>()"',;:])[^\s@<>()"',;:]*@([^\s@<>()"',;:]+)/g, '$1…@$2');
}
