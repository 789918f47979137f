import type { FastifyInstance } from 'fastify';
import { listSubscribers } from '../storage/subscribers/listSubscribers';
import { unsubscribeAddress } from '../storage/subscribers/unsubscribeAddress';
import { csrfField, sendPage } from './deskPage';
import type { DeskContext } from './deskContext';
import { html } from './html';
import { dhakaTime } from './time';

const shownAtMost = 100;

/** Who receives the newsletter or has been asked to confirm, and a button by which they no longer do. */
export async function subscriberRoutes(server: FastifyInstance, { config, db }: DeskContext): Promise<void> {
  server.get<{ Querystring: { q?: string; done?: string } }>('/subscribers', async (request, reply) => {
    const search = request.query.q?.trim() || undefined;
    const rows = await listSubscribers(db, { search, all: true, limit: shownAtMost + 1 });
    const session = request.deskSession!;
    return sendPage(reply, config.siteName, {
      title: 'Subscribers',
      session,
      current: '/subscribers',
      notice: request.query.done === undefined ? undefined : 'The address is unsubscribed.',
      main: html`<h1>Subscribers</h1>
        <p class="lead">
          Newest first. For the program that sends the newsletter: <code>owner subscribers export</code>.
        </p>
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
                        ${dhakaTime(row.created_at)}${row.confirmed_at === null && row.unsubscribed_at === null && ', not confirmed yet'}${row.unsubscribed_at && `, left ${dhakaTime(row.unsubscribed_at)}`}
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
