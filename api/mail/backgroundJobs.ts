import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../storage/engine/database';
import { isOutage, isSlow } from '../storage/engine/outage';
import { deleteExpiredCounts, deleteOutdated } from '../storage/people/retention';

interface JobOptions {
  readonly db: Db;
  readonly log: FastifyBaseLogger;
  /** Decides for itself what is due (createWatch.ts). */
  readonly watch?: () => Promise<void>;
}

const minute = 60 * 1000;
const day = 24 * 60 * minute;
/** Milliseconds before a job that has failed is tried again. */
const pause = 5 * minute;

/**
 * The periodic work beside the queue, as a function that does what is due and never rejects. A job that fails delays no
 * other one: after an outage, which outage.ts logs once, it is due again at once; otherwise after a pause.
 */
export function createBackgroundJobs(options: JobOptions): () => Promise<void> {
  const { db, log, watch = async () => {} } = options;
  const keepRetention = async () =>
    log.info(await deleteOutdated(db), 'Retention: removed what has outlived its period');
  // performance.now(), not the time of day: a clock that jumps must not stop a job for long.
  const jobs = [
    { name: 'The watch', every: 0, run: watch, dueAt: 0 },
    { name: 'Retention', every: day, run: keepRetention, dueAt: 0 },
    { name: 'Removing counts', every: minute, run: () => deleteExpiredCounts(db), dueAt: 0 },
  ];
  return async () => {
    for (const job of jobs) {
      if (performance.now() < job.dueAt) continue;
      try {
        await job.run();
        job.dueAt = performance.now() + job.every;
      } catch (error) {
        if (isOutage(error) && !isSlow(error)) continue;
        log.error({ err: error }, `${job.name} failed; it is tried again in ${pause / minute} minutes`);
        job.dueAt = performance.now() + pause;
      }
    }
  };
}

/**
 * Runs the jobs on their own beat: neither a full queue nor a slow mail server delays them.
 *
 * @param beat milliseconds between two looks at what is due
 * @returns a function that ends them, and waits for the one in progress
 */
export function startBackgroundJobs(options: JobOptions, beat = 1_000): () => Promise<void> {
  const run = createBackgroundJobs(options);
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const loop = async (): Promise<void> => {
    await run();
    if (!stopped) timer = setTimeout(() => (running = loop()), beat);
  };
  let running = loop();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
