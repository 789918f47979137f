import type { FastifyInstance } from 'fastify';
import { html } from 'shared-content/server/html';
import { dismissMail, listOpenMails, requeueMails } from '../storage/mails/openMails';
import { createRoom, rowList } from './deskPage';
import { barForm, buttonForm, idPattern } from './forms';
import { age, dhakaTime } from '../mail/time';
import type { DeskContext } from './deskPage';

const shownAtMost = 100;

/** Lists mails that could not be sent, with a button that tries again. */
export async function mailRoutes(server: FastifyInstance, context: DeskContext): Promise<void> {
  const { db } = context;
  const { page, post } = createRoom(server, context, {
    path: '/mails',
    current: '/mails',
    notices: { retry: 'The mails are tried again within a second.', dismiss: 'Dismissed.' },
  });
  server.get('/mails', async (request, reply) => {
    const rows = await listOpenMails(db, shownAtMost);
    const session = request.deskSession!;
    const main = html`<h1>Mails</h1>
      ${
        rows.length > 0 &&
        html`<p class="lead">
            Mails that could not be sent. Each is tried again for three days, then given up.
          </p>
          ${barForm('/mails/retry', [], 'Try all now', session)}`
      }
      ${rowList(
        rows.map((row) => ({
          who: html`${row.kind}
          ${
            row.enquiry_id !== null
              ? html`<a href="/enquiries/${row.enquiry_id}">${row.email}</a>`
              : html`<span>${row.email}</span>`
          }`,
          facts: html`<span class="badge ${row.status === 'dead' ? 'dead' : 'overdue'}"
              >${row.status === 'dead' ? 'Given up' : 'Failing'}</span
            >
            ${row.attempts} tries, ${age(row.created_at)}
            old${row.status === 'waiting' && `, next ${dhakaTime(row.next_attempt_at)}`}
            ${row.status === 'dead' && buttonForm(session, `/mails/${row.id}/dismiss`, 'Dismiss')}`,
          said: row.last_error,
        })),
        'Every mail is sent or on its way.',
      )}`;
    return page(request, reply, 'Mails', main);
  });
  post(`/mails/:id(${idPattern})/dismiss`, async ({ params, deskSession }) => {
    await dismissMail(db, (params as { id: string }).id, deskSession!.actor);
    return 'dismiss';
  });
  post('/mails/retry', async ({ deskSession }) => {
    await requeueMails(db, deskSession!.actor);
    return 'retry';
  });
}
