import { companyName } from 'shared-content/content';
import type { Config } from '../config/config';
import type { Department } from '../storage/engine/database';
import { type MailAddress, type MailMessage, messageId } from './mailTransport';

export type LetterConfig = Pick<Config, 'mailFrom' | 'mailTo' | 'siteUrl'>;

/** Plain text, which every mail program shows, and in which no stranger's words can be markup. */
const joinParts = (parts: readonly string[]) => `${parts.join('\n\n')}\n`;

/** What stands below the line that mail programs cut off from a quotation. */
export const footer = (lines: readonly string[]): string => ['-- ', ...lines].join('\n');

/** A mail from the company to one person, signed with its name and address. Replies go to the department, if any. */
export function composeLetter(
  { mailFrom, mailTo, siteUrl }: LetterConfig,
  mailId: string,
  letter: {
    readonly to: string;
    readonly subject: string;
    readonly parts: readonly string[];
    readonly answersTo?: Department;
    readonly headers: Record<string, string>;
  },
): MailMessage {
  const { to, subject, parts, answersTo, headers } = letter;
  return {
    messageId: messageId(mailId, mailFrom),
    from: { name: companyName, address: mailFrom },
    to: { name: '', address: to },
    ...(answersTo && { replyTo: { name: companyName, address: mailTo[answersTo] } }),
    subject,
    text: joinParts([...parts, footer([companyName, siteUrl])]),
    headers,
  };
}

/** A mail from the website to one of our own mailboxes. */
export function composeNotice(
  { mailFrom, mailTo }: Pick<Config, 'mailFrom' | 'mailTo'>,
  mailId: string,
  notice: {
    readonly to?: Department;
    readonly subject: string;
    readonly parts: readonly string[];
    readonly replyTo?: MailAddress | false;
  },
): MailMessage {
  const { to = 'general', subject, parts, replyTo } = notice;
  return {
    messageId: messageId(mailId, mailFrom),
    from: { name: `${companyName} website`, address: mailFrom },
    to: { name: companyName, address: mailTo[to] },
    ...(replyTo && { replyTo }),
    subject,
    text: joinParts(parts),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
