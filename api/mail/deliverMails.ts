import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config';
import { errorLine } from '../http/errorLine';
import type { Metrics } from '../metrics';
import {
  claimCooldown,
  type LeasedMail,
  leaseSeconds,
  type MailOutcome,
  settleMail,
} from '../storage/mails/mailQueue';
import type { Db } from '../storage/engine/database';
import { type Loaded, type LoadedMail, loadMail } from '../storage/mails/loadMail';
import { foldedKey } from '../storage/subscribers/emailKey';
import { isWebhookKind, type MailKind, type WebhookKind } from '../storage/mails/mailKinds';
import { createCallWebhook, webhookEvent } from './callWebhook';
import { composeBareNotification, composeConfirmation, composeNotification } from './composeEnquiryMails';
import { composeKnown, composeSignUp, composeWelcome } from './composeSubscriberMails';
import {
  longestSending,
  type MailMessage,
  type MailTransport,
  removeIfErased,
  type SendOptions,
} from './mailTransport';
import { composeAlert, composeSummary } from './ownerMails';
import { isRefusedContent, retryDelay } from './retry';

export type DeliverMails = (mails: LeasedMail[], stopping: AbortSignal) => Promise<void>;

/** Seconds between two mails of a kind to one visitor's address, so that the forms cannot flood an inbox. */
export const cooldownSeconds = 60 * 60;

/**
 * Claims the address for this mail; false if one of its kind went there within the cool-down. The key is folded,
 * because a provider that drops what follows a + delivers all spellings to one inbox. Only mails that a stranger can
 * cause have a cool-down.
 */
async function claimSend(db: Db, mail: LoadedMail): Promise<boolean> {
  const person =
    mail.kind === 'enquiry-confirmation'
      ? mail.enquiry
      : mail.kind === 'newsletter-confirmation' || mail.kind === 'newsletter-known'
        ? mail.subscriber
        : undefined;
  if (!person) return true;
  const claim = { mailId: mail.id, kind: mail.kind, seconds: cooldownSeconds };
  return claimCooldown(db, { ...claim, emailKey: foldedKey(person.email) });
}

type SentKind = Exclude<MailKind, WebhookKind>;

const composers: { readonly [Kind in SentKind]: (config: Config, mail: Loaded<Kind>) => MailMessage } = {
  'enquiry-notification': composeNotification,
  'enquiry-confirmation': composeConfirmation,
  'newsletter-confirmation': composeSignUp,
  'newsletter-welcome': composeWelcome,
  'newsletter-known': composeKnown,
  alert: composeAlert,
  summary: composeSummary,
};

const composeMail = (config: Config, mail: Loaded<SentKind>): MailMessage =>
  (composers[mail.kind] as (config: Config, mail: LoadedMail) => MailMessage)(config, mail);

/** Whether this leaves as a webhook call rather than a mail. */
const isWebhook = (mail: LoadedMail): mail is Loaded<WebhookKind> => isWebhookKind(mail.kind);

/** As many mails at once as the transport has connections: one that waited for one would use up its timeout. */
const atATime = 4;

/**
 * Tries each of some mails and webhook calls once. A refusal by the mail server or receiver is an outcome. Only an
 * unreachable database throws.
 */
export function createDeliverMails(options: {
  db: Db;
  config: Config;
  transport: MailTransport;
  log: FastifyBaseLogger;
  metrics?: Pick<Metrics, 'outbox'>;
}): DeliverMails {
  const { db, config, transport, log, metrics } = options;
  const callWebhook = config.webhook && createCallWebhook(config.webhook, config.desk?.url);
  const send = async (loaded: LoadedMail, sending: SendOptions): Promise<void> => {
    if (isWebhook(loaded)) {
      if (!callWebhook) throw new Error('WEBHOOK_URL is not set any more');
      return callWebhook(loaded.id, webhookEvent(loaded), sending.stopping);
    }
    const mail = composeMail(config, loaded);
    // Each attempt contains less of the visitor's: relays refuse unusual addresses most often, then the text. The owner
    // must hear of the lead in any case. All attempts share one timeout, or another instance would take the mail over
    // meanwhile.
    const { replyTo, ...withoutReplyTo } = mail;
    const tries =
      loaded.kind === 'enquiry-notification'
        ? [mail, ...(replyTo ? [withoutReplyTo] : []), composeBareNotification(config, loaded)]
        : [mail];
    const stopping = AbortSignal.any([sending.stopping, AbortSignal.timeout(longestSending)]);
    for (const [index, next] of tries.entries())
      try {
        return await transport.send(next, { ...sending, stopping });
      } catch (error) {
        if (index === tries.length - 1 || !isRefusedContent(error)) throw error;
        log.warn({ mailId: loaded.id, error: errorLine(error) }, 'Mail refused, sent again with less in it');
      }
  };

  const trySending = async (
    mail: LeasedMail,
    loaded: LoadedMail,
    stopping: AbortSignal,
  ): Promise<MailOutcome> => {
    const { id, kind, created_at: createdAt } = mail;
    if (mail.expired) return { status: 'expired' };
    if (!(await claimSend(db, loaded))) return { status: 'suppressed' };
    try {
      await send(loaded, { id, kind, createdAt, stopping });
      return { status: isWebhook(loaded) ? 'sent' : transport.outcome };
    } catch (error) {
      const retryInSeconds = retryDelay(mail.attempts, kind, error);
      if (retryInSeconds === undefined) return { status: 'dead', error: errorLine(error) };
      return { status: 'waiting', error: errorLine(error), retryInSeconds };
    }
  };

  return async (mails, stopping) => {
    const leasedAt = performance.now();
    const tooLate = () => performance.now() - leasedAt > leaseSeconds * 1000 - longestSending;
    const attempt = async (mail: LeasedMail): Promise<void> => {
      let outcome: MailOutcome;
      if (tooLate() || stopping.aborted) outcome = { status: 'waiting', untried: true };
      else {
        const content = await loadMail(db, mail);
        // Its subject is settled (a confirmed sign-up) or erased, and then the row is gone as well.
        outcome = content ? await trySending(mail, content, stopping) : { status: 'suppressed' };
      }
      await settleMail(db, mail.id, outcome, { webhook: callWebhook !== undefined });
      if ('untried' in outcome) return;
      if (outcome.status === 'written') await removeIfErased(db, config.dataDir, mail.id);
      metrics?.outbox.inc({
        kind: mail.kind,
        outcome: outcome.status === 'waiting' ? 'put-off' : outcome.status,
      });
      const facts = { mailId: mail.id, kind: mail.kind, attempt: mail.attempts, ...outcome };
      if (outcome.status === 'dead') log.error(facts, 'Mail given up');
      else if (outcome.status === 'waiting') log.warn(facts, 'Mail put off');
      else if (outcome.status === 'expired') log.warn(facts, 'Mail not sent: it would come too late');
      else log.info(facts, 'Mail settled');
    };
    // In order of priority. Each mail settles as soon as it is done, so a slow one delays no other's record.
    const queue = mails.toSorted((a, b) => a.priority - b.priority);
    const failures: unknown[] = [];
    const work = async (): Promise<void> => {
      for (let mail = queue.shift(); mail; mail = queue.shift())
        await attempt(mail).catch((error: unknown) => failures.push(error));
    };
    await Promise.all(Array.from({ length: atATime }, work));
    if (failures.length > 0) throw failures[0];
  };
}
