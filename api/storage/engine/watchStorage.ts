import type { FastifyBaseLogger } from 'fastify';

export type StorageLog = Pick<FastifyBaseLogger, 'error' | 'warn'>;

export interface StorageWatch {
  readonly failed: (error: unknown) => void;
  readonly worked: () => void;
}

/** Milliseconds without a failure after which an outage counts as over: on a full disk, reading goes on working. */
const calm = 2_000;

/** Tells the log that the database went and that it is back, once each, however many statements fail in between. */
export function watchStorage(log: StorageLog): StorageWatch {
  let failures = 0;
  let lastFailure = 0;
  return {
    failed: (error) => {
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
