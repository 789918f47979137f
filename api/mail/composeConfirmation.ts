import type { Selectable } from 'kysely';
import type { Config } from '../config/config';
import type { EnquiriesTable } from '../storage/engine/database';
import { escapeHtml, htmlPage } from '../http/html';
import { type MailMessage, messageId } from './mailMessage';

/**
 * A plausible name. It has no dot, digit or slash, so that no mail program makes a link of it. It has at most two
 * words, so that a stranger cannot send a sentence through us.
 */
const plainName = /^(?=.{1,40}$)[\p{L}\p{M}][\p{L}\p{M}'’-]*( [\p{L}\p{M}'’-]+)?$/u;

/**
 * Confirms to the prospect that the message arrived. It does not repeat their text: a sender who enters a stranger's
 * address must not be able to send that stranger anything.
 */
export function composeConfirmation(
  config: Pick<Config, 'mailFrom' | 'mailTo' | 'siteName' | 'siteUrl'>,
  mailId: string,
  enquiry: Selectable<EnquiriesTable>,
): MailMessage {
  const greeting = plainName.test(enquiry.first_name) ? `Hello ${enquiry.first_name},` : 'Hello,';
  const lines = [
    greeting,
    'Your message has reached us. We will get back to you within 24 hours.',
    'If you’d like to add something, just reply to this email. If you didn’t write to us, please ignore it.',
  ];
  const subject = `${config.siteName} has received your message`;
  return {
    messageId: messageId(mailId, config.mailFrom),
    from: { name: config.siteName, address: config.mailFrom },
    to: { name: '', address: enquiry.email },
    replyTo: { name: config.siteName, address: config.mailTo[enquiry.department] },
    subject,
    text: `${lines.join('\n\n')}\n\n${config.siteName}\n${config.siteUrl}\n`,
    html: htmlPage(
      subject,
      lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('') +
        `<p>${escapeHtml(config.siteName)}<br><a href="${escapeHtml(config.siteUrl)}">${escapeHtml(config.siteUrl)}</a></p>`,
    ),
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}
