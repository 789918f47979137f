import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ApiContext } from '../api-context';
import { findSubscription } from '../storage/find-subscription';
import { unsubscribe } from '../storage/unsubscribe';
import { unsubscribePage, unsubscribePageCsp, type UnsubscribeState } from '../unsubscribe-page';

interface Params {
  Params: { token: string };
}

/**
 * One-click unsubscribe (RFC 8058). A GET changes nothing, because mail scanners open every link; the POST comes from
 * the page's button or straight from the mail program, which sends no cookie and no origin of ours.
 */
export async function unsubscribeRoutes(
  server: FastifyInstance,
  { config, storage }: ApiContext,
): Promise<void> {
  // One-click POSTs come as urlencoded or multipart; the link alone says what is wanted, so the body is not read.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  const url = '/newsletter/unsubscribe/:token';
  const schema = { hide: true } as const;

  // What does not even look like a token need not reach the database, which takes no NUL for instance.
  const looksRight = (token: string) => /^[\w-]{32}$/.test(token);

  const show = (reply: FastifyReply, state: UnsubscribeState) =>
    reply
      .code(state === 'unknown' ? 404 : 200)
      .header('content-security-policy', unsubscribePageCsp)
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(unsubscribePage(state, config));

  server.get<Params>(url, { schema }, async (request, reply) =>
    show(
      reply,
      looksRight(request.params.token) ? await findSubscription(storage.db, request.params.token) : 'unknown',
    ),
  );

  server.post<Params>(url, { schema, config: { anyOrigin: true } }, async (request, reply) =>
    show(
      reply,
      looksRight(request.params.token) && (await unsubscribe(storage.db, request.params.token))
        ? 'left'
        : 'unknown',
    ),
  );
}
