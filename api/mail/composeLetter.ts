import type { Config } from '../config/config';
import { htmlPage } from 'shared-content/server/html';
import type { Department } from '../storage/engine/database';
import { type MailAddress, type MailMessage, messageId } from './mailTransport';
import { signature, type Words } from './words';

export type LetterConfig = Pick<Config, 'mailFrom' | 'mailTo' | 'siteName' | 'siteUrl'>;

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly parts: readonly Words[];
  /** What follows the signature. */
  readonly below?: readonly Words[];
  /** The department that gets replies. */
  readonly answersTo?: Department;
  readonly headers: Record<string, string>;
}

const join = (parts: readonly Words[]): Words => ({
  text: `${parts.map(({ text }) => text).join('\n\n')}\n`,
  html: parts.map(({ html }) => html).join(''),
});

/** A mail from the company to one person, signed with its name and address. */
export function composeLetter(
  { mailFrom, mailTo, siteName, siteUrl }: LetterConfig,
  mailId: string,
  { to, subject, parts, below = [], answersTo, headers }: Letter,
): MailMessage {
  const { text, html } = join([...parts, signature(siteName, siteUrl), ...below]);
  return {
    messageId: messageId(mailId, mailFrom),
    from: { name: siteName, address: mailFrom },
    to: { name: '', address: to },
    ...(answersTo && { replyTo: { name: siteName, address: mailTo[answersTo] } }),
    subject,
    text,
    html: htmlPage(subject, html),
    headers,
  };
}

/** Where the owner finds the desk: its address, or the command that serves it. */
export const getDesk = ({ desk }: Pick<Config, 'desk'>): string =>
  desk?.url ?? 'npm run owner -w api -- desk open';

interface Notice {
  readonly to?: Department;
  readonly subject: string;
  readonly parts: readonly (Words | false)[];
  readonly replyTo?: MailAddress | false;
}

/** A mail from the website to one of our own mailboxes. */
export function composeNotice(
  { mailFrom, mailTo, siteName }: Pick<Config, 'mailFrom' | 'mailTo' | 'siteName'>,
  mailId: string,
  { to = 'general', subject, parts, replyTo }: Notice,
): MailMessage {
  const { text, html } = join(parts.filter((part) => part !== false));
  return {
    messageId: messageId(mailId, mailFrom),
    from: { name: `${siteName} website`, address: mailFrom },
    to: { name: siteName, address: mailTo[to] },
    ...(replyTo && { replyTo }),
    subject,
    text,
    html: htmlPage(subject, html),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
