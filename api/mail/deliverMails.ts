import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../config/config';
import { errorLine } from '../http/errorLine';
import type { Metrics } from '../metrics';
import { claimCooldowns } from '../storage/mails/claimCooldowns';
import type { Database } from '../storage/engine/database';
import { groupCommit } from '../storage/engine/groupCommit';
import { leaseSeconds, type LeasedMail } from '../storage/mails/leaseDueMails';
import { loadMails, type LoadedMail } from '../storage/mails/loadMails';
import { beginHandover } from '../storage/newsletters/beginHandover';
import { settleMails, type MailOutcome, type SettledMail } from '../storage/mails/settleMails';
import { composeMail } from './composeMail';
import { composeBareNotification } from './composeNotification';
import { cooldownClaims } from './cooldownClaims';
import { isCertainlyNotSent, isPermanent, isRefusedContent } from './isPermanent';
import { longestSending } from './openSmtpTransport';
import type { MailTransport, SendOptions } from './mailTransport';
import { removeIfErased } from './removeMailFiles';
import { retryDelay } from './retryDelay';
import { createCallWebhook } from './webhook/callWebhook';
import { isWebhook, webhookEvent } from './webhook/webhookEvent';

export type DeliverMails = (mails: LeasedMail[], stopping: AbortSignal) => Promise<void>;

/** Equals the transport's connections. A mail that waited for a connection would use up its own timeout. */
const atATime = 4;

/**
 * Tries each of some mails and webhook calls once. A refusal by the mail server or receiver is an outcome. Only an
 * unreachable database throws.
 */
export function createDeliverMails(options: {
  db: Kysely<Database>;
  config: Config;
  transport: MailTransport;
  log: FastifyBaseLogger;
  metrics?: Pick<Metrics, 'outbox'>;
}): DeliverMails {
  const { db, config, transport, log, metrics } = options;
  const callWebhook = config.webhook && createCallWebhook(config.webhook, { deskUrl: config.desk?.url });
  const settle = groupCommit(async (settled: SettledMail[]) => {
    await settleMails(db, settled, { tellDead: callWebhook !== undefined });
    return settled;
  });

  const handover = groupCommit(async (ids: string[]) => {
    const begun = await beginHandover(db, ids);
    return ids.map((id) => begun.has(id));
  });

  const send = async (loaded: LoadedMail, sending: SendOptions): Promise<void> => {
    if (isWebhook(loaded)) {
      if (!callWebhook) throw new Error('WEBHOOK_URL is not set any more');
      return callWebhook(loaded.id, webhookEvent(loaded), sending.stopping);
    }
    const mail = composeMail(config, loaded);
    // Each attempt contains less of the visitor's: relays mind odd addresses most, then the words. The owner must
    // hear of the lead in any case. All attempts share one timeout, or another instance would take the mail over
    // meanwhile.
    const { replyTo, ...withoutReplyTo } = mail;
    const tries =
      loaded.kind === 'enquiry-notification'
        ? [
            mail,
            ...(replyTo ? [withoutReplyTo] : []),
            composeBareNotification(config, loaded.id, loaded.enquiry),
          ]
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

  const getOutcome = async (
    mail: LeasedMail,
    loaded: LoadedMail,
    stopping: AbortSignal,
  ): Promise<MailOutcome> => {
    const { id, kind, created_at: createdAt } = mail;
    if (mail.expired) return { status: 'expired' };
    // A newsletter is sent at most once, because readers call a second copy spam. All other mail is sent at least
    // once.
    const atMostOnce = kind === 'newsletter' && transport.outcome === 'sent';
    if (atMostOnce && !(await handover(id)))
      return { status: 'unsure', error: 'The program ended while the mail server was taking it' };
    try {
      await send(loaded, { id, kind, createdAt, stopping });
      return { status: isWebhook(loaded) ? 'sent' : transport.outcome };
    } catch (error) {
      if (atMostOnce && !isCertainlyNotSent(error)) return { status: 'unsure', error: errorLine(error) };
      if (kind === 'newsletter' && isPermanent(kind, error))
        return { status: 'bounced', error: errorLine(error) };
      const retryInSeconds = isPermanent(kind, error) ? undefined : retryDelay(mail.attempts);
      if (retryInSeconds === undefined) return { status: 'dead', error: errorLine(error) };
      return { status: 'waiting', error: errorLine(error), retryInSeconds };
    }
  };

  return async (mails, stopping) => {
    const leasedAt = performance.now();
    const tooLate = () => performance.now() - leasedAt > leaseSeconds * 1000 - longestSending;
    const loaded = await loadMails(db, mails);
    const claims = cooldownClaims([...loaded.values()]);
    const claimed = await claimCooldowns(db, claims);
    const suppressed = new Set(claims.map((claim) => claim.mail_id).filter((id) => !claimed.has(id)));

    const attempt = async (mail: LeasedMail): Promise<void> => {
      const content = loaded.get(mail.id);
      let outcome: MailOutcome;
      // Its subject is settled (a confirmed sign-up) or erased, and then the row is gone as well.
      if (!content || suppressed.has(mail.id)) outcome = { status: 'suppressed' };
      else if (tooLate() || stopping.aborted) outcome = { status: 'waiting', untried: true };
      else outcome = await getOutcome(mail, content, stopping);
      await settle({ id: mail.id, ...outcome });
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
