import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../apiContext';
import { answers, refuse } from '../http/answers';
import { bearsToken } from '../http/bearsToken';

/** Metrics for Prometheus. Without a METRICS_TOKEN the route does not exist, because enquiry figures are confidential. */
export async function metricsRoute(server: FastifyInstance, { config, metrics }: ApiContext): Promise<void> {
  const { metricsToken } = config;
  if (metricsToken === undefined) return;

  server.get('/metrics', async (request, reply) => {
    if (!bearsToken(request, metricsToken)) return refuse(reply, 404, answers.notFound);
    await metrics.refresh();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
