import { html } from 'shared-content/server/html';
import { isLoopbackUrl } from 'shared-content/server/isLoopbackHost';
import {
  deleteDraft,
  type Newsletter,
  type NewsletterReport,
  pauseNewsletter,
  queueTestCopy,
  retryUnsure,
  startNewsletter,
} from '../storage/newsletters/newsletterStore';
import { fieldAddress, refuseForm } from './forms';
import type { OwnerAction } from './ownerActions';

export type ReportedNewsletter = Newsletter & { readonly report: NewsletterReport };

/** What the owner can do with a newsletter, besides changing its words. */
export const newsletterActions: readonly OwnerAction<ReportedNewsletter>[] = [
  {
    name: 'start',
    title: 'Send it',
    // Without a public address, readers could not unsubscribe.
    lead: (_row, { publicApiUrl }) =>
      isLoopbackUrl(publicApiUrl) &&
      html`<p class="notice bad">Without SITE_URL the link to leave leads to ${publicApiUrl}.</p>`,
    fields: ({ per_hour, report: { remaining } }) => [
      { name: 'perHour', label: 'Copies an hour', type: 'number', value: per_hour, most: 999_999 },
      {
        name: 'sure',
        type: 'check',
        label: `${remaining} ${remaining === 1 ? 'person gets' : 'people get'} it`,
      },
    ],
    button: ({ status }) => (status === 'draft' ? 'Send to all' : 'Go on sending'),
    look: 'main',
    offered: ({ status }) => status === 'draft' || status === 'paused',
    done: 'It goes out from now on.',
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
    done: 'Paused. What waits in the outbox, a minute’s worth, still goes.',
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
      { name: 'to', label: 'A test copy to', type: 'email', value: mailTo.general, required: true },
    ],
    button: () => 'Send the test',
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
