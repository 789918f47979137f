import type { FastifyInstance } from 'fastify';
import { html } from 'shared-content/server/html';
import { blockSender, listBlocked, parseSender, unblockSender } from '../storage/enquiries/blockedSenders';
import { createRoom, rowList } from './deskPage';
import { barForm, buttonForm, fieldText, fieldWords, refuseForm } from './forms';
import { dhakaTime } from '../mail/time';
import type { DeskContext } from './deskPage';

/** Manages blocked senders. Their enquiries are held, never dropped, and the list of held enquiries shows them. */
export async function blockRoutes(server: FastifyInstance, context: DeskContext): Promise<void> {
  const { db } = context;
  const { page, post } = createRoom(server, context, {
    path: '/blocked',
    current: '/enquiries',
    notices: {
      blocked: 'Blocked. Further enquiries of this sender are held, and no mail is sent about them.',
      known: 'This sender is blocked already.',
      unblocked: 'The sender is unblocked.',
    },
  });
  server.get('/blocked', async (request, reply) => {
    const rows = await listBlocked(db);
    const session = request.deskSession!;
    const main = html`<h1>Blocked senders</h1>
      <p class="lead">
        Their enquiries are held without a notification: see
        <a href="/enquiries?view=held">held enquiries</a>.
      </p>
      ${barForm(
        '/blocked',
        [
          {
            name: 'sender',
            label: 'An address, or a domain such as @spam.example',
            required: true,
            most: 254,
          },
          { name: 'reason', label: 'Reason (internal)', most: 200 },
        ],
        'Block',
        session,
      )}
      ${rowList(
        rows.map(({ sender, reason, blocked_at }) => ({
          who: sender,
          facts: html`since ${dhakaTime(blocked_at)}
          ${buttonForm(session, '/blocked/remove', 'Unblock', {
            label: `Unblock ${sender}`,
            fields: [{ name: 'sender', type: 'hidden', value: sender }],
          })}`,
          said: reason,
        })),
        'No sender is blocked.',
      )}`;
    return page(request, reply, 'Blocked senders', main);
  });
  post('/blocked', async ({ body, deskSession }) => {
    const sender = parseSender(fieldText(body, 'sender')) ?? refuseForm('No sender');
    const { actor } = deskSession!;
    const blocked = await blockSender(db, sender, { reason: fieldWords(body, 'reason'), actor });
    return blocked ? 'blocked' : 'known';
  });
  post('/blocked/remove', async ({ body, deskSession }) => {
    await unblockSender(db, fieldText(body, 'sender'), deskSession!.actor);
    return 'unblocked';
  });
}
