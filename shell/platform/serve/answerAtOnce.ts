import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Answer } from './Answers';
import type { AssetMemory } from './AssetMemory';
import { isOtherName } from './isOtherName';
import { sendAtOnce } from './sendAnswer';
import type { Visitors } from './Visitors';

/**
 * Answers what lies ready in memory before Fastify sees it: routing, hooks and reply would cost more than the
 * answer. Everything else, and everything while the server closes, is Fastify's, which gives the same answers.
 */
export function answerAtOnce(
  server: FastifyInstance,
  { visitors, assets, siteUrl }: { visitors: Visitors; assets: AssetMemory; siteUrl: string },
): void {
  let closing = false;
  server.addHook('preClose', async () => void (closing = true));

  const ready = (request: IncomingMessage): Answer | undefined => {
    const { method, url = '' } = request;
    if (closing || (method !== 'GET' && method !== 'HEAD')) return undefined;
    if (url.startsWith('/assets/')) return visitors.isPreview(request) ? undefined : assets.inMemory(request);
    if (isOtherName(request.headers.host, siteUrl)) return undefined;
    const end = url.indexOf('?');
    return visitors.ready(end < 0 ? url : url.slice(0, end), request);
  };

  const [fastify] = server.server.listeners('request') as RequestListener[];
  if (!fastify) return;
  server.server.removeListener('request', fastify);
  server.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const answer = ready(request);
    if (answer) sendAtOnce(server.server, request, response, answer);
    else fastify(request, response);
  });
}
