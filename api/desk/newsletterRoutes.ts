import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { composeNewsletter } from '../mail/composeNewsletter';
import { parseNewsletter } from '../newsletter/parseNewsletter';
import { isLoopbackUrl } from 'shared-content/server/isLoopbackHost';
import {
  changeDraft,
  countReachable,
  deleteDraft,
  findNewsletter,
  keepDraft,
  listNewsletters,
  type Newsletter,
  pauseNewsletter,
  queueTestCopy,
  reportNewsletter,
  retryUnsure,
  startNewsletter,
} from '../storage/newsletters/newsletterStore';
import { roomPages } from './deskPage';
import type { DeskContext } from './deskContext';
import { fieldAddress, fieldText, idPattern, refuseForm } from './formFields';
import { html } from 'shared-content/server/html';
import { newsletterMain, newslettersMain, wordsForm } from './newslettersMain';

interface Id {
  Params: { id: string };
}

const notices: Record<string, string> = {
  kept: 'The draft is kept.',
  test: 'The test copy is on its way.',
  started: 'It goes out from now on.',
  paused: 'Paused. What waits in the outbox, a minute’s worth, still goes.',
  retried: 'The unsure copies are queued again.',
  deleted: 'The draft is deleted.',
  nothing: 'Nothing had to be changed.',
};

/** Newsletters to all subscribers: drafts, preview, test copy, sending at a rate, and a report. */
export async function newsletterRoutes(
  server: FastifyInstance,
  { config, db, wake }: DeskContext,
): Promise<void> {
  const page = roomPages(config.siteName, '/newsletters', notices);
  const missing = (request: FastifyRequest, reply: FastifyReply) =>
    page(
      request,
      reply.code(404),
      'No such newsletter',
      html`<h1>There is no such newsletter</h1>
        <p><a href="/newsletters">To the newsletters</a></p>`,
    );
  const refused = (request: FastifyRequest, reply: FastifyReply, problem: string, markdown: string) =>
    page(
      request,
      reply.code(400),
      'Newsletter',
      wordsForm({ action: request.url, markdown, problem, session: request.deskSession! }),
    );

  server.get('/newsletters', async (request, reply) => {
    const rows = await listNewsletters(db, 50);
    return page(request, reply, 'Newsletters', newslettersMain(rows, await countReachable(db)));
  });

  server.get('/newsletters/new', (request, reply) =>
    page(
      request,
      reply,
      'Write a newsletter',
      wordsForm({ action: '/newsletters', markdown: '', session: request.deskSession! }),
    ),
  );

  server.post('/newsletters', async (request, reply) => {
    const text = fieldText(request.body, 'markdown');
    const words = parseNewsletter(text);
    if ('problem' in words) return refused(request, reply, words.problem, text);
    const { id } = await keepDraft(db, words);
    return reply.redirect(`/newsletters/${id}?done=kept`, 303);
  });

  server.get<Id>(`/newsletters/:id(${idPattern})`, async (request, reply) => {
    const newsletter = await findNewsletter(db, request.params.id);
    if (!newsletter) return missing(request, reply);
    const report = await reportNewsletter(db, newsletter);
    return page(
      request,
      reply,
      newsletter.subject,
      newsletterMain({
        newsletter,
        report,
        session: request.deskSession!,
        testTo: config.mailTo.general,
        localLinks: isLoopbackUrl(config.publicApiUrl) ? config.publicApiUrl : undefined,
      }),
    );
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

  /** Registers one form: runs its action on an existing newsletter, then shows it with the result. */
  const form = (
    name: string,
    done: string,
    act: (newsletter: Newsletter, request: FastifyRequest, actor: string) => Promise<boolean | string>,
  ) =>
    server.post<Id>(`/newsletters/:id(${idPattern})/${name}`, async (request, reply) => {
      const newsletter = await findNewsletter(db, request.params.id);
      if (!newsletter) return missing(request, reply);
      const outcome = await act(newsletter, request, request.deskSession!.actor);
      wake?.();
      if (typeof outcome === 'string') return reply.redirect(outcome, 303);
      return reply.redirect(`/newsletters/${newsletter.id}?done=${outcome ? done : 'nothing'}`, 303);
    });

  server.post<Id>(`/newsletters/:id(${idPattern})/words`, async (request, reply) => {
    const text = fieldText(request.body, 'markdown');
    const words = parseNewsletter(text);
    if ('problem' in words) return refused(request, reply, words.problem, text);
    const kept = await changeDraft(db, request.params.id, words);
    return reply.redirect(
      `/newsletters/${kept?.id ?? request.params.id}?done=${kept ? 'kept' : 'nothing'}`,
      303,
    );
  });
  form('test', 'test', async ({ id }, { body }) => {
    await queueTestCopy(db, id, fieldAddress(body, 'to'));
    return true;
  });
  form('start', 'started', async ({ id }, { body }, actor) => {
    const perHour = fieldText(body, 'perHour');
    if (!/^[1-9]\d{0,5}$/.test(perHour) || fieldText(body, 'sure') !== 'yes')
      refuseForm('No rate, or not sure');
    if (isLoopbackUrl(config.publicApiUrl) && config.production) refuseForm('Links lead to this machine');
    return startNewsletter(db, id, { perHour: Number(perHour), actor });
  });
  form('pause', 'paused', ({ id }, _request, actor) => pauseNewsletter(db, id, actor));
  form('retry', 'retried', async ({ id }, _request, actor) => (await retryUnsure(db, id, actor)) > 0);
  form('delete', 'deleted', async ({ id }) =>
    (await deleteDraft(db, id)) ? '/newsletters?done=deleted' : false,
  );
}
