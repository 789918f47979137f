import type { FastifyBaseLogger } from 'fastify';
import { errorLine } from '../../http/errorLine';
import { tryInsertEnquiry } from '../enquiries/tryInsertEnquiry';
import type { Connection, Storage } from './database';

/**
 * SQLSTATE 08: connection. 28: our password. 3D: our database does not exist. 40001 and 40P01: conflicts with others.
 * 53: resources (disk full, too many connections). 57: shutdown or timeout. 58: input/output. XX: internal. 25006: a
 * write to a read-only database or a standby. 42501: our user has lost a right.
 */
const sqlStates = /^((08|28|53|57|58|XX)[0-9A-Z]{3}|25006|3D000|40001|40P01|42501)$/;

/** The database is unusable now, as opposed to a wrong statement: the same enquiry may succeed later. */
export class OutageError extends Error {
  override readonly name = 'OutageError';
  readonly code: unknown;

  constructor(cause: unknown) {
    super(errorLine(cause), { cause });
    this.code = (cause as { code?: unknown }).code;
  }
}

export const isOutage = (error: unknown): boolean => error instanceof OutageError;

/** Whether the server says what is wrong with a statement. */
export function isOfStatement(error: unknown): boolean {
  const { severity, code } = error as { severity?: unknown; code?: unknown };
  return severity !== undefined && !sqlStates.test(String(code));
}

export type StorageLog = Pick<FastifyBaseLogger, 'error' | 'warn'>;
export const silentLog: StorageLog = { error: () => {}, warn: () => {} };

/**
 * Runs a call of the database. Throws a wrong statement's error and a defect's as they are. All else is a lost
 * connection or a closed engine, and becomes an OutageError.
 */
export type Guard = <T>(call: () => Promise<T>) => Promise<T>;

/** Whether a timeout, the server's or ours, cut the statement off. It does not show whether the database is up. */
export function isSlow(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === '57014' || message === 'Query read timeout';
}

/**
 * Logs an outage of the database and its end, once each, however many statements fail in between. Only a stored enquiry
 * ends it (checkWrite): on a full disk, and on a standby, reads still work.
 */
export function guardStorage(log: StorageLog) {
  let fault: string | undefined;
  const fail = (err: unknown) => {
    if (fault === undefined)
      log.error({ err }, 'The database is away: forms are answered with 503 until it is back');
    fault = errorLine(err);
  };
  const guard: Guard = async (call) => {
    try {
      return await call();
    } catch (error) {
      // A TypeError or RangeError: the driver could not encode our values.
      if (isOfStatement(error) || error instanceof TypeError || error instanceof RangeError) throw error;
      const outage = new OutageError(error);
      if (isSlow(outage))
        log.error({ err: outage }, 'A statement took longer than its time limit and was given up');
      // A statement that met another one may succeed at once, and says nothing about the database.
      else if (outage.code !== '40001' && outage.code !== '40P01') fail(outage);
      throw outage;
    }
  };
  /** Adds to an open database whether an enquiry can be stored in it. */
  const watch = (connection: Connection): Storage => ({
    ...connection,
    getFault: () => fault,
    checkWrite: async () => {
      try {
        await tryInsertEnquiry(connection.db);
      } catch (error) {
        // An outage has set the fault already, and a slow statement says nothing about the next one.
        if (!isOutage(error)) fail(error);
        throw error;
      }
      if (fault !== undefined) log.warn('The database is back');
      fault = undefined;
    },
  });
  return { guard, watch };
}
