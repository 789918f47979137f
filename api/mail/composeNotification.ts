import type { Selectable } from 'kysely';
import type { Config } from '../config/config';
import type { EnquiriesTable, HeldReason } from '../storage/engine/database';
import { enquiryFacts } from '../storage/engine/enquiryColumns';
import { headerText, isHeaderSafe } from './headerText';
import { escapeHtml } from 'shared-content/server/html';
import { composeNotice, getDesk } from './composeLetter';
import type { MailMessage } from './mailMessage';
import { facts, footerLinks, paragraphs } from './words';

const marks: Record<HeldReason, { subject: string; text: string }> = {
  honeypot: {
    subject: '[possible spam] ',
    text: 'A field that people can’t see was filled in, as programs do. The sender hasn’t been answered. If the message is real, answer it, or release it at the desk.',
  },
  'captcha-away': {
    subject: '[unverified] ',
    text: 'The captcha couldn’t be checked when this arrived. The sender was told that a person will look at it first. If the message is real, answer it, or release it at the desk.',
  },
  blocked: {
    subject: '[blocked sender] ',
    text: 'You blocked this sender, so the message waits in the list of what is held. Release it at the desk if you want to answer it.',
  },
};

/**
 * Informs the department; a held enquiry is marked. The visitor is only in Reply-To, because sending in their name
 * would fail every sender check. An address that a relay may refuse is only in the text.
 */
export function composeNotification(
  config: Pick<Config, 'mailFrom' | 'mailTo' | 'siteName' | 'publicApiUrl' | 'desk'>,
  mailId: string,
  enquiry: Selectable<EnquiriesTable>,
): MailMessage {
  const name = `${enquiry.first_name} ${enquiry.last_name}`;
  const mark = enquiry.held ? marks[enquiry.held_reason ?? 'honeypot'] : undefined;
  const subject = `${mark?.subject ?? ''}New inquiry from ${headerText(name, 80)}`;
  const note = mark?.text;
  return composeNotice(config, mailId, {
    to: enquiry.department,
    subject,
    replyTo: isHeaderSafe(enquiry.email) && { name: headerText(name, 200), address: enquiry.email },
    parts: [
      note !== undefined && { text: note, html: `<p><strong>${escapeHtml(note)}</strong></p>` },
      facts([
        ['Name', name],
        ...enquiryFacts(enquiry).map(({ label, words }) => [label, words] as const),
        ['Received', enquiry.created_at.toISOString()],
        ['Reference', enquiry.id],
      ]),
      paragraphs(enquiry.description),
      footerLinks(linksTo(config, enquiry)),
    ],
  });
}

/** Informs the department of an enquiry whose words its mail server refuses. It contains nothing of the visitor's. */
export function composeBareNotification(
  config: Parameters<typeof composeNotification>[0],
  mailId: string,
  enquiry: Selectable<EnquiriesTable>,
): MailMessage {
  return composeNotice(config, mailId, {
    to: enquiry.department,
    subject: 'New inquiry that your mail server refuses',
    parts: [
      paragraphs(
        'An inquiry has arrived, and your mail server doesn’t take the email with its words. It’s stored and waits for your answer.',
      ),
      paragraphs(`Read it at the desk: ${getDesk(config)}`),
      footerLinks(linksTo(config, enquiry)),
    ],
  });
}

/** Links to the enquiry at the desk, where the desk is published, and to the page that marks it as answered. */
function linksTo(
  { publicApiUrl, desk }: Pick<Config, 'publicApiUrl' | 'desk'>,
  { id, answer_key: key }: Pick<Selectable<EnquiriesTable>, 'id' | 'answer_key'>,
): [string, string][] {
  return [
    ...(desk?.url === undefined
      ? []
      : [['Open at the desk', `${desk.url}/enquiries/${id}`] as [string, string]]),
    ['Mark as answered', `${publicApiUrl}/answered/${key}`],
  ];
}
