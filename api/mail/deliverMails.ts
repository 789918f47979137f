import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config';
import { errorLine } from '../http/errorLine';
import {
  type LeasedMail,
  leaseSeconds,
  type MailOutcome,
  renewLease,
  settleMail,
} from '../storage/mails/mailQueue';
import type { Db } from '../storage/engine/database';
import { type Loaded, type LoadedMail, loadMail } from '../storage/mails/loadMail';
import { isForVisitor, isWebhookKind, type MailKind, type WebhookKind } from '../storage/mails/mailKinds';
import { createCallWebhook, webhookEvent } from './callWebhook';
import { composeBareNotification, composeConfirmation, composeNotification } from './composeEnquiryMails';
import { composeKnown, composeOptIn, composeWelcome } from './composeSubscriberMails';
import { type MailMessage, type SendMail, type SendOptions, unansweredError } from './mailTransport';
import { composeAlert, queueAlert } from './ownerMails';
import { isRefusedContent, isRefusedMailbox, retryDelay } from './retry';

/**
 * Resolves when every mail is settled, or waits for nothing but the mail server's answer. Returns the latter, which
 * settle later.
 */
export type DeliverMails = (mails: LeasedMail[], stopping: AbortSignal) => Promise<readonly Promise<void>[]>;

type SentKind = Exclude<MailKind, WebhookKind>;

const composers: { readonly [Kind in SentKind]: (config: Config, mail: Loaded<Kind>) => MailMessage } = {
  'enquiry-notification': composeNotification,
  'enquiry-confirmation': composeConfirmation,
  'newsletter-opt-in': composeOptIn,
  'newsletter-welcome': composeWelcome,
  'newsletter-known': composeKnown,
  alert: composeAlert,
};

const composeMail = (config: Config, mail: Loaded<SentKind>): MailMessage =>
  (composers[mail.kind] as (config: Config, mail: LoadedMail) => MailMessage)(config, mail);

/** Whether this leaves as a webhook call rather than a mail. */
const isWebhook = (mail: LoadedMail): mail is Loaded<WebhookKind> => isWebhookKind(mail.kind);

/** Mails that are sent at once, each over a connection of its own. */
const atATime = 4;
/**
 * Milliseconds after which a mail that waits for the server's answer leaves its place to another one, and between two
 * renewals of a lease.
 */
const usualTiming = { answer: 10_000, renewal: leaseSeconds * 250 };
/** Mails that may wait so beside those being sent. A server that answers none gets no more connections than both. */
const mostUnanswered = 4;

/**
 * Tries each of some mails and webhook calls once. A refusal by the mail server or receiver is an outcome. Only an
 * unreachable database throws.
 */
export function createDeliverMails(options: {
  db: Db;
  config: Config;
  sendMail: SendMail;
  log: FastifyBaseLogger;
  /** For tests. */
  timing?: typeof usualTiming;
}): DeliverMails {
  const { db, config, sendMail, log, timing = usualTiming } = options;
  let unanswered = 0;
  const callWebhook = config.webhook && createCallWebhook(config.webhook, config.desk?.url);
  const send = async (loaded: LoadedMail, sending: SendOptions): Promise<void> => {
    if (isWebhook(loaded)) {
      if (!callWebhook) throw new Error('WEBHOOK_URL is not set any more');
      return callWebhook(loaded.id, webhookEvent(loaded), sending.stopping);
    }
    const mail = composeMail(config, loaded);
    // Each attempt contains less of the visitor's: relays refuse unusual addresses most often, then the text. The owner
    // must hear of the lead in any case.
    const { replyTo, ...withoutReplyTo } = mail;
    const tries =
      loaded.kind === 'enquiry-notification'
        ? [mail, ...(replyTo ? [withoutReplyTo] : []), composeBareNotification(config, loaded)]
        : [mail];
    for (const [index, next] of tries.entries())
      try {
        return await sendMail(next, sending);
      } catch (error) {
        if (index === tries.length - 1 || !isRefusedContent(error)) throw error;
        log.warn({ mailId: loaded.id, error: errorLine(error) }, 'Mail refused, sent again with less in it');
      }
  };

  const trySending = async (
    mail: LeasedMail,
    loaded: LoadedMail,
    sending: Pick<SendOptions, 'stopping' | 'onHandedOver'>,
  ): Promise<MailOutcome> => {
    const { id, kind, created_at: createdAt } = mail;
    if (mail.expired) return { status: 'expired' };
    try {
      await send(loaded, { id, kind, createdAt, ...sending });
      return { status: 'sent' };
    } catch (error) {
      if (!isWebhook(loaded) && !isForVisitor(kind) && isRefusedMailbox(error)) {
        const mailbox = composeMail(config, loaded).to.address;
        // Once a day for each mailbox.
        const key = `${mailbox} ${new Date().toISOString().slice(0, 10)}`;
        await queueAlert({ db, config, log }, 'mailbox.refused', { mailbox, error: errorLine(error) }, key);
      }
      const retryInSeconds = retryDelay(mail, error);
      if (retryInSeconds !== undefined) return { status: 'waiting', error: errorLine(error), retryInSeconds };
      return { status: 'dead', error: errorLine(error) };
    }
  };

  return async (mails, stopping) => {
    const leasedAt = performance.now();
    const tooLate = () => performance.now() - leasedAt > (leaseSeconds * 1000) / 2;
    const attempt = async (mail: LeasedMail, onHandedOver: () => void): Promise<void> => {
      let outcome: MailOutcome;
      if (tooLate() || stopping.aborted) outcome = { status: 'waiting', untried: true };
      else {
        // While the database is away, nobody else can lease the mail either.
        const renewal = setInterval(() => void renewLease(db, mail).catch(() => {}), timing.renewal);
        try {
          const content = await loadMail(db, mail);
          // Its subject is settled (a confirmed sign-up) or erased, and then the row is gone as well.
          outcome = content
            ? await trySending(mail, content, { stopping, onHandedOver })
            : { status: 'suppressed' };
        } finally {
          clearInterval(renewal);
        }
      }
      await settleMail(db, mail.id, outcome);
      if ('untried' in outcome) return;
      const error = 'error' in outcome ? outcome.error : undefined;
      const facts = { mailId: mail.id, kind: mail.kind, attempt: mail.attempts, ...outcome };
      // A visitor's mistyped address is nothing that the owner could mend. It is a note at the enquiry.
      if (outcome.status === 'dead') log[isForVisitor(mail.kind) ? 'warn' : 'error'](facts, 'Mail given up');
      else if (error?.startsWith(unansweredError))
        log.warn(
          facts,
          'Mail not confirmed: it stays in the outbox, and is sent again with the same Message-ID',
        );
      else if (outcome.status === 'waiting') log.warn(facts, 'Mail put off');
      else if (outcome.status === 'expired') log.warn(facts, 'Mail not sent: it would come too late');
      else log.info(facts, 'Mail settled');
    };
    // In order of priority. Each mail settles as soon as it is done, so a slow one delays no other's record.
    const queue = mails.toSorted((a, b) => a.priority - b.priority);
    const failures: unknown[] = [];
    const waiting: Promise<void>[] = [];
    /** Resolves when the mail is settled, or has left its place. */
    const send = (mail: LeasedMail) =>
      new Promise<void>((resolve, reject) => {
        let timer: NodeJS.Timeout | undefined;
        let hasLeft = false;
        const attempting = attempt(mail, () => {
          timer ??= setTimeout(() => {
            if (unanswered === mostUnanswered) return;
            hasLeft = true;
            unanswered += 1;
            waiting.push(attempting);
            resolve();
          }, timing.answer);
        }).finally(() => {
          clearTimeout(timer);
          if (hasLeft) unanswered -= 1;
        });
        attempting.then(resolve, reject);
      });
    const work = async (): Promise<void> => {
      for (let mail = queue.shift(); mail; mail = queue.shift())
        await send(mail).catch((error: unknown) => failures.push(error));
    };
    await Promise.all(Array.from({ length: atATime }, work));
    if (failures.length > 0) throw failures[0];
    return waiting;
  };
}
