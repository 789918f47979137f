import type { Selectable } from 'kysely';
import { budgetOptions } from 'shared-content/forms';
import type { Config } from '../config/config';
import type { AuditTable, MailsTable } from '../storage/engine/database';
import type { ListedEnquiry } from '../storage/enquiries/listEnquiries';
import { departmentNames, statusBadge } from './enquiriesMain';
import { enquiryForms } from './enquiryForms';
import { html, type Html } from './html';
import type { DeskSession } from './signIn';
import { dhakaTime } from './time';

/** Content of an enquiry's page: what was said, by whom, what came of it, and everything that can be done about it. */
export function enquiryMain({
  enquiry,
  mails,
  trail,
  session,
  config,
}: {
  enquiry: ListedEnquiry;
  mails: Selectable<MailsTable>[];
  trail: Selectable<AuditTable>[];
  session: DeskSession;
  config: Pick<Config, 'retentionDays' | 'careerRetentionDays' | 'siteName'>;
}): Html {
  const bounced = mails.find(
    ({ kind, status }) => kind === 'enquiry-confirmation' && ['dead', 'dismissed'].includes(status),
  );
  return html`<h1>${enquiry.first_name} ${enquiry.last_name}</h1>
    <div class="badges">
      ${statusBadge(enquiry)} <span class="badge plain">${departmentNames[enquiry.department]}</span>
    </div>
    ${bounced && html`<p class="notice bad">Our mail to ${enquiry.email} came back (${bounced.last_error}): phone them, or correct the address.</p>`}
    <div class="two">
      <div>
        <h2>Message</h2>
        <div class="message">${enquiry.description}</div>
        <h2>Details</h2>
        <dl>
          ${facts(enquiry, config).map(
            ([term, value]) =>
              html`<dt>${term}</dt>
                <dd>${value}</dd>`,
          )}
        </dl>
        <h2>Mails</h2>
        ${
          mails.length === 0
            ? html`<p class="lead">None.</p>`
            : html`<ul class="trail">
                ${mails.map(
                  (mail) =>
                    html`<li>
                      ${mailNames[mail.kind] ?? mail.kind}:
                      ${mail.status}${
                        mail.finished_at && `, ${dhakaTime(mail.finished_at)}`
                      }${mail.last_error !== null && ` (${mail.last_error})`}
                    </li>`,
                )}
              </ul>`
        }
      </div>
      <div>
        ${enquiryForms(enquiry, session)}
        ${
          trail.length > 0 &&
          html`<h2>History</h2>
            <ul class="trail">
              ${trail.map(
                ({ at, actor, action, detail }) =>
                  html`<li>
                    ${dhakaTime(at)}: ${action}${detail !== '' && ` (${detail})`},
                    ${actor.replace(/^\w+:/, '')}
                  </li>`,
              )}
            </ul>`
        }
      </div>
    </div>`;
}

const mailNames: Record<string, string> = {
  'enquiry-notification': 'Notification to us',
  'enquiry-confirmation': 'Confirmation to the visitor',
  'enquiry-webhook': 'Call of the webhook',
};

function facts(
  enquiry: ListedEnquiry,
  config: Pick<Config, 'retentionDays' | 'careerRetentionDays' | 'siteName'>,
): [string, Html | string][] {
  const days = enquiry.department === 'career' ? config.careerRetentionDays : config.retentionDays;
  const subject = encodeURIComponent(`Your message to ${config.siteName}`);
  const all: [string, Html | string][] = [
    [
      'Email',
      html`<a href="mailto:${encodeURIComponent(enquiry.email).replace('%40', '@')}?subject=${subject}"
        >${enquiry.email}</a
      >`,
    ],
    [
      'Phone',
      enquiry.phone && html`<a href="tel:${enquiry.phone.replace(/[^\d+]/g, '')}">${enquiry.phone}</a>`,
    ],
    ['Company', enquiry.company],
    ['Interest', enquiry.service_interest],
    ['Budget', (enquiry.budget && budgetOptions.find(({ value }) => value === enquiry.budget)?.label) || ''],
    ['Received', dhakaTime(enquiry.created_at)],
    ['Answered', enquiry.answered_at === null ? '' : dhakaTime(enquiry.answered_at)],
    ['Came from', enquiry.source_referrer],
    ['Campaign', campaignWords(enquiry.source_campaign)],
    ['First page', enquiry.source_page],
    ['Kept until', dhakaTime(new Date(enquiry.created_at.getTime() + days * 86_400_000)).split(',')[0]!],
    ['Reference', enquiry.id],
  ];
  return all.filter(([, value]) => value !== '');
}

/** utm_source=google&utm_medium=cpc as a person reads it: source google, medium cpc. */
function campaignWords(campaign: string): string {
  return [...new URLSearchParams(campaign)]
    .map(([key, value]) => `${key.replace('utm_', '')} ${value}`)
    .join(', ');
}
