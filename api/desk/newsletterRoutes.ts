import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { composeNewsletter } from '../mail/composeNewsletter';
import { parseNewsletter } from '../newsletter/newsletterWords';
import { isLoopbackUrl } from 'shared-content/server/isLoopbackHost';
import {
  changeDraft,
  countReachable,
  deleteDraft,
  findNewsletter,
  keepDraft,
  listNewsletters,
  pauseNewsletter,
  queueTestCopy,
  reportNewsletter,
  retryUnsure,
  startNewsletter,
} from '../storage/newsletters/newsletterStore';
import { actionForms, fieldAddress, fieldText, idPattern, type OwnerAction, refuseForm } from './actionForms';
import { getNotices, missingPage, roomPages } from './deskPage';
import { newsletterMain, newslettersMain, wordsForm } from './newslettersMain';
import type { DeskContext } from './deskContext';

interface Id {
  Params: { id: string };
}

/** Newsletters to all subscribers: drafts, preview, test copy, sending at a rate, and a report. */
export async function newsletterRoutes(server: FastifyInstance, context: DeskContext): Promise<void> {
  const { config, db } = context;
  const page = roomPages(config.siteName, '/newsletters', {
    ...getNotices(newsletterActions),
    kept: 'The draft is kept.',
    delete: 'The draft is deleted.',
  });
  const missing = missingPage(page, 'newsletter', '/newsletters');
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
  actionForms(server, context, newsletterActions, {
    base: '/newsletters',
    find: (id) => findNewsletter(db, id),
    missing,
  });
  server.post<Id>(`/newsletters/:id(${idPattern})/delete`, async ({ params: { id } }, reply) =>
    reply.redirect(
      (await deleteDraft(db, id)) ? '/newsletters?done=delete' : `/newsletters/${id}?done=nothing`,
      303,
    ),
  );
}

/** What the owner can do with a newsletter, besides changing and deleting its draft. */
const newsletterActions: readonly OwnerAction[] = [
  {
    name: 'test',
    fields: [{ name: 'to' }],
    done: 'The test copy is on its way.',
    run: async ({ db }, id, values) => {
      await queueTestCopy(db, id, fieldAddress(values, 'to'));
      return true;
    },
  },
  {
    name: 'start',
    fields: [{ name: 'perHour' }, { name: 'sure', choices: ['yes'] }],
    done: 'It goes out from now on.',
    run: ({ db, config, actor }, id, { perHour = '' }) => {
      if (!/^[1-9]\d{0,5}$/.test(perHour)) refuseForm('No rate');
      if (isLoopbackUrl(config.publicApiUrl) && config.production) refuseForm('Links lead to this machine');
      return startNewsletter(db, id, { perHour: Number(perHour), actor });
    },
  },
  {
    name: 'pause',
    done: 'Paused. What waits in the outbox, a minute’s worth, still goes.',
    run: ({ db, actor }, id) => pauseNewsletter(db, id, actor),
  },
  {
    name: 'retry',
    done: 'The unsure copies are queued again.',
    run: async ({ db, actor }, id) => (await retryUnsure(db, id, actor)) > 0,
  },
];
