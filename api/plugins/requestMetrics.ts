import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { answers } from '../http/answers';
import type { Metrics } from '../metrics';

export const requestMetrics = fp(
  async (server: FastifyInstance, { requests, refused }: Pick<Metrics, 'requests' | 'refused'>) => {
    server.decorateReply('refusal', undefined);
    server.addHook('onResponse', async (request, reply) => {
      // The route's pattern, never the path, which would create one series per unsubscribe link.
      const route = request.routeOptions.url ?? 'unknown';
      requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      const form = /\/(contact|newsletter)$/.exec(route)?.[1];
      if (request.method === 'POST' && form !== undefined && reply.statusCode >= 400)
        refused.inc({ form, cause: getCause(reply.refusal) ?? `http-${reply.statusCode}` });
    });
  },
  { name: 'request-metrics' },
);

/** The key in answers.ts of the sentence that was sent. Messages on visitors' fields have none there. */
function getCause(refusal: FastifyReply['refusal']): string | undefined {
  return Object.entries(answers).find(([, sentence]) => sentence === refusal)?.[0];
}
