import type { Selectable } from 'kysely';
import type { EnquiriesTable, RepliesTable } from '../storage/engine/database';
import { composeLetter, type LetterConfig } from './composeLetter';
import { type MailMessage, messageId } from './mailMessage';
import { paragraphs, quotation } from './words';

/**
 * A reply from the desk, with the visitor's own words quoted below. It continues the thread of our last mail to them.
 */
export function composeReply(
  config: LetterConfig,
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
  return composeLetter(config, mailId, {
    to: enquiry.email,
    subject,
    parts: [paragraphs(reply.body)],
    below: [paragraphs(wrote), quotation(enquiry.description)],
    answersTo: enquiry.department,
    headers: thread.length > 0 ? { 'In-Reply-To': thread.at(-1)!, References: thread.join(' ') } : {},
  });
}
