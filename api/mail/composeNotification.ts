import type { Selectable } from 'kysely';
import type { Config } from '../config/config';
import type { EnquiriesTable, HeldReason } from '../storage/engine/database';
import { enquiryFacts } from '../storage/engine/enquiryColumns';
import { headerText, isHeaderSafe } from './headerText';
import { escapeHtml, htmlPage } from 'shared-content/server/html';
import { type MailMessage, messageId } from './mailMessage';

const marks: Record<HeldReason, { subject: string; text: string }> = {
  honeypot: {
    subject: '[possible spam] ',
    text: 'A field that people can’t see was filled in, as programs do. The sender hasn’t been answered. If the message is real, answer it or release it: npm run owner -w api -- enquiries release',
  },
  'captcha-away': {
    subject: '[unverified] ',
    text: 'The captcha couldn’t be checked when this arrived. The sender was told that a person will look at it first. If the message is real, answer it or release it: npm run owner -w api -- enquiries release',
  },
  blocked: {
    subject: '[blocked sender] ',
    text: 'You blocked this sender, so the message waits in the list of what is held. Release it if you want to answer it: npm run owner -w api -- enquiries release',
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
  const note = mark && `${mark.text} ${enquiry.id}`;
  const facts: [string, string][] = [
    ['Name', name],
    ...enquiryFacts(enquiry).map(({ label, words }): [string, string] => [label, words]),
    ['Received', enquiry.created_at.toISOString()],
    ['Reference', enquiry.id],
  ];
  const links = linksTo(config, enquiry);

  return {
    messageId: messageId(mailId, config.mailFrom),
    from: { name: `${config.siteName} website`, address: config.mailFrom },
    to: { name: config.siteName, address: config.mailTo[enquiry.department] },
    ...(isHeaderSafe(enquiry.email) && {
      replyTo: { name: headerText(name, 200), address: enquiry.email },
    }),
    subject,
    text: `${note ? `${note}\n\n` : ''}${facts.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${enquiry.description}\n\n-- \n${links.map(([label, url]) => `${label}: ${url}`).join('\n')}\n`,
    html: htmlPage(
      subject,
      `${note ? `<p><strong>${escapeHtml(note)}</strong></p>` : ''}<table>${facts.map(([label, value]) => `<tr><th align="left">${label}</th><td>${escapeHtml(value)}</td></tr>`).join('')}</table>` +
        `<p>${escapeHtml(enquiry.description).replace(/\r\n|\r|\n/g, '<br>')}</p>` +
        `<p>${links.map(([label, url]) => `<a href="${escapeHtml(url)}">${label}</a>`).join(' · ')}</p>`,
    ),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** Informs the department of an enquiry whose words its mail server refuses. It contains nothing of the visitor's. */
export function composeBareNotification(
  config: Parameters<typeof composeNotification>[0],
  mailId: string,
  enquiry: Selectable<EnquiriesTable>,
): MailMessage {
  const subject = 'New inquiry that your mail server refuses';
  const lines = [
    'An inquiry has arrived, and your mail server doesn’t take the email with its words. It’s stored and waits for your answer.',
    `Read it at the desk, or with: npm run owner -w api -- enquiries show ${enquiry.id}`,
  ];
  const links = linksTo(config, enquiry);
  return {
    messageId: messageId(mailId, config.mailFrom),
    from: { name: `${config.siteName} website`, address: config.mailFrom },
    to: { name: config.siteName, address: config.mailTo[enquiry.department] },
    subject,
    text: `${lines.join('\n\n')}\n\n${links.map(([label, url]) => `${label}: ${url}`).join('\n')}\n`,
    html: htmlPage(
      subject,
      lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('') +
        `<p>${links.map(([label, url]) => `<a href="${escapeHtml(url)}">${label}</a>`).join(' · ')}</p>`,
    ),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
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
