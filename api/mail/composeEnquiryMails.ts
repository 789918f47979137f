// A direct import, because the package's index loads a hundred more modules.
import isEmail from 'validator/lib/isEmail.js';
import { received } from 'shared-content/forms';
import { company, companyName } from 'shared-content/content';
import type { Config } from '../config/config';
import type { Enquiry, HeldReason } from '../storage/engine/database';
import { listFacts } from '../storage/enquiries/enquiryColumns';
import { composeLetter, composeNotice, footer, type LetterConfig } from './composeLetter';
import type { MailMessage } from './mailTransport';
import { dhakaTime, zoneName } from './time';

/** How a held enquiry is marked, in its mail and at the desk. */
export const marks: Record<HeldReason, { subject: string; text: string }> = {
  honeypot: {
    subject: '[possible spam] ',
    text: 'A field that people can’t see was filled in, as programs do. The sender got no confirmation. If the message is real, answer it, or release it at the desk.',
  },
  unverified: {
    subject: '[unverified] ',
    text: 'This came without a captcha: it couldn’t be checked, or the sender’s browser ran no scripts. The sender was told that a person will look at it first. If the message is real, answer it, or release it at the desk.',
  },
};

type NoticeConfig = Pick<Config, 'mailFrom' | 'mailTo' | 'desk'>;
/** What the mails on an enquiry are made of. */
interface OnEnquiry {
  readonly id: string;
  readonly enquiry: Enquiry;
}

/**
 * Informs the department; a held enquiry is marked. The visitor is only in Reply-To, because sending in their name
 * would fail every sender check. An address that a relay may refuse is only in the text.
 */
export function composeNotification(config: NoticeConfig, { id, enquiry }: OnEnquiry): MailMessage {
  const name = `${enquiry.first_name} ${enquiry.last_name}`;
  const mark = enquiry.held ? marks[enquiry.held_reason ?? 'honeypot'] : undefined;
  const subject = `${mark?.subject ?? ''}New enquiry from ${headerText(name, 80)}`;
  const facts = [
    `Name: ${name}`,
    ...listFacts(enquiry).map(({ label, text }) => `${label}: ${text}`),
    `Received: ${dhakaTime(enquiry.created_at)} (${zoneName})`,
    `Reference: ${enquiry.id}`,
  ];
  return composeNotice(config, id, {
    to: enquiry.department,
    subject,
    replyTo: isHeaderSafe(enquiry.email) && { name: headerText(name, 200), address: enquiry.email },
    parts: [
      ...(mark ? [mark.text] : []),
      facts.join('\n'),
      // Quoted, so that no line of a visitor's can pass for one of ours.
      enquiry.description
        .split(/\r\n|[\n\r\u2028\u2029]/)
        .map((line) => `> ${line}`)
        .join('\n'),
      ...(config.desk ? [footer([`Open at the desk: ${getDeskAddress(config, enquiry)}`])] : []),
    ],
  });
}

/** Informs the department of an enquiry whose words its mail server refuses. It contains nothing of the visitor's. */
export function composeBareNotification(config: NoticeConfig, { id, enquiry }: OnEnquiry): MailMessage {
  return composeNotice(config, id, {
    to: enquiry.department,
    subject: 'New enquiry that your mail server refuses',
    parts: [
      'An enquiry has arrived, and your mail server refuses the email with its text. The enquiry is stored and waits for your answer.',
      `Read it at the desk: ${getDeskAddress(config, enquiry)}`,
    ],
  });
}

/** The enquiry's address at the desk, or the setting that serves the desk. */
const getDeskAddress = ({ desk }: Pick<Config, 'desk'>, { id }: Pick<Enquiry, 'id'>): string =>
  desk === undefined
    ? 'not served yet, set DESK_PORT (see .env.example)'
    : `${desk.url ?? `http://localhost:${desk.port}`}/enquiries/${id}`;

/**
 * Confirms to the prospect that the message arrived. It repeats neither name nor text: a sender who enters a stranger's
 * address must not be able to send that stranger anything.
 */
export function composeConfirmation(config: LetterConfig, { id, enquiry }: OnEnquiry): MailMessage {
  const words =
    enquiry.department === 'career'
      ? [received.application]
      : [
          received.message,
          `If you’d rather talk, call ${company.phone.label} or book a free 30-minute call: ${company.bookingUrl}`,
        ];
  return composeLetter(config, id, {
    to: enquiry.email,
    subject: `${companyName} has received your message`,
    parts: [
      'Hello,',
      ...words,
      'If you’d like to add something, just reply to this email. If you didn’t write to us, please ignore it.',
    ],
    answersTo: enquiry.department,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  });
}

/** Marks that change the direction of text. In a subject they show the owner other words than were sent. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A visitor's words for a header: without direction marks, and cut to whole characters with an ellipsis. */
function headerText(text: string, length: number): string {
  const characters = [...text.replace(directions, '')];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : characters.join('');
}

/**
 * Whether every relay accepts an address in a header. It only decides how an address is used. The forms accept more,
 * because the specification has no format rule, and a lead with an odd address may have a phone.
 */
function isHeaderSafe(address: string): boolean {
  // Non-ASCII before the @ needs SMTPUTF8 on every hop, and most relays do not offer it.
  return isEmail(address, { allow_utf8_local_part: false });
}
