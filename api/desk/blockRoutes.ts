import type { FastifyInstance } from 'fastify';
import { blockSender, listBlocked, parseSender, unblockSender } from '../storage/enquiries/blockedSenders';
import { barField, csrfField, roomPages, rowButton, rowList } from './deskPage';
import { fieldText, fieldWords, refuseForm } from './actionForms';
import { html } from 'shared-content/server/html';
import { dhakaTime } from './time';
import type { DeskContext } from './deskContext';

const notices: Record<string, string> = {
  blocked: 'Blocked. Further enquiries of this sender are held, and no mail is sent about them.',
  known: 'This sender is blocked already.',
  unblocked: 'The sender is unblocked.',
};

/** Manages blocked senders. Their enquiries are held, never dropped, and the list of held enquiries shows them. */
export async function blockRoutes(server: FastifyInstance, { config, db }: DeskContext): Promise<void> {
  const page = roomPages(config.siteName, '/enquiries', notices);
  server.get('/blocked', async (request, reply) => {
    const rows = await listBlocked(db);
    const session = request.deskSession!;
    return page(
      request,
      reply,
      'Blocked senders',
      html`<h1>Blocked senders</h1>
        <p class="lead">
          Their enquiries are held without a notification: see
          <a href="/enquiries?view=held">held enquiries</a>.
        </p>
        <form class="bar" method="post" action="/blocked">
          ${csrfField(session)}
          ${barField('sender', 'An address, or a domain such as @spam.example', html`required maxlength="254"`)}
          ${barField('reason', 'Why, for us alone', html`maxlength="200"`)}
          <button class="main">Block</button>
        </form>
        ${rowList(
          rows.map((row) => ({
            who: row.sender,
            facts: html`since ${dhakaTime(row.blocked_at)}
            ${rowButton(session, '/blocked/remove', 'Let through', {
              label: `Let ${row.sender} through again`,
              fields: html`<input type="hidden" name="sender" value="${row.sender}" />`,
            })}`,
            said: row.reason,
          })),
          'No sender is blocked.',
        )}`,
    );
  });

  server.post('/blocked', async (request, reply) => {
    const sender = parseSender(fieldText(request.body, 'sender')) ?? refuseForm('No sender');
    const { actor } = request.deskSession!;
    const blocked = await blockSender(db, sender, { reason: fieldWords(request.body, 'reason'), actor });
    return reply.redirect(`/blocked?done=${blocked ? 'blocked' : 'known'}`, 303);
  });

  server.post('/blocked/remove', async (request, reply) => {
    await unblockSender(db, fieldText(request.body, 'sender'), request.deskSession!.actor);
    return reply.redirect('/blocked?done=unblocked', 303);
  });
}
