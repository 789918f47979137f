import { isNativeError } from 'node:util/types';

const networkCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
];
/** pg reports these without a code. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|PGlite is closed)/;

/**
 * The database cannot be reached or has no room, as opposed to a statement that is wrong. SQLSTATE 08: connection,
 * 53: resources (disk full, too many connections), 57: shutting down or a time limit, 58: input/output, XX: inside.
 */
export function isOutage(error: unknown): boolean {
  // Not instanceof: what Node's own network code throws is another realm's Error inside a test runner.
  if (!isNativeError(error)) return false;
  const { code, errors } = error as { code?: unknown; errors?: unknown };
  // A host with several addresses fails as an AggregateError.
  if (Array.isArray(errors)) return errors.some(isOutage);
  if (typeof code === 'string')
    return networkCodes.includes(code) || /^(08|53|57|58|XX)[0-9A-Z]{3}$/.test(code);
  return driverMessages.test(error.message);
}
