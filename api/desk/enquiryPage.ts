import type { Selectable } from 'kysely';
import type { Config } from '../config/config';
import type { AuditTable, MailsTable, RepliesTable } from '../storage/engine/database';
import { listFacts } from '../storage/enquiries/enquiryColumns';
import type { ListedEnquiry } from '../storage/enquiries/readEnquiries';
import { departmentNames, enquiryActions, replyAction } from './enquiryActions';
import { actionPanels } from './ownerActions';
import { html, type Html } from 'shared-content/server/html';
import type { DeskSession } from './signIn';
import { dhakaDate, dhakaTime } from '../mail/time';

/** The page of an enquiry: the message, its sender, its history, and every action on it. */
export function enquiryPage({
  enquiry,
  mails,
  replies,
  trail,
  session,
  config,
}: {
  enquiry: ListedEnquiry;
  mails: Selectable<MailsTable>[];
  replies: Selectable<RepliesTable>[];
  trail: Selectable<AuditTable>[];
  session: DeskSession;
  config: Config;
}): Html {
  const shown = { row: enquiry, session, config };
  const bounced = mails.find(
    ({ kind, status }) => kind === 'enquiry-confirmation' && ['dead', 'dismissed'].includes(status),
  );
  return html`<h1>${enquiry.first_name} ${enquiry.last_name}</h1>
    <div class="badges">
      ${statusBadge(enquiry)} <span class="badge plain">${departmentNames[enquiry.department]}</span>
    </div>
    ${bounced && html`<p class="notice bad">Our mail to ${enquiry.email} came back (${bounced.last_error}). Phone them, or correct the address.</p>`}
    <div class="two">
      <div>
        <h2>Message</h2>
        <div class="message">${enquiry.description}</div>
        ${
          replies.length > 0 &&
          html`<h2>Our answers</h2>
            ${replies.map(
              (reply) =>
                html`<p class="lead">${reply.author}, ${dhakaTime(reply.created_at)}</p>
                  <div class="message">${reply.body}</div>`,
            )}`
        }
        ${actionPanels('/enquiries', [replyAction], shown)}
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
        ${actionPanels('/enquiries', enquiryActions, shown)}
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

/** The status of an enquiry, as a word and a color. */
export function statusBadge({ held, overdue, status }: ListedEnquiry): Html {
  const word = status !== 'new' ? status : held ? 'held' : overdue ? 'overdue' : 'new';
  return html`<span class="badge ${word}">${word[0]!.toUpperCase()}${word.slice(1)}</span>`;
}

const mailNames: Record<string, string> = {
  'enquiry-notification': 'Notification to us',
  'enquiry-confirmation': 'Confirmation to the visitor',
  'enquiry-reply': 'Our answer',
  'enquiry-webhook': 'Call of the webhook',
  'answered-webhook': 'Call of the webhook: answered',
};

function facts(
  enquiry: ListedEnquiry,
  config: Pick<Config, 'retentionDays' | 'careerRetentionDays' | 'siteName'>,
): [string, Html | string][] {
  const days = enquiry.department === 'career' ? config.careerRetentionDays : config.retentionDays;
  const subject = encodeURIComponent(`Your message to ${config.siteName}`);
  const shown = ({ column, text }: ReturnType<typeof listFacts>[number]) =>
    column.correctedBy === 'email'
      ? html`<a href="mailto:${encodeURIComponent(text).replace('%40', '@')}?subject=${subject}">${text}</a>`
      : column.correctedBy === 'tel'
        ? html`<a href="tel:${text.replace(/[^\d+]/g, '')}">${text}</a>`
        : text;
  const all: [string, Html | string][] = [
    ...listFacts(enquiry).map((fact): [string, Html | string] => [fact.label, shown(fact)]),
    ['Received', dhakaTime(enquiry.created_at)],
    ['Answered', enquiry.answered_at === null ? '' : dhakaTime(enquiry.answered_at)],
    ['Kept until', dhakaDate(new Date(enquiry.created_at.getTime() + days * 86_400_000))],
    ['Reference', enquiry.id],
  ];
  return all.filter(([, value]) => value !== '');
}
