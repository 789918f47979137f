import type { Config } from '../config/config';
import { htmlPage } from 'shared-content/server/html';
import type { Department } from '../storage/engine/database';
import { type MailAddress, type MailMessage, messageId } from './mailTransport';
import { signature, type MailPart } from './mailParts';

export type LetterConfig = Pick<Config, 'mailFrom' | 'mailTo' | 'siteName' | 'siteUrl'>;

/** Where the owner finds the desk: its address, or the command that serves it. */
export const getDesk = ({ desk }: Pick<Config, 'desk'>): string =>
  desk?.url ?? 'npm run owner -w api -- desk open';

/** Puts a mail together from its parts. */
function compose(
  { mailFrom, siteName }: Pick<Config, 'mailFrom' | 'siteName'>,
  mailId: string,
  mail: {
    readonly to: MailAddress;
    readonly sender?: string;
    readonly replyTo?: MailAddress | false | undefined;
    readonly subject: string;
    readonly parts: readonly (MailPart | false)[];
    readonly headers: Record<string, string>;
  },
): MailMessage {
  const { to, sender = siteName, replyTo, subject, headers } = mail;
  const parts = mail.parts.filter((part) => part !== false);
  return {
    messageId: messageId(mailId, mailFrom),
    from: { name: sender, address: mailFrom },
    to,
    ...(replyTo && { replyTo }),
    subject,
    text: `${parts.map(({ text }) => text).join('\n\n')}\n`,
    html: htmlPage(subject, parts.map(({ html }) => html).join('')),
    headers,
  };
}

/** A mail from the company to one person, signed with its name and address. Replies go to the department, if any. */
export function composeLetter(
  config: LetterConfig,
  mailId: string,
  letter: {
    readonly to: string;
    readonly subject: string;
    readonly parts: readonly MailPart[];
    /** What follows the signature. */
    readonly below?: readonly MailPart[];
    readonly answersTo?: Department;
    readonly headers: Record<string, string>;
  },
): MailMessage {
  const { mailTo, siteName, siteUrl } = config;
  const { to, subject, parts, below = [], answersTo, headers } = letter;
  return compose(config, mailId, {
    to: { name: '', address: to },
    replyTo: answersTo && { name: siteName, address: mailTo[answersTo] },
    subject,
    parts: [...parts, signature(siteName, siteUrl), ...below],
    headers,
  });
}

/** A mail from the website to one of our own mailboxes. */
export function composeNotice(
  config: Pick<Config, 'mailFrom' | 'mailTo' | 'siteName'>,
  mailId: string,
  notice: {
    readonly to?: Department;
    readonly subject: string;
    readonly parts: readonly (MailPart | false)[];
    readonly replyTo?: MailAddress | false;
  },
): MailMessage {
  const { mailTo, siteName } = config;
  const { to = 'general', ...rest } = notice;
  return compose(config, mailId, {
    ...rest,
    to: { name: siteName, address: mailTo[to] },
    sender: `${siteName} website`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}
