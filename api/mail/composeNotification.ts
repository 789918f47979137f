import type { Selectable } from 'kysely';
import { budgetOptions } from 'shared-content/forms';
import type { Config } from '../config/config';
import { leadSourceFacts } from '../http/leadSource';
import type { EnquiriesTable, HeldReason } from '../storage/engine/database';
import { headerText, isHeaderSafe } from './headerText';
import { escapeHtml, htmlPage } from './htmlPage';
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
 * Tells the department, of a held enquiry with a mark. The visitor stands in Reply-To alone: sending in their name would
 * fail every sender check. An address that a relay may refuse stands in the text only.
 */
export function composeNotification(
  config: Pick<Config, 'mailFrom' | 'mailTo' | 'siteName'>,
  mailId: string,
  enquiry: Selectable<EnquiriesTable>,
): MailMessage {
  const name = `${enquiry.first_name} ${enquiry.last_name}`;
  const mark = enquiry.held ? marks[enquiry.held_reason ?? 'honeypot'] : undefined;
  const subject = `${mark?.subject ?? ''}New inquiry from ${headerText(name, 80)}`;
  const note = mark && `${mark.text} ${enquiry.id}`;
  const budget =
    budgetOptions.find((option) => option.value !== '' && option.value === enquiry.budget)?.label ?? '';
  const facts = [
    ['Name', name],
    ['Email', enquiry.email],
    ['Phone', enquiry.phone],
    ['Company', enquiry.company],
    ['Service interest', enquiry.service_interest],
    ['Budget', budget],
    ...leadSourceFacts(enquiry),
    ['Received', enquiry.created_at.toISOString()],
    ['Reference', enquiry.id],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));

  return {
    messageId: messageId(mailId, config.mailFrom),
    from: { name: `${config.siteName} website`, address: config.mailFrom },
    to: { name: config.siteName, address: config.mailTo[enquiry.department] },
    ...(isHeaderSafe(enquiry.email) && {
      replyTo: { name: headerText(name, 200), address: enquiry.email },
    }),
    subject,
    text: `${note ? `${note}\n\n` : ''}${facts.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${enquiry.description}\n`,
    html: htmlPage(
      subject,
      `${note ? `<p><strong>${escapeHtml(note)}</strong></p>` : ''}<table>${facts.map(([label, value]) => `<tr><th align="left">${label}</th><td>${escapeHtml(value)}</td></tr>`).join('')}</table>` +
        `<p>${escapeHtml(enquiry.description).replace(/\r\n|\r|\n/g, '<br>')}</p>`,
    ),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
