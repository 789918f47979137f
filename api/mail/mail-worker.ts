import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/database';
import { leaseDueMails } from '../storage/lease-due-mails';
import type { DeliverMail } from './deliver-mail';

export interface MailWorker {
  /** Looks for mail at once instead of at the next beat. */
  readonly wake: () => void;
  /** Resolves when the mails under way are settled. */
  readonly stop: () => Promise<void>;
}

const beatMilliseconds = 1_000;
const batch = 10;
/** How long a stop waits for a mail server that does not answer; the mail is tried again after the next start. */
const stopPatience = 5_000;

/**
 * The mails table is the queue: rows are leased with SKIP LOCKED, so any number of instances may work. Mails of one
 * batch are settled one by one; a bad one takes no other with it.
 */
export function startMailWorker(options: {
  db: Kysely<Database>;
  deliver: DeliverMail;
  log: FastifyBaseLogger;
  /** A test's way to look at the queue before anything moves. */
  paused?: boolean;
}): MailWorker {
  const { db, deliver, log } = options;
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

  const run = async () => {
    while (!stopping) {
      woken = false;
      try {
        const mails = await leaseDueMails(db, batch);
        const results = await Promise.allSettled(mails.map((mail) => deliver(mail, abort.signal)));
        const failure = results.find((result) => result.status === 'rejected');
        if (failure) throw failure.reason;
        if (mails.length > 0) continue;
      } catch (error) {
        log.error({ err: error }, 'The mail queue cannot be worked on');
      }
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
