import type { Selectable } from 'kysely';
import type { Config } from '../config/config';
import type { EnquiriesTable, RepliesTable } from '../storage/engine/database';
import { escapeHtml, htmlPage } from '../http/html';
import { type MailMessage, messageId } from './mailMessage';

/**
 * A reply from the desk, with the visitor's own words quoted below. It continues the thread of our last mail to them.
 */
export function composeReply(
  config: Pick<Config, 'mailFrom' | 'mailTo' | 'siteName' | 'siteUrl'>,
  mailId: string,
  {
    enquiry,
    reply,
    before,
  }: {
    enquiry: Selectable<EnquiriesTable>;
    reply: Selectable<RepliesTable>;
    /** Ids of the earlier mails to the visitor about this enquiry, oldest first. */
    before: readonly string[];
  },
): MailMessage {
  const thread = before.map((id) => messageId(id, config.mailFrom));
  const subject =
    thread.length > 0
      ? `Re: ${config.siteName} has received your message`
      : `Your message to ${config.siteName}`;
  const wrote = `On ${enquiry.created_at.toISOString().slice(0, 10)} you wrote:`;
  const lines = (text: string) => escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>');
  return {
    messageId: messageId(mailId, config.mailFrom),
    from: { name: config.siteName, address: config.mailFrom },
    to: { name: '', address: enquiry.email },
    replyTo: { name: config.siteName, address: config.mailTo[enquiry.department] },
    subject,
    text: `${reply.body}\n\n-- \n${config.siteName}\n${config.siteUrl}\n\n${wrote}\n${enquiry.description.replace(/^/gm, '> ')}\n`,
    html: htmlPage(
      subject,
      `<p>${lines(reply.body)}</p><p>${escapeHtml(config.siteName)}<br><a href="${escapeHtml(config.siteUrl)}">${escapeHtml(config.siteUrl)}</a></p>` +
        `<p>${wrote}</p><blockquote>${lines(enquiry.description)}</blockquote>`,
    ),
    headers: thread.length > 0 ? { 'In-Reply-To': thread.at(-1)!, References: thread.join(' ') } : {},
  };
}
