import type { Selectable } from 'kysely';
import { html, type Html } from 'shared-content/server/html';
import { companyName, retention } from 'shared-content/content';
import { marks } from '../mail/composeEnquiryMails';
import { dhakaDate, dhakaTime } from '../mail/time';
import type { Department, Enquiry, EnquiryStatus, MailsTable } from '../storage/engine/database';
import { listFacts } from '../storage/enquiries/enquiryColumns';

/** The desk's names of departments. */
export const departmentNames: Record<Department, string> = {
  general: 'General',
  career: 'Careers',
  projects: 'Projects',
};
export const departments = Object.keys(departmentNames) as Department[];
export const statuses: readonly EnquiryStatus[] = ['answered', 'new', 'spam'];

/** The status of an enquiry, as a word and a color. */
export function statusBadge({ held, status }: Enquiry): Html {
  const word = status !== 'new' ? status : held ? 'held' : 'new';
  return html`<span class="badge ${word}">${word[0]!.toUpperCase()}${word.slice(1)}</span>`;
}

const statusButtons: Record<EnquiryStatus, string> = {
  answered: 'Mark as answered',
  new: 'Reopen',
  spam: 'Spam',
};
const mailNames: Record<string, string> = {
  'enquiry-notification': 'Notification to us',
  'enquiry-confirmation': 'Confirmation to the visitor',
  'enquiry-webhook': 'Call of the webhook',
};
/** The page of one enquiry: what was sent, what became of it, and the forms that change it. */
export function enquiryMarkup(enquiry: Enquiry, mails: readonly Selectable<MailsTable>[]): Html {
  const returned = mails.find(({ kind, status }) => kind === 'enquiry-confirmation' && status === 'dead');
  return html`<div class="badges">
      ${statusBadge(enquiry)} <span class="badge plain">${departmentNames[enquiry.department]}</span>
    </div>
    ${returned && html`<p class="notice bad">Our mail to ${enquiry.email} came back (${returned.last_error}). Phone them.</p>`}
    <div class="two">
      <div>
        <h2>Message</h2>
        <div class="message">${enquiry.description}</div>
        <h2>Details</h2>
        <dl>
          ${getFacts(enquiry).map(
            ([term, value]) =>
              value !== '' &&
              html`<dt>${term}</dt>
                <dd>${value}</dd>`,
          )}
        </dl>
        <h2>Mails</h2>
        <ul class="trail">
          ${mails.map(
            ({ kind, status, finished_at: at, last_error: error }) =>
              html`<li>
                ${mailNames[kind] ?? kind}: ${status}${at && `, ${dhakaTime(at)}`}${error && ` (${error})`}
              </li>`,
          )}
        </ul>
      </div>
      <div>${forms(enquiry)}</div>
    </div>`;
}

function getFacts(enquiry: Enquiry): [string, Html | string][] {
  const lastDay = new Date(enquiry.created_at.getTime() + retention.enquiryDays * 86_400_000);
  const subject = encodeURIComponent(`Your message to ${companyName}`);
  const linked = ({ column, text }: ReturnType<typeof listFacts>[number]) =>
    column.link === 'mailto'
      ? html`<a href="mailto:${encodeURIComponent(text).replace('%40', '@')}?subject=${subject}">${text}</a>`
      : column.link === 'tel'
        ? html`<a href="tel:${text.replace(/[^\d+]/g, '')}">${text}</a>`
        : text;
  return [
    ...listFacts(enquiry).map((fact): [string, Html | string] => [fact.label, linked(fact)]),
    ['Received', dhakaTime(enquiry.created_at)],
    ['Answered', enquiry.answered_at === null ? '' : dhakaTime(enquiry.answered_at)],
    ['Kept until', dhakaDate(lastDay)],
    ['Reference', enquiry.id],
  ];
}

function forms(enquiry: Enquiry): Html[] {
  const panel = (name: string, fields: Html) =>
    html`<section class="panel">
      <form method="post" action="/enquiries/${enquiry.id}/${name}">${fields}</form>
    </section>`;
  const held =
    enquiry.held &&
    panel(
      'release',
      html`<p>${marks[enquiry.held_reason ?? 'honeypot'].text}</p>
        <button class="main">Release</button>`,
    );
  return [
    ...(held ? [held] : []),
    panel(
      'status',
      html`<div class="row">
        ${statuses
          .filter((status) => status !== enquiry.status)
          .map((status) => html`<button name="status" value="${status}">${statusButtons[status]}</button>`)}
      </div>`,
    ),
    panel(
      'note',
      // A browser drops the first line feed of a text area.
      html`<label for="note">Internal note</label>
        <textarea id="note" name="note" rows="4" maxlength="5000">${'\n'}${enquiry.note}</textarea>
        <button>Save the note</button>`,
    ),
    panel(
      'department',
      html`<label for="department">Department</label>
        <select id="department" name="department">
          ${departments.map(
            (name) =>
              html`<option value="${name}" ${name === enquiry.department && html`selected`}>
                ${departmentNames[name]}
              </option>`,
          )}
        </select>
        <button>Move</button>`,
    ),
    panel(
      'delete',
      html`<details>
        <summary>Delete this enquiry</summary>
        <label class="check"
          ><input type="checkbox" name="sure" value="yes" required /> I know that this cannot be undone</label
        >
        <button class="danger below">Delete permanently</button>
      </details>`,
    ),
  ];
}
