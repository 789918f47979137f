import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Metrics } from '../metrics';

export const requestMetrics = fp(
  async (server: FastifyInstance, { requests }: Pick<Metrics, 'requests'>) => {
    server.addHook('onResponse', async (request, reply) => {
      // The pattern of the route, never the path: that would make a series of every unsubscribe link.
      const route = request.routeOptions.url ?? 'unknown';
      requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    });
  },
  { name: 'request-metrics' },
);
