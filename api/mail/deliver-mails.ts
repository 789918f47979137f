import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Selectable } from 'kysely';
import type { Config } from '../config';
import { errorLine } from '../error-line';
import { claimCooldowns } from '../storage/claim-cooldowns';
import { createBatcher } from '../storage/create-batcher';
import type { Database, MailsTable } from '../storage/database';
import { loadMails, type LoadedMail } from '../storage/load-mails';
import { settleMails, type MailOutcome, type SettledMail } from '../storage/settle-mails';
import { composeMail } from './compose-mail';
import { isPermanent } from './is-permanent';
import { cooldownClaims } from './cooldown-claims';
import type { MailTransport } from './mail-transport';
import { retryDelay } from './retry-delay';

export type DeliverMails = (mails: Selectable<MailsTable>[], stopping: AbortSignal) => Promise<void>;

/** One attempt at each of some mails. What the mail server does is an outcome; only an unreachable database throws. */
export function createDeliverMails(options: {
  db: Kysely<Database>;
  config: Config;
  transport: MailTransport;
  log: FastifyBaseLogger;
}): DeliverMails {
  const { db, config, transport, log } = options;
  const settle = createBatcher(async (settled: SettledMail[]) => {
    await settleMails(db, settled);
    return settled;
  });

  const send = async (
    mail: Selectable<MailsTable>,
    loaded: LoadedMail,
    stopping: AbortSignal,
  ): Promise<MailOutcome> => {
    const { id, kind, created_at: createdAt } = mail;
    try {
      await transport.send(composeMail(config, loaded), { id, kind, createdAt, stopping });
      return { status: 'sent' };
    } catch (error) {
      const retryInSeconds = isPermanent(kind, error) ? undefined : retryDelay(mail.attempts);
      if (retryInSeconds === undefined) return { status: 'dead', error: errorLine(error) };
      return { status: 'waiting', error: errorLine(error), retryInSeconds };
    }
  };

  return async (mails, stopping) => {
    const loaded = await loadMails(db, mails);
    const claims = cooldownClaims([...loaded.values()]);
    const claimed = await claimCooldowns(db, claims);
    const suppressed = new Set(claims.map((claim) => claim.mail_id).filter((id) => !claimed.has(id)));

    const attempt = async (mail: Selectable<MailsTable>): Promise<void> => {
      const content = loaded.get(mail.id);
      if (!content) return;
      const outcome: MailOutcome = suppressed.has(mail.id)
        ? { status: 'suppressed' }
        : await send(mail, content, stopping);
      await settle({ id: mail.id, ...outcome });
      const facts = { mailId: mail.id, kind: mail.kind, attempt: mail.attempts, ...outcome };
      if (outcome.status === 'dead') log.error(facts, 'Mail given up');
      else if (outcome.status === 'waiting') log.warn(facts, 'Mail put off');
      else log.info(facts, 'Mail settled');
    };
    // Each settles by itself as soon as it is done; a slow one holds up nobody's record.
    const results = await Promise.allSettled(mails.map(attempt));
    const failure = results.find((result) => result.status === 'rejected');
    if (failure) throw failure.reason;
  };
}
