import type { Selectable } from 'kysely';
import { budgetOptions } from 'shared-content/forms';
import type { Config } from '../config/config';
import type { AuditTable, HeldReason, MailsTable } from '../storage/engine/database';
import type { ListedEnquiry } from '../storage/enquiries/listEnquiries';
import { csrfField } from './deskPage';
import { departmentNames, departments, statusBadge } from './enquiriesMain';
import { html, type Html } from './html';
import type { DeskSession } from './signIn';
import { dhakaTime } from './time';

/** One enquiry: what was said, by whom, what came of it, and everything that can be done about it. */
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
  const act = (name: string, inner: Html) =>
    html`<form method="post" action="/enquiries/${enquiry.id}/${name}">${csrfField(session)}${inner}</form>`;
  const field = (name: string, label: string, value: string, type = 'text') =>
    html`<div class="field">
      <label for="${name}">${label}</label>
      <input id="${name}" name="${name}" type="${type}" value="${value}" maxlength="200" />
    </div>`;
  return html`<h1>${enquiry.first_name} ${enquiry.last_name}</h1>
    <div class="badges">
      ${statusBadge(enquiry)} <span class="badge plain">${departmentNames[enquiry.department]}</span>
    </div>
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
        ${
          enquiry.held &&
          html`<section class="panel" aria-labelledby="held">
            <h2 id="held">Held</h2>
            <p>${heldWords[enquiry.held_reason ?? 'honeypot']}</p>
            ${act('release', html`<button class="main">Release: it is real</button>`)}
          </section>`
        }
        <section class="panel" aria-labelledby="status">
          <h2 id="status">Status</h2>
          ${act(
            'status',
            html`<div class="row">
              ${(
                [
                  ['answered', 'Mark as answered'],
                  ['new', 'New again'],
                  ['spam', 'Spam'],
                ] as const
              )
                .filter(([value]) => value !== enquiry.status)
                .map(
                  ([value, label]) =>
                    html`<button name="status" value="${value}" ${value === 'answered' && html`class="main"`}>
                      ${label}
                    </button>`,
                )}
            </div>`,
          )}
        </section>
        <section class="panel">
          ${act(
            'note',
            html`<label for="note">Note, for us alone</label>
              <textarea id="note" name="note" rows="4" maxlength="5000">${'\n'}${enquiry.note}</textarea>
              <button>Save the note</button>`,
          )}
        </section>
        <section class="panel">
          ${act(
            'department',
            html`<label for="move">Department</label>
              <select id="move" name="department">
                ${departments.map(
                  (name) =>
                    html`<option value="${name}" ${name === enquiry.department && html`selected`}>
                      ${departmentNames[name]}
                    </option>`,
                )}
              </select>
              <button>Move</button>`,
          )}
        </section>
        <section class="panel">
          <details>
            <summary>Correct the person’s data</summary>
            ${act(
              'correct',
              html`${field('firstName', 'First name', enquiry.first_name)}
                ${field('lastName', 'Last name', enquiry.last_name)}
                ${field('email', 'Email', enquiry.email, 'email')}
                ${field('phone', 'Phone', enquiry.phone, 'tel')}
                ${field('company', 'Company', enquiry.company)} <button>Save the correction</button>`,
            )}
          </details>
        </section>
        <section class="panel">
          <details>
            <summary>Delete this enquiry</summary>
            ${act(
              'delete',
              html`<label class="check"
                  ><input type="checkbox" name="sure" value="yes" required /> It cannot be brought back</label
                >
                <button class="danger">Delete for good</button>`,
            )}
          </details>
        </section>
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

const heldWords: Record<HeldReason, string> = {
  honeypot:
    'It looks as if a program had sent it. The department was told with a mark; its sender has no answer.',
  'captcha-away':
    'The captcha could not be checked when it arrived. The department was told with a mark; its sender knows that a person looks at it first.',
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
