import type { FastifyBaseLogger } from 'fastify';
import { companyName } from 'shared-content/content';
import type { Db } from '../storage/engine/database';
import { queueMessages } from '../storage/mails/mailQueue';
import type { Config } from '../config/config';
import type { Loaded } from '../storage/mails/loadMail';
import { composeNotice } from './composeLetter';
import type { MailMessage } from './mailTransport';
import { dhakaTime, zoneName } from './time';

/**
 * What the owner hears of: the hours in which each is told once, and its mail. The webhook's event has the same name.
 */
export const alerts = {
  'captcha.away': {
    hours: 1,
    subject: '[action needed] The captcha can’t be checked',
    lines: ({ reason }: Detail, since: string) => [
      `Since ${since} the captcha provider hasn’t told us whether a visitor passed (${reason}).`,
      'Enquiries that arrive in the meantime are stored as unverified, under a tight limit, and reach you marked [unverified]. Visitors beyond the limit are asked to try later.',
      'Is the provider down? Is TURNSTILE_SECRET_KEY right, and can this server reach the provider? If it was solved on another host than SITE_URL’s, set SITE_URL to the name that visitors use, or add the other one to ALLOWED_ORIGINS. You get this mail at most once an hour.',
    ],
  },
  'captcha.failing': {
    hours: 6,
    subject: '[action needed] Visitors can’t send the contact form',
    lines: (_detail: Detail, since: string) => [
      `The captcha failed in the browsers of visitors from several networks up to ${since}, and no visitor has passed it since. Their messages don’t reach you.`,
      'Open the contact page yourself. Is TURNSTILE_SITE_KEY right, does the widget at the provider list the site’s domain, and is the provider up?',
      'Pages report this themselves, so anyone can report it falsely. You get this mail at most every six hours.',
    ],
  },
  'captcha.refusing': {
    hours: 1,
    subject: '[action needed] The captcha refuses every visitor',
    lines: (_detail: Detail, since: string) => [
      `The captcha provider has refused visitors from several networks up to ${since}, and let none pass in between. Their messages don’t reach you.`,
      'Are TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY a pair, copied from the same widget? A secret key of another widget refuses everyone. `npm run doctor` tests the secret key; whether the site key goes with it, only the contact page shows: send yourself a message.',
      'You get this mail at most once an hour, and HEARTBEAT_URL is not called until a visitor passes.',
    ],
  },
  'backup.missing': {
    hours: 24,
    subject: '[action needed] No backup is fresh',
    lines: ({ hours, ever }: Detail) => [
      ever
        ? `The last good backup of the database is ${hours} hours old.`
        : 'The database has never been backed up.',
      'On the server: systemctl status site-backup, and npm run owner -w api -- backup run. Where the database’s provider keeps backups, set BACKUP_DIR=managed.',
    ],
  },
  'section.failing': {
    hours: 24 * 365,
    subject: '[please check] A part of the site fails for visitors',
    lines: ({ app, version, what }: Detail, since: string) => [
      `${String(app)} ${String(version)} fails in the browsers of visitors from several networks: ${String(what)} (seen at ${since}).`,
      'The log names file, line and column of each failure, and `npm run status` the counts. If it came with a release, `npm run rollback` takes it back.',
      'Pages report this themselves, so anyone can report it falsely. You get this mail once for a version.',
    ],
  },
  'storage.away': {
    hours: 1,
    subject: '[action needed] No enquiry can be stored',
    lines: ({ reason }: Detail, since: string) => [
      `The database takes no enquiry (seen at ${since}): ${String(reason)}. Visitors are asked to try again, and keep what they typed.`,
      'Is its disk full, is it read-only or a standby, or has our user lost a right? `npm run doctor` tries to store one and says why it fails.',
      'This mail comes past the queue, at most once an hour from each instance of the site.',
    ],
  },
  'mailbox.refused': {
    hours: 24,
    subject: '[action needed] One of your mailboxes is refused',
    lines: ({ mailbox, error }: Detail) => [
      `The mail server refuses mail to ${mailbox}: ${error}. It is tried again for three days, and then given up.`,
      'Does the mailbox exist, is it full, and is it spelled right in MAIL_TO_GENERAL, MAIL_TO_CAREER or MAIL_TO_PROJECTS? The enquiries are at the desk in any case.',
    ],
  },
  'mail.failing': {
    hours: 24,
    subject: '[action needed] Mail to you can’t be sent',
    lines: ({ error }: Detail) => [
      `The mail server has refused for a while what the website sends you: ${error}. Each mail is tried for three days.`,
      'On the server, npm run owner -w api -- mails list shows what waits or was given up, and mails retry sends it again.',
    ],
  },
  'webhook.failing': {
    hours: 24,
    subject: '[action needed] WEBHOOK_URL can’t be called',
    lines: ({ error }: Detail) => [
      `The receiver has refused the website’s calls for a while: ${error}. Each call is tried for three days.`,
      'On the server, npm run owner -w api -- mails list shows what waits or was given up, and mails retry calls again.',
    ],
  },
} as const satisfies Record<
  string,
  { hours: number; subject: string; lines: (detail: Detail, since: string) => string[] }
>;

export type AlertName = keyof typeof alerts;
type Detail = Readonly<Record<string, unknown>>;
/** The name of a queued alert. */
export const alertName = ({ about }: Detail): AlertName => about as AlertName;

/** Informs the owner by mail and webhook, once per period, or once per key, over all instances. */
export async function queueAlert(
  { db, config, log }: { db: Db; config: Pick<Config, 'webhook'>; log: Pick<FastifyBaseLogger, 'error'> },
  name: AlertName,
  detail: Detail,
  key?: string,
): Promise<void> {
  const period = 3_600_000 * alerts[name].hours;
  const message = {
    dedupeKey: `${name} ${key ?? Math.floor(Date.now() / period)}`,
    detail: { about: name, ...detail },
  };
  const queued = await queueMessages(db, [
    { kind: 'alert', ...message },
    ...(config.webhook ? [{ kind: 'alert-webhook' as const, ...message }] : []),
  ]);
  if (queued > 0) log.error(detail, `Alert queued for the owner: ${name}`);
}

/** Informs the owner of a fault. */
export function composeAlert(
  config: Pick<Config, 'mailFrom' | 'mailTo'>,
  { id, detail, createdAt }: Pick<Loaded<'alert'>, 'id' | 'detail' | 'createdAt'>,
): MailMessage {
  const { subject, lines } = alerts[alertName(detail)];
  return composeNotice(config, id, {
    subject: `${companyName}: ${subject}`,
    parts: lines(detail, `${dhakaTime(createdAt)} (${zoneName})`),
  });
}
