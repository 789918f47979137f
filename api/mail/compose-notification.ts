import type { Selectable } from 'kysely';
import { budgetOptions } from 'shared-content/forms';
import type { Config } from '../config';
import type { EnquiriesTable } from '../storage/database';
import { escapeHtml, htmlPage } from './html-page';
import type { MailMessage } from './mail-message';
import { messageId } from './message-id';

/** Tells the department. The visitor stands in Reply-To alone: sending in their name would fail every sender check. */
export function composeNotification(
  config: Pick<Config, 'mailFrom' | 'mailTo' | 'siteName'>,
  mailId: string,
  enquiry: Selectable<EnquiriesTable>,
): MailMessage {
  const name = `${enquiry.first_name} ${enquiry.last_name}`;
  const subject = `New enquiry from ${shorten(name, 80)}`;
  const budget =
    budgetOptions.find((option) => option.value !== '' && option.value === enquiry.budget)?.label ?? '';
  const facts = [
    ['Name', name],
    ['Email', enquiry.email],
    ['Phone', enquiry.phone],
    ['Company', enquiry.company],
    ['Service interest', enquiry.service_interest],
    ['Budget', budget],
    ['Received', enquiry.created_at.toISOString()],
    ['Reference', enquiry.id],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));

  return {
    messageId: messageId(mailId, config.mailFrom),
    from: { name: `${config.siteName} website`, address: config.mailFrom },
    to: { name: config.siteName, address: config.mailTo[enquiry.department] },
    replyTo: { name, address: enquiry.email },
    subject,
    text: `${facts.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${enquiry.description}\n`,
    html: htmlPage(
      subject,
      `<table>${facts.map(([label, value]) => `<tr><th align="left">${label}</th><td>${escapeHtml(value)}</td></tr>`).join('')}</table>` +
        `<p>${escapeHtml(enquiry.description).replace(/\r\n|\r|\n/g, '<br>')}</p>`,
    ),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function shorten(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text;
}
