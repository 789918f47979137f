import type { Selectable } from 'kysely';
import type { EnquiriesTable } from '../storage/engine/database';
import { composeLetter, type LetterConfig } from './composeLetter';
import type { MailMessage } from './mailMessage';
import { paragraphs } from './words';

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
  config: LetterConfig,
  mailId: string,
  enquiry: Selectable<EnquiriesTable>,
): MailMessage {
  const greeting = plainName.test(enquiry.first_name) ? `Hello ${enquiry.first_name},` : 'Hello,';
  const words = [
    greeting,
    'Your message has reached us. We will get back to you within 24 hours.',
    'If you’d like to add something, just reply to this email. If you didn’t write to us, please ignore it.',
  ];
  return composeLetter(config, mailId, {
    to: enquiry.email,
    subject: `${config.siteName} has received your message`,
    parts: words.map(paragraphs),
    answersTo: enquiry.department,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  });
}
