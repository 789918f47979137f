import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import { html, type Html } from 'shared-content/server/html';
import { companyName, retention } from 'shared-content/content';
import { dhakaDate, dhakaTime } from '../mail/time';
import { listAudit } from '../storage/audit/audit';
import type {
  AuditTable,
  Department,
  EnquiryStatus,
  HeldReason,
  MailsTable,
} from '../storage/engine/database';
import {
  deleteEnquiry,
  moveEnquiry,
  noteEnquiry,
  releaseEnquiry,
  setEnquiryStatus,
} from '../storage/enquiries/changeEnquiry';
import { listFacts } from '../storage/enquiries/enquiryColumns';
import { findEnquiry, type ListedEnquiry } from '../storage/enquiries/readEnquiries';
import { type DeskContext, getField, idPattern, refuseForm, sendPage } from './deskPage';
import { departmentNames, statusBadge } from './enquiryList';

const statusButtons: [EnquiryStatus, string][] = [
  ['answered', 'Mark as answered'],
  ['new', 'Reopen'],
  ['spam', 'Spam'],
];
const heldWords: Record<HeldReason, string> = {
  honeypot: 'A program probably sent it. The department got a marked mail. The sender got no confirmation.',
  'captcha-away':
    'The captcha could not be checked on arrival. The department got a marked mail. The sender knows that a person looks at it first.',
};
const mailNames: Record<string, string> = {
  'enquiry-notification': 'Notification to us',
  'enquiry-confirmation': 'Confirmation to the visitor',
  'enquiry-webhook': 'Call of the webhook',
  'answered-webhook': 'Call of the webhook: answered',
};
const longestNote = 5_000;

type Change = (enquiry: ListedEnquiry, body: unknown, actor: string) => Promise<boolean>;

/** One enquiry, and the forms that change it. */
export async function enquiryPage(server: FastifyInstance, { config, db, wake }: DeskContext): Promise<void> {
  const webhook = config.webhook !== undefined;
  const getChosen = <T extends string>(body: unknown, name: string, choices: readonly T[]): T =>
    choices.find((choice) => choice === getField(body, name)) ?? refuseForm('A value that no form offers');

  /** What each form does, and the notice about it. A change returns false where nothing had to be changed. */
  const changes: Record<string, { readonly done: string; readonly run: Change }> = {
    release: {
      done: 'Released. Its mails are on their way.',
      run: ({ id }, _body, actor) => releaseEnquiry(db, id, { actor, webhook }),
    },
    status: {
      done: 'The status is changed.',
      run: ({ id }, body, actor) => {
        const status = getChosen(body, 'status', ['answered', 'new', 'spam']);
        return setEnquiryStatus(db, id, status, actor, { webhook });
      },
    },
    note: {
      done: 'The note is saved.',
      run: ({ id }, body, actor) => noteEnquiry(db, id, cleanText(getField(body, 'note')), actor),
    },
    department: {
      done: 'Moved. The department gets a mail.',
      run: (enquiry, body, actor) => {
        const department = getChosen(body, 'department', getDepartments(enquiry));
        return moveEnquiry(db, enquiry.id, department, actor);
      },
    },
    delete: {
      done: 'The enquiry is deleted.',
      run: ({ id }, body, actor) => {
        if (getField(body, 'sure') !== 'yes') refuseForm('Not sure');
        return deleteEnquiry(db, id, actor);
      },
    },
  };

  server.get<{ Params: { id: string } }>(`/enquiries/:id(${idPattern})`, async ({ params, query }, reply) => {
    const found = await findEnquiry(db, params.id);
    if (!found) return reply.callNotFound();
    const trail = await listAudit(db, { subject: params.id, limit: 20 });
    const done = getField(query, 'done');
    return sendPage(reply, {
      title: `${found.enquiry.first_name} ${found.enquiry.last_name}`,
      current: '/enquiries',
      notice: done === 'nothing' ? 'Nothing had to be changed.' : changes[done]?.done,
      main: enquiryMarkup({ ...found, trail }),
    });
  });

  for (const [name, { run }] of Object.entries(changes))
    server.post<{ Params: { id: string } }>(
      `/enquiries/:id(${idPattern})/${name}`,
      async ({ params: { id }, body, actor }, reply) => {
        const found = await findEnquiry(db, id);
        if (!found) return reply.callNotFound();
        const changed = await run(found.enquiry, body, actor);
        wake?.();
        const path = changed && name === 'delete' ? '/enquiries' : `/enquiries/${id}`;
        return reply.redirect(`${path}?done=${changed ? name : 'nothing'}`, 303);
      },
    );
}

/** The day on which a department's retention ends for an enquiry. */
function getLastDay({ created_at: from }: ListedEnquiry, department: Department): Date {
  const days = department === 'career' ? retention.applicationDays : retention.inquiryDays;
  return new Date(from.getTime() + days * 86_400_000);
}

/** Departments to which an enquiry can go. One whose retention is over is left out: it would be erased there at once. */
const getDepartments = (enquiry: ListedEnquiry): Department[] =>
  (Object.keys(departmentNames) as Department[]).filter(
    (name) => name === enquiry.department || getLastDay(enquiry, name).getTime() > Date.now(),
  );

/** Normalizes line breaks, removes other control characters, and cuts to the longest note. */
const cleanText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
    .slice(0, longestNote);

interface Shown {
  readonly enquiry: ListedEnquiry;
  readonly mails: readonly Selectable<MailsTable>[];
  readonly trail: readonly Selectable<AuditTable>[];
}

function enquiryMarkup({ enquiry, mails, trail }: Shown): Html {
  const returned = mails.find(
    ({ kind, status }) => kind === 'enquiry-confirmation' && ['dead', 'dismissed'].includes(status),
  );
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
      <div>
        ${forms(enquiry)}
        <h2>History</h2>
        <ul class="trail">
          ${trail.map(
            ({ at, actor, action, detail }) =>
              html`<li>
                ${dhakaTime(at)}: ${action}${detail && ` (${detail})`}, ${actor.replace(/^\w+:/, '')}
              </li>`,
          )}
        </ul>
      </div>
    </div>`;
}

function getFacts(enquiry: ListedEnquiry): [string, Html | string][] {
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
    ['Kept until', dhakaDate(getLastDay(enquiry, enquiry.department))],
    ['Reference', enquiry.id],
  ];
}

function forms(enquiry: ListedEnquiry): Html[] {
  const panel = (name: string, fields: Html) =>
    html`<section class="panel">
      <form method="post" action="/enquiries/${enquiry.id}/${name}">${fields}</form>
    </section>`;
  const held =
    enquiry.held &&
    panel(
      'release',
      html`<p>${heldWords[enquiry.held_reason ?? 'honeypot']}</p>
        <button class="main">Release</button>`,
    );
  return [
    ...(held ? [held] : []),
    panel(
      'status',
      html`<div class="row">
        ${statusButtons
          .filter(([status]) => status !== enquiry.status)
          .map(([status, word]) => html`<button name="status" value="${status}">${word}</button>`)}
      </div>`,
    ),
    panel(
      'note',
      // A browser drops the first line feed of a text area.
      html`<label for="note">Internal note</label>
        <textarea id="note" name="note" rows="4" maxlength="${longestNote}">${'\n'}${enquiry.note}</textarea>
        <button>Save the note</button>`,
    ),
    panel(
      'department',
      html`<label for="department">Department</label>
        <select id="department" name="department">
          ${getDepartments(enquiry).map(
            (name) =>
              html`<option value="${name}" ${name === enquiry.department && html`selected`}>
                ${departmentNames[name]}, kept until ${dhakaDate(getLastDay(enquiry, name))}
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
