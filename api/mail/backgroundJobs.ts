import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config';
import type { Db } from '../storage/engine/database';
import { isOutage, isSlow } from '../storage/engine/outage';
import { isOpen, readOpenState } from '../storage/mails/openMails';
import { queueMessages } from '../storage/mails/mailQueue';
import { deleteOldEncounters } from '../storage/encounters/encounterStore';
import { deleteOutdated } from '../storage/people/retention';
import { removeMailFiles } from './mailTransport';
import { type BackupWatchConfig, watchBackups } from './watchBackups';

type RoundsOptions = {
  db: Db;
  config: Pick<Config, 'retentionDays' | 'careerRetentionDays' | 'dataDir'> & BackupWatchConfig;
  log: FastifyBaseLogger;
};

/**
 * Queues one summary a day while something waits for a person. The day is UTC, so that several instances agree on
 * what has been queued.
 */
export async function queueSummary(
  { db, log }: Pick<RoundsOptions, 'db' | 'log'>,
  today: string,
): Promise<void> {
  const state = await readOpenState(db);
  if (!isOpen(state)) return;
  if ((await queueMessages(db, [{ kind: 'summary', dedupeKey: today }])) > 0)
    log.warn(state, 'Something waits for the owner; the daily summary is queued');
}

/** Deletes records after the periods that the privacy policy promises. */
async function keepRetention({ db, config, log }: RoundsOptions): Promise<void> {
  const { mailIds, ...counts } = await deleteOutdated(db, config, 'site');
  await deleteOldEncounters(db);
  const mailFiles = removeMailFiles(config.dataDir, mailIds);
  log.info(
    { ...counts, mails: mailIds.length, mailFiles },
    'Retention: removed what has outlived its period',
  );
}

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;
/** Milliseconds between two attempts after retention has failed: doubled each time. */
const firstPause = 5 * minute;

/**
 * Periodic work beside the queue: the summary and the age of backups each hour, retention at the start and then daily. `watch` decides for itself. Returns a function that does the due work; the worker calls it at each
 * beat.
 */
export function createBackgroundJobs(
  options: RoundsOptions & { watch?: () => Promise<void> },
): () => Promise<void> {
  const { log, watch = async () => {} } = options;
  // Not the time of day: a clock that jumps must not stop either for long.
  let summaryAt = 0;
  let retentionAt = 0;
  let pause = firstPause;
  return async () => {
    const now = performance.now();
    if (now >= retentionAt) {
      try {
        await keepRetention(options);
        retentionAt = now + day;
        pause = firstPause;
      } catch (error) {
        // The database watch logs an outage once, and the next beat retries. Slow statements wait for the next
        // attempt.
        if (isOutage(error) && !isSlow(error)) throw error;
        retentionAt = performance.now() + pause;
        log.error({ err: error }, `Retention was not kept; it is tried again in ${pause / minute} minutes`);
        pause = Math.min(2 * pause, day);
      }
    }
    if (now >= summaryAt) {
      await queueSummary(options, new Date().toISOString().slice(0, 10));
      await watchBackups(options.db, options.config, log);
      summaryAt = now + hour;
    }
    await watch();
  };
}
