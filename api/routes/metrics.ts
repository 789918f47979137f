import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../apiContext';
import { answers } from '../http/answers';
import { refuse } from '../http/refuse';

/** For Prometheus. Without a METRICS_TOKEN the route does not exist: figures about enquiries are nobody else's. */
export async function metricsRoute(server: FastifyInstance, { config, metrics }: ApiContext): Promise<void> {
  const { metricsToken } = config;
  if (metricsToken === undefined) return;
  const expected = Buffer.from(`Bearer ${metricsToken}`);

  server.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const given = Buffer.from(request.headers.authorization ?? '');
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
      return refuse(reply, 404, answers.notFound);
    await metrics.refresh();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
