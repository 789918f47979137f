import type { FastifyBaseLogger } from 'fastify';
import { errorLine } from '../error-line';
import type { Session } from './single-session-dialect';
import type { PgliteThread } from './start-pglite-thread';
import { storageGone } from './storage-gone';

export type StorageLog = Pick<FastifyBaseLogger, 'error' | 'warn'>;

/** Opening costs a second of work: while the disk is full, say, it is not tried more often. */
const restMilliseconds = 3_000;

/**
 * One session that outlives its engine. When that has crashed, what was under way fails, and the next statement opens
 * the database again: PostgreSQL's own recovery brings back everything that was committed. Single statements only: a
 * transaction over several would lose its beginning, so migrations run before this.
 */
export function revivingSession(options: {
  first: PgliteThread;
  start: () => Promise<PgliteThread>;
  log: StorageLog;
}): Session {
  const { start, log } = options;
  let current: Promise<PgliteThread> | undefined;
  let closing = false;
  let startAgainAt = 0;
  let lastFailure = '';

  const adopt = (thread: PgliteThread): PgliteThread => {
    void thread.gone.then(() => {
      current = undefined;
      if (!closing)
        log.error('The embedded database has crashed; it is opened again with the next statement');
    });
    return thread;
  };
  current = Promise.resolve(adopt(options.first));

  const revive = async (): Promise<PgliteThread> => {
    try {
      // Not the time of day: a clock that is set back must not make this a day.
      if (performance.now() < startAgainAt) throw new Error(lastFailure);
      const thread = adopt(await start());
      log.warn('The embedded database is open again');
      return thread;
    } catch (error) {
      if (performance.now() >= startAgainAt) {
        lastFailure = errorLine(error);
        startAgainAt = performance.now() + restMilliseconds;
        log.error(lastFailure);
      }
      throw storageGone(lastFailure);
    }
  };

  return {
    query: async (sql, parameters) => {
      current ??= revive().catch((error: unknown) => {
        current = undefined;
        throw error;
      });
      return (await current).query(sql, parameters);
    },
    close: async () => {
      if (closing) return;
      closing = true;
      const thread = await current?.catch(() => undefined);
      await thread?.close();
    },
  };
}
