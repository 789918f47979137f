import { isNativeError } from 'node:util/types';
import type { FastifyBaseLogger } from 'fastify';

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
  // An expired certificate, or one for another host: OpenSSL's names for Node's findings.
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
 * SQLSTATE 08: connection. 28: our password. 3D: our database does not exist. 40001 and 40P01: conflicts with others.
 * 53: resources (disk full, too many connections). 57: shutdown or timeout. 58: input/output. XX: internal. 25006: a
 * write to a server that has become a standby.
 */
const sqlStates = /^((08|28|53|57|58|XX)[0-9A-Z]{3}|25006|3D000|40001|40P01)$/;
/** Messages that pg reports without a code. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|The server does not support SSL|PGlite is closed)/;

/** Whether the database is unusable now, as opposed to a wrong statement: the same enquiry may succeed later. */
export function isOutage(error: unknown): boolean {
  // Not instanceof: errors of Node's network code belong to another realm inside a test runner.
  if (!isNativeError(error)) return false;
  const { code, errors } = error as { code?: unknown; errors?: unknown };
  // A host with several addresses fails as an AggregateError.
  if (Array.isArray(errors)) return errors.some(isOutage);
  if (typeof code === 'string') return networkCodes.has(code) || tlsCodes.test(code) || sqlStates.test(code);
  return driverMessages.test(error.message);
}

export type StorageLog = Pick<FastifyBaseLogger, 'error' | 'warn'>;

export interface StorageWatch {
  readonly failed: (error: unknown) => void;
  readonly worked: () => void;
}

/** Milliseconds without a failure that end an outage. Not one success: on a full disk, reads still work. */
const calm = 2_000;

/** Milliseconds between two complaints about slow statements. */
const complainEvery = 60_000;

/** Whether a timeout, the server's or ours, cut the statement off. It does not show whether the database is up. */
export function isSlow(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === '57014' || message === 'Query read timeout';
}

/** Logs an outage of the database and its end, once each, however many statements fail in between. */
export function watchStorage(log: StorageLog): StorageWatch {
  let failures = 0;
  let lastFailure = 0;
  let complainAgainAt = 0;
  return {
    failed: (error) => {
      if (isSlow(error)) {
        if (performance.now() < complainAgainAt) return;
        complainAgainAt = performance.now() + complainEvery;
        return log.error({ err: error }, 'A statement took longer than its time limit and was given up');
      }
      failures += 1;
      lastFailure = performance.now();
      if (failures === 1)
        log.error({ err: error }, 'The database is away: forms are answered with 503 until it is back');
    },
    worked: () => {
      if (failures === 0 || performance.now() - lastFailure < calm) return;
      log.warn(`The database is back; ${failures} statements or attempts to connect failed`);
      failures = 0;
    },
  };
}
