import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../storage/engine/database';
import { isOutage } from '../storage/engine/outage';
import { leaseDueMails, tidyQueue } from '../storage/mails/mailQueue';
import type { DeliverMails } from './deliverMails';
import { retryDelays } from './retry';

export interface MailWorker {
  /** Looks for mail at once instead of at the next beat. */
  readonly wake: () => void;
  /** Resolves when all mails in progress are settled. */
  readonly stop: () => Promise<void>;
}

const tidyEvery = 60_000;
const complainEvery = 60_000;
/** Mails per batch. Even a slow mail server finishes all of them before the timeout of the first one. */
const batch = 20;
/** Pause between two batches, in milliseconds, so that visitors' requests reach the database first. */
const breather = 20;
/** Milliseconds for which a stop waits for a silent mail server. The mail is tried again after the next start. */
const stopPatience = 5_000;

/**
 * Works through the mails table, which is the queue. Rows are leased with SKIP LOCKED, so any number of instances may
 * work. A bad mail takes no other with it.
 */
export function startMailWorker(options: {
  db: Db;
  deliver: DeliverMails;
  log: FastifyBaseLogger;
  /** Periodic work beside the queue (backgroundJobs.ts). */
  runBackgroundJobs?: () => Promise<void>;
  /** Lets a test look at the queue before mails leave. */
  paused?: boolean;
  /** Milliseconds between two looks at the queue; for tests. */
  beat?: number | undefined;
}): MailWorker {
  const { db, deliver, log, runBackgroundJobs = async () => {}, beat = 1_000 } = options;
  let stopping = options.paused ?? false;
  const abort = new AbortController();
  let woken = false;
  let rouse = () => {};

  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, beat);
      rouse = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  let tidyAgainAt = 0;
  const tidyNowAndThen = async () => {
    // Not the time of day: clock jumps are one reason for this work.
    if (performance.now() < tidyAgainAt) return;
    await tidyQueue(db, retryDelays);
    tidyAgainAt = performance.now() + tidyEvery;
  };

  let complainAgainAt = 0;
  const complain = (error: unknown, message: string) => {
    // The database watch logs an outage once. Other errors are logged once a minute, not sixty times.
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
      // After the mails and on their own: a failing job must not delay the queue.
      if (!stopping)
        await runBackgroundJobs().catch((error: unknown) => complain(error, 'A background job failed'));
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
