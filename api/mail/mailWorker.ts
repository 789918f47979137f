import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/engine/database';
import { isOutage } from '../storage/engine/isOutage';
import { leaseDueMails } from '../storage/mails/leaseDueMails';
import { tidyQueue } from '../storage/mails/tidyQueue';
import type { DeliverMails } from './deliverMails';
import { retryDelays } from './retryDelay';

export interface MailWorker {
  /** Looks for mail at once instead of at the next beat. */
  readonly wake: () => void;
  /** Resolves when the mails under way are settled. */
  readonly stop: () => Promise<void>;
}

const beatMilliseconds = 1_000;
const tidyEvery = 60_000;
const complainEvery = 60_000;
/** Few enough that even a slow mail server is through with all of them before the first one's time limit. */
const batch = 20;
/** Between two batches visitors have the database to themselves: mails can wait, they cannot. */
const breather = 20;
/** How long a stop waits for a mail server that does not answer; the mail is tried again after the next start. */
const stopPatience = 5_000;

/**
 * The mails table is the queue: rows are leased with SKIP LOCKED, so any number of instances may work. A bad mail takes
 * no other with it.
 */
export function startMailWorker(options: {
  db: Kysely<Database>;
  deliver: DeliverMails;
  log: FastifyBaseLogger;
  /** What is done now and then beside the queue (dailyRounds.ts). */
  rounds?: () => Promise<void>;
  /** A test's way to look at the queue before anything moves. */
  paused?: boolean;
}): MailWorker {
  const { db, deliver, log, rounds = async () => {} } = options;
  let stopping = options.paused ?? false;
  const abort = new AbortController();
  let woken = false;
  let rouse = () => {};

  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, beatMilliseconds);
      rouse = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  let tidyAgainAt = 0;
  const tidyNowAndThen = async () => {
    // Not the time of day: that it jumps is one of the reasons for this.
    if (performance.now() < tidyAgainAt) return;
    await tidyQueue(db, retryDelays);
    tidyAgainAt = performance.now() + tidyEvery;
  };

  let complainAgainAt = 0;
  const complain = (error: unknown, message: string) => {
    // An outage of the database is told once, by those who connect to it; anything else once a minute, not sixty times.
    if (isOutage(error) || performance.now() < complainAgainAt) return;
    log.error({ err: error }, message);
    complainAgainAt = performance.now() + complainEvery;
  };
  const run = async () => {
    while (!stopping) {
      woken = false;
      try {
        await tidyNowAndThen();
        const mails = await leaseDueMails(db, batch);
        if (mails.length > 0) {
          await deliver(mails, abort.signal);
          await wait(breather);
          continue;
        }
      } catch (error) {
        complain(error, 'The mail queue cannot be worked on');
      }
      // After the mails and by themselves: a round that fails must not hold up the queue.
      if (!stopping) await rounds().catch((error: unknown) => complain(error, 'A daily round failed'));
      if (!woken && !stopping) await rest();
    }
  };
  const done = run();

  return {
    wake: () => {
      woken = true;
      rouse();
    },
    stop: async () => {
      stopping = true;
      rouse();
      const impatience = setTimeout(() => abort.abort(), stopPatience);
      await done;
      clearTimeout(impatience);
    },
  };
}
