import { html, type Html } from 'shared-content/server/html';
import type { Config } from '../config/config';
import type { NewsletterStatus } from '../storage/engine/database';
import type { Newsletter } from '../storage/newsletters/newsletterStore';
import { rowList } from './deskPage';
import { csrfField, fieldMarkup } from './forms';
import { newsletterActions, type ReportedNewsletter } from './newsletterActions';
import { actionPanels } from './ownerActions';
import type { DeskSession } from './signIn';
import { dhakaTime } from './time';

const statusWords: Record<NewsletterStatus, [word: string, badge: string]> = {
  draft: ['Draft', 'plain'],
  sending: ['Sending', 'new'],
  paused: ['Paused', 'overdue'],
  sent: ['Sent', 'answered'],
};

const badge = ({ status }: Newsletter) =>
  html`<span class="badge ${statusWords[status][1]}">${statusWords[status][0]}</span>`;

/** All newsletters, newest first, and a link to write one. */
export function newslettersMain(rows: readonly Newsletter[], readers: number): Html {
  return html`<h1>Newsletters</h1>
    <p class="lead">${readers} ${readers === 1 ? 'subscriber gets' : 'subscribers get'} the next one.</p>
    <p><a class="button main" href="/newsletters/new">Write a newsletter</a></p>
    ${rowList(
      rows.map((row) => ({
        who: html`<a href="/newsletters/${row.id}">${row.subject}</a>`,
        facts: html`${badge(row)}
        ${row.started_at ? `started ${dhakaTime(row.started_at)}` : `written ${dhakaTime(row.created_at)}`}`,
      })),
      'None has been written.',
    )}`;
}

/** The form for a newsletter's words: one text, whose first line is the subject. */
export function wordsForm(session: DeskSession, action: string, markdown = ''): Html {
  return html`<form method="post" action="${action}">
    ${csrfField(session)}
    ${fieldMarkup({
      name: 'markdown',
      label: 'Markdown; the first line is # and the subject',
      type: 'textarea',
      value: markdown,
      rows: 18,
      most: 50_000,
      required: true,
      hint: '# News from September',
    })}
    <p class="lead">
      **bold**, [a link](https://…), ![a picture](https://…), - a list. HTML is shown as text.
    </p>
    <button class="main">Keep the draft</button>
  </form>`;
}

/** The page of one newsletter: its preview, its report, and the actions that are possible now. */
export function newsletterMain(row: ReportedNewsletter, session: DeskSession, config: Config): Html {
  const { id, status, subject, markdown } = row;
  return html`<h1>${subject}</h1>
    <div class="badges">${badge(row)}</div>
    <div class="two">
      <div>
        <h2>As readers get it</h2>
        <iframe
          class="mail"
          title="Preview of the newsletter"
          src="/newsletters/${id}/preview"
          sandbox
        ></iframe>
        ${
          status === 'draft' &&
          html`<h2>The words</h2>
            ${wordsForm(session, `/newsletters/${id}/words`, markdown)}`
        }
      </div>
      <div>
        ${status !== 'draft' && reportPanel(row)}
        ${actionPanels('/newsletters', newsletterActions, { row, session, config })}
      </div>
    </div>`;
}

function reportPanel({ started_at, finished_at, per_hour, report }: ReportedNewsletter): Html {
  const facts: [label: string, count: number][] = [
    ['Sent', report.sent],
    ['Still to be queued', report.remaining],
    ['In the outbox', report.waiting],
    ['Refused by the reader’s mail server: suppressed from now on', report.bounced],
    ['Left, or bounced elsewhere, before their turn', report.suppressed],
    ['Unsure: the handover broke off, so it may have arrived; not sent again', report.unsure],
    ['Given up after three days', report.dead],
  ];
  return html`<section class="panel" aria-labelledby="report">
    <h2 id="report">What became of it</h2>
    <dl class="figures">
      ${facts
        .filter(([label, count]) => count > 0 || label === 'Sent')
        .map(
          ([label, count]) =>
            html`<dt>${label}</dt>
              <dd>${count}</dd>`,
        )}
    </dl>
    <p class="lead">
      ${started_at && `Started ${dhakaTime(started_at)}, ${per_hour.toLocaleString('en-GB')} an hour`}${
        finished_at && `, all queued ${dhakaTime(finished_at)}`
      }.
    </p>
  </section>`;
}
