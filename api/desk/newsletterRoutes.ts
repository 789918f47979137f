import type { FastifyInstance } from 'fastify';
import { html, type Html } from 'shared-content/server/html';
import { composeNewsletter, parseNewsletter } from '../mail/composeNewsletter';
import {
  changeDraft,
  countReachable,
  findNewsletter,
  keepDraft,
  listNewsletters,
  type Newsletter,
  reportNewsletter,
} from '../storage/newsletters/newsletterStore';
import { createRoom, type DeskContext, getNotices, rowList } from './deskPage';
import { fieldText, idPattern } from './forms';
import { draftForm, newsletterActions, newsletterPage, statusBadge } from './newsletterPage';
import { actionRoutes } from './ownerActions';
import type { DeskSession } from './signIn';
import { dhakaTime } from '../mail/time';

interface Id {
  Params: { id: string };
}

/** Newsletters to all subscribers: drafts, preview, test copy, sending at a rate, and a report. */
export async function newsletterRoutes(server: FastifyInstance, context: DeskContext): Promise<void> {
  const { config, db } = context;
  const room = createRoom(server, context, {
    path: '/newsletters',
    current: '/newsletters',
    thing: 'newsletter',
    notices: { ...getNotices(newsletterActions), saved: 'The draft is saved.' },
  });
  const { page, missing } = room;
  const find = async (id: string) => {
    const newsletter = await findNewsletter(db, id);
    return newsletter && { ...newsletter, report: await reportNewsletter(db, newsletter) };
  };

  server.get('/newsletters', async (request, reply) => {
    const rows = await listNewsletters(db, 50);
    const main = newsletterList(rows, await countReachable(db), request.deskSession!);
    return page(request, reply, 'Newsletters', main);
  });
  server.get<Id>(`/newsletters/:id(${idPattern})`, async (request, reply) => {
    const newsletter = await find(request.params.id);
    if (!newsletter) return missing(request, reply);
    const main = newsletterPage({ row: newsletter, session: request.deskSession!, config });
    return page(request, reply, newsletter.subject, main);
  });

  /** The mail itself, for the frame on its page. It may have styles and pictures, but no scripts. */
  server.get<Id>(`/newsletters/:id(${idPattern})/preview`, async (request, reply) => {
    const newsletter = await findNewsletter(db, request.params.id);
    if (!newsletter) return missing(request, reply);
    const { html: mail } = composeNewsletter(config, 'preview', { newsletter, to: config.mailTo.general });
    return reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src https: http:; frame-ancestors 'self'; sandbox",
      )
      .header('x-frame-options', 'SAMEORIGIN')
      .type('text/html; charset=utf-8')
      .send(mail);
  });

  /** Saves a text as a new draft, or in place of the draft with this id. A problem is shown above the text. */
  for (const url of ['/newsletters', `/newsletters/:id(${idPattern})/draft`])
    server.post<{ Params: { id?: string } }>(url, async (request, reply) => {
      const { id } = request.params;
      const text = fieldText(request.body, 'markdown');
      const words = parseNewsletter(text);
      if ('problem' in words)
        return page(
          request,
          reply.code(400),
          'Not saved',
          html`<h1>Not saved</h1>
            <p class="notice bad" role="alert">${words.problem}.</p>
            ${draftForm(request.deskSession!, request.url, text)}`,
        );
      const saved = id === undefined ? await keepDraft(db, words) : await changeDraft(db, id, words);
      return reply.redirect(`/newsletters/${saved?.id ?? id}?done=${saved ? 'saved' : 'nothing'}`, 303);
    });

  actionRoutes(server, context, room, newsletterActions, find);
}

/** All newsletters, newest first, and a form to write one. */
function newsletterList(rows: readonly Newsletter[], readers: number, session: DeskSession): Html {
  return html`<h1>Newsletters</h1>
    <p class="lead">${readers} ${readers === 1 ? 'subscriber gets' : 'subscribers get'} the next one.</p>
    <details class="panel">
      <summary>Write a newsletter</summary>
      ${draftForm(session, '/newsletters')}
    </details>
    ${rowList(
      rows.map((row) => ({
        who: html`<a href="/newsletters/${row.id}">${row.subject}</a>`,
        facts: html`${statusBadge(row)}
        ${row.started_at ? `started ${dhakaTime(row.started_at)}` : `written ${dhakaTime(row.created_at)}`}`,
      })),
      'No newsletter has been written.',
    )}`;
}
