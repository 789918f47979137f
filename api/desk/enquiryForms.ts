import type { Selectable } from 'kysely';
import { html, type Html } from 'shared-content/server/html';
import type { HeldReason, RepliesTable } from '../storage/engine/database';
import type { ListedEnquiry } from '../storage/enquiries/readEnquiries';
import { correctableColumns, valueOf } from '../storage/engine/enquiryColumns';
import { csrfField } from './deskPage';
import { departments } from './enquiryActions';
import { departmentNames } from './enquiriesMain';
import type { DeskSession } from './signIn';
import { newId } from '../storage/engine/identifiers';
import { dhakaTime } from './time';

const heldWords: Record<HeldReason, string> = {
  honeypot: 'A program probably sent it. The department got a marked mail; the sender got no confirmation.',
  'captcha-away':
    'The captcha could not be checked on arrival. The department got a marked mail; the sender knows that a person looks at it first.',
  blocked: 'You blocked this sender. No notification and no confirmation were sent.',
};

/** Every action on an enquiry: one panel with a form for each. enquiryRoutes.ts handles the forms. */
export function enquiryForms(enquiry: ListedEnquiry, session: DeskSession): Html {
  const act = (name: string, inner: Html) =>
    html`<form method="post" action="/enquiries/${enquiry.id}/${name}">${csrfField(session)}${inner}</form>`;
  return html`${
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
          html`${correctableColumns().map(
              (column) =>
                html`<div class="field">
                  <label for="${column.key}">${column.label}</label>
                  <input
                    id="${column.key}"
                    name="${column.key}"
                    type="${column.correctedBy}"
                    value="${valueOf(enquiry, column)}"
                    maxlength="200"
                  />
                </div>`,
            )} <button>Save the correction</button>`,
        )}
      </details>
    </section>
    <section class="panel">
      <form method="post" action="/blocked">
        ${csrfField(session)}<input type="hidden" name="sender" value="${enquiry.email}" />
        <button>Block this sender</button>
      </form>
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
    </section>`;
}

/** Earlier replies, and a form for the next. The form carries the reply's id, so that a second submit sends nothing. */
export function replyPanel(
  { id, email }: ListedEnquiry,
  replies: readonly Selectable<RepliesTable>[],
  session: DeskSession,
): Html {
  return html`${
      replies.length > 0 &&
      html`<h2>Our answers</h2>
        ${replies.map(
          (reply) =>
            html`<p class="lead">${reply.author}, ${dhakaTime(reply.created_at)}</p>
              <div class="message">${reply.body}</div>`,
        )}`
    }
    <section class="panel">
      <form method="post" action="/enquiries/${id}/reply">
        ${csrfField(session)}<input type="hidden" name="reply" value="${newId()}" />
        <label for="body">Answer to ${email}; their words are quoted below it</label>
        <textarea id="body" name="body" rows="8" maxlength="20000" required></textarea>
        <button class="main">Send the answer</button>
      </form>
    </section>`;
}
