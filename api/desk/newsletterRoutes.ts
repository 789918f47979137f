import type { FastifyInstance } from 'fastify';
import { html } from 'shared-content/server/html';
import { composeNewsletter } from '../mail/composeNewsletter';
import { parseNewsletter } from '../mail/composeNewsletter';
import {
  changeDraft,
  countReachable,
  findNewsletter,
  keepDraft,
  listNewsletters,
  reportNewsletter,
} from '../storage/newsletters/newsletterStore';
import { createRoom, getNotices } from './deskPage';
import { fieldText, idPattern } from './forms';
import { newsletterActions } from './newsletterActions';
import { newsletterMain, newslettersMain, wordsForm } from './newslettersMain';
import { actionRoutes } from './ownerActions';
import type { DeskContext } from './deskContext';

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
    notices: { ...getNotices(newsletterActions), kept: 'The draft is kept.' },
  });
  const { page, missing } = room;
  const find = async (id: string) => {
    const newsletter = await findNewsletter(db, id);
    return newsletter && { ...newsletter, report: await reportNewsletter(db, newsletter) };
  };

  server.get('/newsletters', async (request, reply) => {
    const rows = await listNewsletters(db, 50);
    return page(request, reply, 'Newsletters', newslettersMain(rows, await countReachable(db)));
  });
  server.get<Id>(`/newsletters/:id(${idPattern})`, async (request, reply) => {
    const newsletter = await find(request.params.id);
    if (!newsletter) return missing(request, reply);
    return page(request, reply, newsletter.subject, newsletterMain(newsletter, request.deskSession!, config));
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

  const title = 'Write a newsletter';
  server.get('/newsletters/new', (request, reply) =>
    page(
      request,
      reply,
      title,
      html`<h1>${title}</h1>
        ${wordsForm(request.deskSession!, '/newsletters')}`,
    ),
  );
  /** Keeps the words as a new draft, or in place of the draft with this id. What is wrong with them is shown above them. */
  for (const url of ['/newsletters', `/newsletters/:id(${idPattern})/words`])
    server.post<{ Params: { id?: string } }>(url, async (request, reply) => {
      const { id } = request.params;
      const text = fieldText(request.body, 'markdown');
      const words = parseNewsletter(text);
      if ('problem' in words)
        return page(
          request,
          reply.code(400),
          title,
          html`<h1>${title}</h1>
            <p class="notice bad" role="alert">${words.problem}.</p>
            ${wordsForm(request.deskSession!, request.url, text)}`,
        );
      const kept = id === undefined ? await keepDraft(db, words) : await changeDraft(db, id, words);
      return reply.redirect(`/newsletters/${kept?.id ?? id}?done=${kept ? 'kept' : 'nothing'}`, 303);
    });

  actionRoutes(server, context, room, newsletterActions, find);
}
