import { isNativeError } from 'node:util/types';

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  // A certificate that has run out or is not for this host: OpenSSL's names for what Node found wrong.
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);
const tlsCodes = /^(ERR_TLS_|ERR_SSL_|EPROTO$)/;
/**
 * SQLSTATE 08: connection, 28: our password, 3D: our database is not there, 40001 and 40P01: in the way of others, 53:
 * resources (disk full, too many connections), 57: shutting down or a time limit, 58: input/output, XX: inside. 25006 is
 * a write to a server that has become a standby.
 */
const sqlStates = /^((08|28|53|57|58|XX)[0-9A-Z]{3}|25006|3D000|40001|40P01)$/;
/** pg reports these without a code. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|The server does not support SSL|PGlite is closed)/;

/** The database cannot be used now, as opposed to a statement that is wrong: the same enquiry may succeed later. */
export function isOutage(error: unknown): boolean {
  // Not instanceof: what Node's own network code throws is another realm's Error inside a test runner.
  if (!isNativeError(error)) return false;
  const { code, errors } = error as { code?: unknown; errors?: unknown };
  // A host with several addresses fails as an AggregateError.
  if (Array.isArray(errors)) return errors.some(isOutage);
  if (typeof code === 'string') return networkCodes.has(code) || tlsCodes.test(code) || sqlStates.test(code);
  return driverMessages.test(error.message);
}
