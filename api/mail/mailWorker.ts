import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../storage/engine/database';
import { isOutage } from '../storage/engine/outage';
import { type MailKind, sentKinds, webhookKinds } from '../storage/mails/mailKinds';
import { leaseDueMails } from '../storage/mails/mailQueue';
import type { DeliverMails } from './deliverMails';

export interface MailWorker {
  /** Looks for mail at once instead of at the next beat. */
  readonly wake: () => void;
  /** Resolves when all mails in progress are settled. */
  readonly stop: () => Promise<void>;
}

const complainEvery = 60_000;
/** Mails per batch. Those whose turn does not come within the lease return to the queue. */
const batch = 20;
/** Pause between two batches, in milliseconds, so that visitors' requests reach the database first. */
const batchPause = 20;
/** Milliseconds for which a stop waits for a silent mail server. The mail stays in the outbox, with its Message-ID. */
const stopPatience = 5_000;

interface WorkerOptions {
  readonly db: Db;
  readonly deliver: DeliverMails;
  readonly log: FastifyBaseLogger;
  /** Lets a test look at the queue before mails leave. */
  readonly paused?: boolean;
  /** Milliseconds between two looks at the queue; for tests. */
  readonly beat?: number | undefined;
}

/**
 * Works through the mails table, which is the queue. Mails and webhook calls have a worker each, so that a receiver that
 * hangs takes no place from mail.
 */
export function startMailWorker(options: WorkerOptions): MailWorker {
  const workers = [sentKinds, webhookKinds].map((kinds) => startWorker(kinds, options));
  return {
    wake: () => workers.forEach(({ wake }) => wake()),
    stop: async () => void (await Promise.all(workers.map(({ stop }) => stop()))),
  };
}

/**
 * Rows are leased with SKIP LOCKED, so any number of workers and instances may work. A bad mail takes no other with it.
 */
function startWorker(kinds: readonly MailKind[], options: WorkerOptions): MailWorker {
  const { db, deliver, log, beat = 1_000 } = options;
  let stopping = options.paused ?? false;
  const abort = new AbortController();
  /** Mails that wait for nothing but the mail server's answer. */
  const unanswered = new Set<Promise<void>>();
  let woken = false;
  let wakeUp = () => {};

  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, beat);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });

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
        const mails = await leaseDueMails(db, batch, kinds);
        if (mails.length > 0) {
          for (const mail of await deliver(mails, abort.signal)) {
            const settled = mail
              .catch((error: unknown) => complain(error, 'A mail’s outcome cannot be stored'))
              .finally(() => unanswered.delete(settled));
            unanswered.add(settled);
          }
          await wait(batchPause);
          continue;
        }
      } catch (error) {
        complain(error, 'The mail queue cannot be worked on');
      }
      if (!woken && !stopping) await rest();
    }
  };
  const done = run();

  return {
    wake: () => {
      woken = true;
      wakeUp();
    },
    stop: async () => {
      stopping = true;
      wakeUp();
      const impatience = setTimeout(() => abort.abort(), stopPatience);
      await done;
      await Promise.all(unanswered);
      clearTimeout(impatience);
    },
  };
}
