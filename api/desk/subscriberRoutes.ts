import type { FastifyInstance } from 'fastify';
import { addSubscribers } from '../storage/subscribers/addSubscribers';
import { listSubscribers } from '../storage/subscribers/listSubscribers';
import { unsubscribeAddress } from '../storage/subscribers/unsubscribeAddress';
import { csrfField, sendPage } from './deskPage';
import type { DeskContext } from './deskContext';
import { fieldText } from './formFields';
import { html } from '../http/html';
import type { DeskSession } from './signIn';
import { dhakaTime } from './time';

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
    <div class="grow">
      <label for="email">Add someone who asked: their address</label
      ><input id="email" name="email" type="email" required maxlength="254" />
    </div>
    <div class="grow">
      <label for="consent">Where and when they asked</label
      ><input id="consent" name="consent" required minlength="5" maxlength="200" />
    </div>
    <button>Ask them by mail</button>
  </form>`;

/** Lists subscribers and people who were asked to confirm, with a button that removes them. */
export async function subscriberRoutes(
  server: FastifyInstance,
  { config, db, wake }: DeskContext,
): Promise<void> {
  server.get<{ Querystring: { q?: string; done?: string } }>('/subscribers', async (request, reply) => {
    const search = request.query.q?.trim() || undefined;
    const rows = await listSubscribers(db, { search, all: true, limit: shownAtMost + 1 });
    const session = request.deskSession!;
    return sendPage(reply, config.siteName, {
      title: 'Subscribers',
      session,
      current: '/subscribers',
      notice: notices[fieldText(request.query, 'done')],
      main: html`<h1>Subscribers</h1>
        <p class="lead">Newest first. Many at once: <code>owner subscribers import</code>.</p>
        ${addForm(session)}
        <form class="bar" method="get" action="/subscribers" role="search">
          <div class="grow">
            <label for="q">Search in addresses</label
            ><input id="q" name="q" type="search" value="${search}" />
          </div>
          <button>Search</button>
        </form>
        ${
          rows.length === 0
            ? html`<p class="empty">No subscribers here.</p>`
            : html`<ul class="rows">
                ${rows.slice(0, shownAtMost).map(
                  (row) =>
                    html`<li>
                      <div class="who">${row.email}</div>
                      <div class="facts">
                        since
                        ${dhakaTime(row.created_at)}${row.confirmed_at === null && row.unsubscribed_at === null && ', not confirmed yet'}${row.unsubscribed_at && `, left ${dhakaTime(row.unsubscribed_at)}`}${row.bounced_at && `, mail came back ${dhakaTime(row.bounced_at)}`}
                        ${
                          row.unsubscribed_at === null &&
                          html`<form method="post" action="/subscribers/${row.id}/unsubscribe">
                            ${csrfField(session)}<button class="quiet" aria-label="Unsubscribe ${row.email}">
                              Unsubscribe
                            </button>
                          </form>`
                        }
                      </div>
                    </li>`,
                )}
              </ul>`
        }
        ${rows.length > shownAtMost && html`<p class="lead">There are more; search for an address.</p>`}`,
    });
  });

  server.post('/subscribers', async (request, reply) => {
    const email = fieldText(request.body, 'email').trim();
    const consent = fieldText(request.body, 'consent').replace(/\s+/g, ' ').trim().slice(0, 200);
    if (!/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(email) || consent.length < 5)
      throw Object.assign(new Error('No address, or no consent'), { statusCode: 400 });
    const actor = `desk:${request.deskSession!.name}`;
    const { added, gone } = await addSubscribers(db, [email], { consent, confirmed: false, actor });
    wake?.();
    return reply.redirect(`/subscribers?done=${added > 0 ? 'asked' : gone > 0 ? 'gone' : 'known'}`, 303);
  });

  server.post<{ Params: { id: string } }>(
    '/subscribers/:id([0-9a-f-]{36})/unsubscribe',
    async (request, reply) => {
      await unsubscribeAddress(db, { id: request.params.id }, `desk:${request.deskSession!.name}`, {
        tell: config.webhook !== undefined,
      });
      return reply.redirect('/subscribers?done=unsubscribed', 303);
    },
  );
}
