import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Selectable } from 'kysely';
import type { Config } from '../config';
import { claimCooldown } from '../storage/claim-cooldown';
import type { Database, MailsTable } from '../storage/database';
import { loadMail } from '../storage/load-mail';
import { settleMail, type MailOutcome } from '../storage/settle-mail';
import { composeMail } from './compose-mail';
import { errorLine } from '../error-line';
import { isPermanent } from './is-permanent';
import type { MailTransport } from './mail-transport';
import { mailCooldown } from './mail-cooldown';
import { retryDelay } from './retry-delay';

export type DeliverMail = (mail: Selectable<MailsTable>, stopping: AbortSignal) => Promise<void>;

/** One attempt at one mail. What the mail server does is an outcome; only an unreachable database throws. */
export function createDeliverMail(options: {
  db: Kysely<Database>;
  config: Config;
  transport: MailTransport;
  log: FastifyBaseLogger;
}): DeliverMail {
  const { db, config, transport, log } = options;

  const attempt = async (
    mail: Selectable<MailsTable>,
    stopping: AbortSignal,
  ): Promise<MailOutcome | undefined> => {
    const loaded = await loadMail(db, mail);
    if (!loaded) return undefined;
    const cooldown = mailCooldown(loaded);
    if (cooldown && !(await claimCooldown(db, { ...cooldown, kind: mail.kind, mailId: mail.id })))
      return { status: 'suppressed' };
    try {
      await transport.send(composeMail(config, loaded), {
        id: mail.id,
        kind: mail.kind,
        createdAt: mail.created_at,
        stopping,
      });
      return { status: 'sent' };
    } catch (error) {
      const retryInSeconds = isPermanent(mail.kind, error) ? undefined : retryDelay(mail.attempts);
      if (retryInSeconds === undefined) return { status: 'dead', error: errorLine(error) };
      return { status: 'waiting', error: errorLine(error), retryInSeconds };
    }
  };

  return async (mail, stopping) => {
    const outcome = await attempt(mail, stopping);
    if (!outcome) return;
    await settleMail(db, mail.id, outcome);
    const facts = { mailId: mail.id, kind: mail.kind, attempt: mail.attempts, ...outcome };
    if (outcome.status === 'dead') log.error(facts, 'Mail given up');
    else if (outcome.status === 'waiting') log.warn(facts, 'Mail put off');
    else log.info(facts, 'Mail settled');
  };
}
