import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { StartError } from '../start-error';
import type { ThreadAnswer, ThreadData, ThreadQuestion, ThreadReady } from './pglite-thread.contract';
import type { Session } from './single-session-dialect';
import { storageGone } from './storage-gone';

/** Milliseconds. No statement of ours takes a second; one that takes so long hangs. PostgreSQL's limit is in open-postgresql.ts. */
const usualLimit = 15_000;

export interface PgliteThread extends Session {
  /** Resolves when the thread is gone, for whatever reason. */
  readonly gone: Promise<void>;
}

/** Opens the embedded database of a data folder in a thread of its own. One statement at a time: there is one session. */
export async function startPgliteThread(
  dataDir: string,
  { longestStatement = usualLimit } = {},
): Promise<PgliteThread> {
  const thread = new Worker(join(import.meta.dirname, 'pglite-thread-entry.cjs'), {
    workerData: { dataDir } satisfies ThreadData,
    // Nothing of what this process was started with: the entry brings what it needs.
    execArgv: [],
  });
  let reason = 'its thread has ended';
  let waiting: { resolve: (message: unknown) => void; reject: (error: Error) => void } | undefined;
  const next = <T>() =>
    new Promise<T>(
      (resolve, reject) => (waiting = { resolve: resolve as (message: unknown) => void, reject }),
    );
  thread.on('message', (message) => waiting?.resolve(message));
  // What it throws outside of a statement; it is gone then.
  thread.on('error', (error: unknown) => (reason = error instanceof Error ? error.message : String(error)));
  const gone = new Promise<void>((resolve) => {
    thread.once('exit', () => {
      waiting?.reject(storageGone(reason));
      resolve();
    });
  });
  const end = async (why: string): Promise<void> => {
    reason = why;
    await thread.terminate();
  };

  const { durable } = await next<ThreadReady>();
  if (!durable) {
    await end('it is not durable');
    throw new StartError(
      'The embedded database does not reach the disk (no fsync on commit); use PostgreSQL through DATABASE_URL',
    );
  }
  return {
    gone,
    query: async <R>(sql: string, parameters: unknown[]) => {
      const impatience = setTimeout(
        () => void end(`a statement took longer than ${longestStatement / 1_000} s`),
        longestStatement,
      );
      try {
        const answered = next<ThreadAnswer>();
        thread.postMessage({ sql, parameters } satisfies ThreadQuestion);
        const answer = await answered;
        if (!('error' in answer)) return { rows: answer.rows as R[], affectedRows: answer.affectedRows };
        const { message, ...facts } = answer.error;
        if (!isFatal(facts)) throw Object.assign(new Error(message), facts);
        await end(message);
        throw storageGone(message);
      } finally {
        clearTimeout(impatience);
      }
    },
    close: async () => {
      thread.postMessage(null satisfies ThreadQuestion);
      await gone;
    },
  };
}

/** After these nothing that the engine says can be believed: it has crashed, or the disk has refused what it must write. */
function isFatal({ code, severity }: { code?: string | undefined; severity?: string | undefined }): boolean {
  return severity === 'PANIC' || severity === 'FATAL' || !/^[0-9A-Z]{5}$/.test(code ?? '');
}
