import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { answers } from '../http/answers';
import type { Metrics } from '../metrics';

export const requestMetrics = fp(
  async (server: FastifyInstance, { requests, refused }: Pick<Metrics, 'requests' | 'refused'>) => {
    server.decorateReply('refusal', undefined);
    server.addHook('onResponse', async (request, reply) => {
      // The pattern of the route, never the path: that would make a series of every unsubscribe link.
      const route = request.routeOptions.url ?? 'unknown';
      requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      const form = /\/(contact|newsletter)$/.exec(route)?.[1];
      if (request.method === 'POST' && form !== undefined && reply.statusCode >= 400)
        refused.inc({ form, cause: getCause(reply.refusal) ?? `http-${reply.statusCode}` });
    });
  },
  { name: 'request-metrics' },
);

/** The sentence that was answered, by the name that it has in answers.ts; visitors' fields have none there. */
function getCause(refusal: FastifyReply['refusal']): string | undefined {
  return Object.entries(answers).find(([, sentence]) => sentence === refusal)?.[0];
}
