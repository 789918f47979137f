import type { Selectable } from 'kysely';
import type { Config } from '../config/config';
import type { EnquiriesTable } from '../storage/engine/database';
import { escapeHtml, htmlPage } from '../http/html';
import { type MailMessage, messageId } from './mailMessage';

/**
 * A name that is nothing but a name. No dot, no digit, no slash: nothing that a mail program turns into a link; and two
 * words at most, so that nobody sends a stranger a sentence through us.
 */
const plainName = /^(?=.{1,40}$)[\p{L}\p{M}][\p{L}\p{M}'’-]*( [\p{L}\p{M}'’-]+)?$/u;

/**
 * Tells the prospect that the message arrived. Their own text is not repeated: whoever types a stranger's address into
 * the form must not be able to send that stranger anything.
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
