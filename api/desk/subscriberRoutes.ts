import type { FastifyInstance } from 'fastify';
import { html } from 'shared-content/server/html';
import { addSubscribers, listSubscribers } from '../storage/subscribers/subscriberList';
import { unsubscribe } from '../storage/subscribers/subscription';
import { createRoom, rowList } from './deskPage';
import { barForm, buttonForm, fieldAddress, fieldText, fieldWords, idPattern, refuseForm } from './forms';
import { dhakaTime } from '../mail/time';
import type { DeskContext } from './deskPage';

const shownAtMost = 100;

/** Lists subscribers and people who were asked to confirm, with a button that removes them. */
export async function subscriberRoutes(server: FastifyInstance, context: DeskContext): Promise<void> {
  const { config, db } = context;
  const { page, post } = createRoom(server, context, {
    path: '/subscribers',
    current: '/subscribers',
    notices: {
      unsubscribed: 'The address is unsubscribed.',
      asked: 'A confirmation request is on its way. The address is on the list once it is confirmed.',
      known: 'The address is on the list already.',
      gone: 'The address has unsubscribed or bounced. Only its owner can sign up again.',
    },
  });
  server.get('/subscribers', async (request, reply) => {
    const search = fieldText(request.query, 'q').trim() || undefined;
    const rows = await listSubscribers(db, { search, all: true, limit: shownAtMost + 1 });
    const session = request.deskSession!;
    const main = html`<h1>Subscribers</h1>
      <p class="lead">
        Newest first. A command imports many: <code>npm run owner -w api -- subscribers import</code>.
      </p>
      ${barForm(
        '/subscribers',
        [
          {
            name: 'email',
            label: 'Address of a person who asked for it',
            type: 'email',
            required: true,
            most: 254,
          },
          { name: 'consent', label: 'Where and when they asked', required: true, least: 5, most: 200 },
        ],
        'Send a confirmation request',
        session,
      )}
      ${barForm('/subscribers', [{ name: 'q', label: 'Search in addresses', type: 'search', value: search }], 'Search')}
      ${rowList(
        rows.slice(0, shownAtMost).map((row) => ({
          who: row.email,
          facts: html`since
          ${dhakaTime(row.created_at)}${row.confirmed_at === null && row.unsubscribed_at === null && ', not confirmed yet'}${row.unsubscribed_at && `, unsubscribed ${dhakaTime(row.unsubscribed_at)}`}${row.bounced_at && `, bounced ${dhakaTime(row.bounced_at)}`}
          ${
            row.unsubscribed_at === null &&
            buttonForm(session, `/subscribers/${row.id}/unsubscribe`, 'Unsubscribe', {
              label: `Unsubscribe ${row.email}`,
            })
          }`,
        })),
        'No subscribers here.',
      )}
      ${rows.length > shownAtMost && html`<p class="lead">There are more; search for an address.</p>`}`;
    return page(request, reply, 'Subscribers', main);
  });
  post('/subscribers', async ({ body, deskSession }) => {
    const email = fieldAddress(body, 'email');
    const consent = fieldWords(body, 'consent');
    if (consent.length < 5) refuseForm('No consent');
    const { actor } = deskSession!;
    const { added, gone } = await addSubscribers(db, [email], { consent, confirmed: false, actor });
    return added > 0 ? 'asked' : gone > 0 ? 'gone' : 'known';
  });
  post(`/subscribers/:id(${idPattern})/unsubscribe`, async ({ params, deskSession }) => {
    const { actor } = deskSession!;
    await unsubscribe(db, params as { id: string }, { actor, webhook: config.webhook !== undefined });
    return 'unsubscribed';
  });
}
