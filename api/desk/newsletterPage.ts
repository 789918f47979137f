import { html, type Html } from 'shared-content/server/html';
import { isLoopbackUrl } from 'shared-content/server/isLoopbackHost';
import type { NewsletterStatus } from '../storage/engine/database';
import {
  deleteDraft,
  type Newsletter,
  type NewsletterReport,
  pauseNewsletter,
  queueTestCopy,
  retryUnsure,
  startNewsletter,
} from '../storage/newsletters/newsletterStore';
import { csrfField, fieldAddress, fieldMarkup, refuseForm } from './forms';
import { actionPanels, type OwnerAction, type RecordContext } from './ownerActions';
import { dhakaTime } from '../mail/time';

type ReportedNewsletter = Newsletter & { readonly report: NewsletterReport };

/** The page of one newsletter: its preview, its report, and the actions that are possible now. */
export function newsletterPage(context: RecordContext<ReportedNewsletter>): Html {
  const { row, session } = context;
  return html`<h1>${row.subject}</h1>
    <div class="badges">${statusBadge(row)}</div>
    <div class="two">
      <div>
        <h2>Preview</h2>
        <iframe
          class="mail"
          title="Preview of the newsletter"
          src="/newsletters/${row.id}/preview"
          sandbox
        ></iframe>
        ${
          row.status === 'draft' &&
          html`<h2>Text</h2>
            ${draftForm(session, `/newsletters/${row.id}/draft`, row.markdown)}`
        }
      </div>
      <div>
        ${row.status !== 'draft' && reportPanel(row)}
        ${actionPanels('/newsletters', newsletterActions, context)}
      </div>
    </div>`;
}

/** The form for a newsletter's text, whose first line is the subject. */
export const draftForm = (session: { csrf: string }, action: string, markdown = ''): Html =>
  html`<form method="post" action="${action}">
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
    <button class="main">Save the draft</button>
  </form>`;

const badges: Record<NewsletterStatus, [word: string, look: string]> = {
  draft: ['Draft', 'plain'],
  sending: ['Sending', 'new'],
  paused: ['Paused', 'overdue'],
  sent: ['Sent', 'answered'],
};

export function statusBadge({ status }: Newsletter): Html {
  const [word, look] = badges[status];
  return html`<span class="badge ${look}">${word}</span>`;
}

function reportPanel({ started_at, finished_at, per_hour, report }: ReportedNewsletter): Html {
  const facts: [label: string, count: number][] = [
    ['Sent', report.sent],
    ['Still to be queued', report.remaining],
    ['In the outbox', report.waiting],
    ['Refused by the reader’s mail server; suppressed from now on', report.bounced],
    ['Unsubscribed or bounced before their turn', report.suppressed],
    ['Unsure: the connection broke during the handover, so the copy may have arrived', report.unsure],
    ['Given up after three days', report.dead],
  ];
  return html`<section class="panel" aria-labelledby="report">
    <h2 id="report">Report</h2>
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

/** What the owner can do with a newsletter, besides changing its text. */
export const newsletterActions: readonly OwnerAction<ReportedNewsletter>[] = [
  {
    name: 'start',
    title: 'Send',
    // Without a public address, readers could not unsubscribe.
    lead: (_row, { publicApiUrl }) =>
      isLoopbackUrl(publicApiUrl) &&
      html`<p class="notice bad">
        SITE_URL is not set, so the link to unsubscribe would lead to ${publicApiUrl}.
      </p>`,
    fields: ({ per_hour, report: { remaining } }) => [
      { name: 'perHour', label: 'Copies an hour', type: 'number', value: per_hour, most: 999_999 },
      {
        name: 'sure',
        type: 'check',
        label: `${remaining} ${remaining === 1 ? 'person gets' : 'people get'} it`,
      },
    ],
    button: ({ status }) => (status === 'draft' ? 'Send to all' : 'Continue'),
    look: 'main',
    offered: ({ status }) => status === 'draft' || status === 'paused',
    done: 'The newsletter is being sent.',
    run: ({ db, config, actor }, { id }, { perHour = '' }) => {
      if (!/^[1-9]\d{0,5}$/.test(perHour)) refuseForm('No rate');
      if (isLoopbackUrl(config.publicApiUrl) && config.production) refuseForm('Links lead to this machine');
      return startNewsletter(db, id, { perHour: Number(perHour), actor });
    },
  },
  {
    name: 'pause',
    button: () => 'Pause',
    offered: ({ status }) => status === 'sending',
    done: 'Paused. Copies in the outbox, a minute’s worth, are still sent.',
    run: ({ db, actor }, { id }) => pauseNewsletter(db, id, actor),
  },
  {
    name: 'retry',
    lead: ({ report: { unsure } }) =>
      `${unsure} ${unsure === 1 ? 'copy' : 'copies'} may or may not have arrived. Sent again, some readers may get a second one.`,
    button: () => 'Send them again',
    offered: ({ report }) => report.unsure > 0,
    done: 'The unsure copies are queued again.',
    run: async ({ db, actor }, { id }) => (await retryUnsure(db, id, actor)) > 0,
  },
  {
    name: 'test',
    fields: (_row, { mailTo }) => [
      { name: 'to', label: 'Address for a test copy', type: 'email', value: mailTo.general, required: true },
    ],
    button: () => 'Send the test copy',
    done: 'The test copy is on its way.',
    run: async ({ db }, { id }, values) => {
      await queueTestCopy(db, id, fieldAddress(values, 'to'));
      return true;
    },
  },
  {
    name: 'delete',
    button: () => 'Delete the draft',
    look: 'danger',
    offered: ({ status }) => status === 'draft',
    done: 'The draft is deleted.',
    removes: true,
    run: ({ db }, { id }) => deleteDraft(db, id),
  },
];
