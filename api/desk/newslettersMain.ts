import type { NewsletterStatus } from '../storage/engine/database';
import type { Newsletter, NewsletterReport } from '../storage/newsletters/newsletterStore';
import { csrfField, rowList } from './deskPage';
import { html, type Html } from 'shared-content/server/html';
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

/** The form for writing a newsletter: one text, whose first line is the subject. */
export function wordsForm({ problem, ...form }: Omit<Editor, 'rows'> & { problem?: string }): Html {
  return html`<h1>Write a newsletter</h1>
    ${problem !== undefined && html`<p class="notice bad" role="alert">${problem}.</p>`}
    ${editor({ ...form, rows: 22 })}`;
}

interface Editor {
  readonly action: string;
  readonly markdown: string;
  readonly session: DeskSession;
  readonly rows: number;
}

function editor({ action, markdown, session, rows }: Editor): Html {
  return html`<form method="post" action="${action}">
    ${csrfField(session)}
    <label for="markdown">Markdown; the first line is # and the subject</label>
    <textarea
      id="markdown"
      name="markdown"
      rows="${rows}"
      maxlength="50000"
      required
      placeholder="# News from September"
    >
${markdown}</textarea>
    <p class="lead">
      **bold**, [a link](https://…), ![a picture](https://…), - a list. HTML is shown as text.
    </p>
    <button class="main">Keep the draft</button>
  </form>`;
}

/** The page of one newsletter: its preview, its report, and the actions that are possible now. */
export function newsletterMain({
  newsletter,
  report,
  session,
  testTo,
  localLinks,
}: {
  newsletter: Newsletter;
  report: NewsletterReport;
  session: DeskSession;
  testTo: string;
  /** Set while the site has no public address: readers could not unsubscribe. */
  localLinks: string | undefined;
}): Html {
  const { id, status, subject } = newsletter;
  const act = (name: string, inner: Html) =>
    html`<form method="post" action="/newsletters/${id}/${name}">${csrfField(session)}${inner}</form>`;
  return html`<h1>${subject}</h1>
    <div class="badges">${badge(newsletter)}</div>
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
            ${editor({ action: `/newsletters/${id}/words`, markdown: newsletter.markdown, session, rows: 14 })}`
        }
      </div>
      <div>
        ${status !== 'draft' && reportPanel(newsletter, report)}
        ${
          (status === 'draft' || status === 'paused') &&
          html`<section class="panel" aria-labelledby="send">
            <h2 id="send">${status === 'draft' ? 'Send it' : 'Go on'}</h2>
            ${
              localLinks !== undefined &&
              html`<p class="notice bad">Without SITE_URL the link to leave leads to ${localLinks}.</p>`
            }
            ${act(
              'start',
              html`<label for="perHour">Copies an hour</label>
                <input
                  id="perHour"
                  name="perHour"
                  type="number"
                  min="1"
                  max="999999"
                  value="${newsletter.per_hour}"
                />
                <label class="check below"
                  ><input type="checkbox" name="sure" value="yes" required /> ${report.remaining}
                  ${report.remaining === 1 ? 'person gets' : 'people get'} it</label
                >
                <button class="main">${status === 'draft' ? 'Send to all' : 'Go on sending'}</button>`,
            )}
          </section>`
        }
        ${
          status === 'sending' &&
          html`<section class="panel">${act('pause', html`<button>Pause</button>`)}</section>`
        }
        ${
          report.unsure > 0 &&
          html`<section class="panel">
            <p>
              ${report.unsure} ${report.unsure === 1 ? 'copy' : 'copies'} may or may not have arrived. Sent
              again, some readers may get a second one.
            </p>
            ${act('retry', html`<button>Send them again</button>`)}
          </section>`
        }
        <section class="panel">
          ${act(
            'test',
            html`<label for="to">A test copy to</label>
              <input id="to" name="to" type="email" value="${testTo}" required />
              <button>Send the test</button>`,
          )}
        </section>
        ${
          status === 'draft' &&
          html`<section class="panel">
            ${act('delete', html`<button class="danger">Delete the draft</button>`)}
          </section>`
        }
      </div>
    </div>`;
}

/** The report's figures with their labels. */
function reportFacts(report: NewsletterReport): [label: string, count: number][] {
  const facts: [string, number][] = [
    ['Sent', report.sent],
    ['Still to be queued', report.remaining],
    ['In the outbox', report.waiting],
    ['Refused by the reader’s mail server: suppressed from now on', report.bounced],
    ['Left, or bounced elsewhere, before their turn', report.suppressed],
    ['Unsure: the handover broke off, so it may have arrived; not sent again', report.unsure],
    ['Given up after three days', report.dead],
  ];
  return facts.filter(([label, count]) => count > 0 || label === 'Sent');
}

function reportPanel({ started_at, finished_at, per_hour }: Newsletter, report: NewsletterReport): Html {
  return html`<section class="panel" aria-labelledby="report">
    <h2 id="report">What became of it</h2>
    <dl class="figures">
      ${reportFacts(report).map(
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
