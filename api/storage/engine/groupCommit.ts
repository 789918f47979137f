import DataLoader from 'dataloader';
import { isOutage } from './isOutage';

/** Jobs per batch. It keeps a statement's parameters few and a visitor's wait short. */
const mostAtOnce = 200;

/**
 * Runs single jobs in batches, as a database groups commits. Jobs that arrive while a batch is at the database go
 * together in the next; a lone job never waits. Fifty concurrent visitors share one plan, one round trip and one
 * write to disk. Measured at 50 connections, single statements reach a fifth of a plain insert's rate, batches more
 * than half (`npm run bench -w api`).
 * @param run does the jobs in one transaction and returns results in their order. When it throws, each job is tried
 *   by itself, so that one bad job does not fail its neighbors. An outage of the database fails all of them.
 */
export function groupCommit<Job, Result>(
  run: (jobs: Job[]) => Promise<Result[]>,
): (job: Job) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  // Returns outcomes rather than errors, because Node's own errors are another realm's inside a test runner.
  const attempt = async (jobs: readonly Job[]): Promise<(() => Result)[]> => {
    try {
      return (await run([...jobs])).map((result) => () => result);
    } catch (error) {
      if (isOutage(error) || jobs.length === 1)
        return jobs.map(() => () => {
          throw error;
        });
      const alone: (() => Result)[] = [];
      for (const job of jobs) alone.push(...(await attempt([job])));
      return alone;
    }
  };
  const loader = new DataLoader<Job, () => Result>(
    (jobs) => {
      const batch = attempt(jobs);
      last = batch;
      return batch;
    },
    {
      cache: false,
      maxBatchSize: mostAtOnce,
      batchScheduleFn: (dispatch) => void last.then(dispatch),
    },
  );
  return async (job) => (await loader.load(job))();
}
