import type { FastifyInstance } from 'fastify';
import { dismissMail, listOpenMails, requeueMails } from '../storage/mails/openMails';
import { csrfField, roomPages, rowButton, rowList } from './deskPage';
import { idPattern } from './actionForms';
import { html } from 'shared-content/server/html';
import { age, dhakaTime } from './time';
import type { DeskContext } from './deskContext';

const notices: Record<string, string> = {
  retry: 'They will be tried again within a second.',
  dismiss: 'Put away.',
};
const shownAtMost = 100;

/** Lists mails that could not be sent, with a button that tries again. */
export async function mailRoutes(server: FastifyInstance, { config, db, wake }: DeskContext): Promise<void> {
  const page = roomPages(config.siteName, '/mails', notices);
  server.get('/mails', async (request, reply) => {
    const rows = await listOpenMails(db, shownAtMost);
    const session = request.deskSession!;
    return page(
      request,
      reply,
      'Mails',
      html`<h1>Mails</h1>
        <p class="lead">
          ${
            rows.length === 0
              ? 'Every mail is sent or on its way.'
              : 'What could not be sent: given up after three days, or tried again by itself.'
          }
        </p>
        ${
          rows.length > 0 &&
          html`<form class="bar" method="post" action="/mails/retry">
              ${csrfField(session)}<button class="main">Try all again now</button>
            </form>
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
                  ${row.status === 'dead' && rowButton(session, `/mails/${row.id}/dismiss`, 'Put away')}`,
                said: row.last_error,
              })),
              '',
            )}`
        }`,
    );
  });

  server.post<{ Params: { id: string } }>(`/mails/:id(${idPattern})/dismiss`, async (request, reply) => {
    await dismissMail(db, request.params.id, request.deskSession!.actor);
    return reply.redirect('/mails?done=dismiss', 303);
  });

  server.post('/mails/retry', async (request, reply) => {
    await requeueMails(db, request.deskSession!.actor);
    wake?.();
    return reply.redirect('/mails?done=retry', 303);
  });
}
