import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Answer } from './Answers';
import type { AssetMemory } from './AssetMemory';
import type { LiveGeneration } from './LiveGeneration';
import { negotiateEncoding } from '../http/negotiateEncoding';
import type { PreviewGenerations } from './PreviewGenerations';
import { sendAtOnce } from './sendAnswer';

/**
 * Answers what lies ready in memory before Fastify sees it: routing, hooks and reply would cost more than the
 * answer. Everything else, and everything while the server closes, is Fastify's, which gives the same answers.
 */
export function answerAtOnce(
  server: FastifyInstance,
  { live, previews, assets }: { live: LiveGeneration; previews: PreviewGenerations; assets: AssetMemory },
): void {
  let closing = false;
  server.addHook('preClose', async () => void (closing = true));

  const ready = (request: IncomingMessage): Answer | undefined => {
    const { method, url = '' } = request;
    if (closing || (method !== 'GET' && method !== 'HEAD')) return undefined;
    if (previews.of(request.headers.host)) return undefined;
    if (url.startsWith('/assets/')) return assets.inMemory(request);
    const end = url.indexOf('?');
    const name = end < 0 ? url : url.slice(0, end);
    return live.inMemory()?.inMemory(name, negotiateEncoding(request.headers['accept-encoding']));
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
