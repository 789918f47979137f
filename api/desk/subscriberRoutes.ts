import type { FastifyInstance } from 'fastify';
import { addSubscribers } from '../storage/subscribers/addSubscribers';
import { listSubscribers } from '../storage/subscribers/listSubscribers';
import { unsubscribe } from '../storage/subscribers/leaving';
import { barField, csrfField, roomPages, rowButton, rowList } from './deskPage';
import { fieldAddress, fieldText, fieldWords, idPattern, refuseForm } from './actionForms';
import { html } from 'shared-content/server/html';
import type { DeskSession } from './signIn';
import { dhakaTime } from './time';
import type { DeskContext } from './deskContext';

const shownAtMost = 100;

const notices: Record<string, string> = {
  unsubscribed: 'The address is unsubscribed.',
  asked: 'They are asked by mail, and are on the list once they confirm.',
  known: 'The address is on the list already.',
  gone: 'The address has left, or its mail came back: only its owner can sign up again.',
};

const addForm = (session: DeskSession) =>
  html`<form class="bar" method="post" action="/subscribers">
    ${csrfField(session)}
    ${barField('email', 'Add someone who asked: their address', html`type="email" required maxlength="254"`)}
    ${barField('consent', 'Where and when they asked', html`required minlength="5" maxlength="200"`)}
    <button>Ask them by mail</button>
  </form>`;

/** Lists subscribers and people who were asked to confirm, with a button that removes them. */
export async function subscriberRoutes(
  server: FastifyInstance,
  { config, db, wake }: DeskContext,
): Promise<void> {
  const page = roomPages(config.siteName, '/subscribers', notices);
  server.get('/subscribers', async (request, reply) => {
    const search = fieldText(request.query, 'q').trim() || undefined;
    const rows = await listSubscribers(db, { search, all: true, limit: shownAtMost + 1 });
    const session = request.deskSession!;
    return page(
      request,
      reply,
      'Subscribers',
      html`<h1>Subscribers</h1>
        <p class="lead">Newest first. Many at once: <code>owner subscribers import</code>.</p>
        ${addForm(session)}
        <form class="bar" method="get" action="/subscribers" role="search">
          ${barField('q', 'Search in addresses', html`type="search" value="${search}"`)}
          <button>Search</button>
        </form>
        ${rowList(
          rows.slice(0, shownAtMost).map((row) => ({
            who: row.email,
            facts: html`since
            ${dhakaTime(row.created_at)}${row.confirmed_at === null && row.unsubscribed_at === null && ', not confirmed yet'}${row.unsubscribed_at && `, left ${dhakaTime(row.unsubscribed_at)}`}${row.bounced_at && `, mail came back ${dhakaTime(row.bounced_at)}`}
            ${
              row.unsubscribed_at === null &&
              rowButton(session, `/subscribers/${row.id}/unsubscribe`, 'Unsubscribe', {
                label: `Unsubscribe ${row.email}`,
              })
            }`,
          })),
          'No subscribers here.',
        )}
        ${rows.length > shownAtMost && html`<p class="lead">There are more; search for an address.</p>`}`,
    );
  });

  server.post('/subscribers', async (request, reply) => {
    const email = fieldAddress(request.body, 'email');
    const consent = fieldWords(request.body, 'consent');
    if (consent.length < 5) refuseForm('No consent');
    const { actor } = request.deskSession!;
    const { added, gone } = await addSubscribers(db, [email], { consent, confirmed: false, actor });
    wake?.();
    return reply.redirect(`/subscribers?done=${added > 0 ? 'asked' : gone > 0 ? 'gone' : 'known'}`, 303);
  });

  server.post<{ Params: { id: string } }>(
    `/subscribers/:id(${idPattern})/unsubscribe`,
    async (request, reply) => {
      const { actor } = request.deskSession!;
      await unsubscribe(db, request.params, { actor, webhook: config.webhook !== undefined });
      return reply.redirect('/subscribers?done=unsubscribed', 303);
    },
  );
}
