import type { Selectable } from 'kysely';
import type { RepliesTable } from '../storage/engine/database';
import { newId } from '../storage/engine/identifiers';
import type { ListedEnquiry } from '../storage/enquiries/listEnquiries';
import { csrfField } from './deskPage';
import { html, type Html } from 'shared-content/server/html';
import type { DeskSession } from './signIn';
import { dhakaTime } from './time';

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
