import type { FastifyBaseLogger } from 'fastify';

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
