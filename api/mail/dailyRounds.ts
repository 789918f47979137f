import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../config/config';
import type { Database } from '../storage/engine/database';
import { isOutage } from '../storage/engine/isOutage';
import { isSlow } from '../storage/engine/watchStorage';
import { isOpen, openState } from '../storage/mails/openState';
import { queueMessages } from '../storage/mails/queueMessages';
import { deleteOldEncounters } from '../storage/encounters/deleteOldEncounters';
import { deleteOutdated } from '../storage/people/deleteOutdated';
import { retentionLimits } from '../storage/people/retentionLimits';
import { releaseCopies } from '../storage/newsletters/releaseCopies';
import { removeMailFiles } from './removeMailFiles';

type RoundsOptions = {
  db: Kysely<Database>;
  config: Pick<Config, 'retentionDays' | 'careerRetentionDays' | 'dataDir'>;
  log: FastifyBaseLogger;
};

/**
 * One summary a day while something waits for a person. The day is UTC's, so that several instances agree on what has
 * been queued.
 */
export async function queueSummary(
  { db, log }: Pick<RoundsOptions, 'db' | 'log'>,
  today: string,
): Promise<void> {
  const state = await openState(db);
  if (!isOpen(state)) return;
  if ((await queueMessages(db, [{ kind: 'summary', dedupeKey: today }])) > 0)
    log.warn(state, 'Something waits for the owner; the daily summary is queued');
}

/** Removes what has outlived the periods that the privacy policy promises. */
async function keepRetention({ db, config, log }: RoundsOptions): Promise<void> {
  const { mailIds, ...counts } = await deleteOutdated(db, retentionLimits(config), 'site');
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
/** Between two tries at a retention that failed: doubled each time. */
const firstPause = 5 * minute;

/**
 * What is done now and then beside the queue: newsletters' copies are queued at their rate, the summary is looked at
 * each hour, retention is kept at the start and then once a day; `watch` decides for itself. Answers a function that does
 * what is due, for the worker to call at each beat.
 */
export function createDailyRounds(
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
        // An outage is told once, by those who connect: the next beat tries again. What was only too slow waits.
        if (isOutage(error) && !isSlow(error)) throw error;
        retentionAt = performance.now() + pause;
        log.error({ err: error }, `Retention was not kept; it is tried again in ${pause / minute} minutes`);
        pause = Math.min(2 * pause, day);
      }
    }
    await releaseCopies(options.db);
    if (now >= summaryAt) {
      await queueSummary(options, new Date().toISOString().slice(0, 10));
      summaryAt = now + hour;
    }
    await watch();
  };
}
