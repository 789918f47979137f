import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../config/config';
import type { Database } from '../storage/engine/database';
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
 * One summary a day while something waits for a person. The day is the database's, so that several instances agree on
 * what has been queued.
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
  const { mailIds, ...counts } = await deleteOutdated(db, retentionLimits(config));
  await deleteOldEncounters(db);
  const mailFiles = removeMailFiles(config.dataDir, mailIds);
  log.info(
    { ...counts, mails: mailIds.length, mailFiles },
    'Retention: removed what has outlived its period',
  );
}

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/**
 * What is done now and then beside the queue: newsletters' copies are queued at their rate, the summary is looked at
 * each hour, retention is kept at the start and then once a day. Answers a function that does what is due, for the worker to call at each beat.
 */
export function createDailyRounds(options: RoundsOptions): () => Promise<void> {
  // Not the time of day: a clock that jumps must not stop either for long.
  let summaryAt = 0;
  let retentionAt = 0;
  return async () => {
    await releaseCopies(options.db);
    const now = performance.now();
    if (now >= summaryAt) {
      await queueSummary(options, new Date().toISOString().slice(0, 10));
      summaryAt = now + hour;
    }
    if (now >= retentionAt) {
      await keepRetention(options);
      retentionAt = now + day;
    }
  };
}
