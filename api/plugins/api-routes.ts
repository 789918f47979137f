import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { idempotencyHeader } from 'shared-content/forms';
import type { ApiContext } from '../api-context';
import { contactRoute } from '../routes/contact';
import { formConfigRoute } from '../routes/form-config';
import { healthRoutes } from '../routes/health';
import { metricsRoute } from '../routes/metrics';
import { newsletterRoute } from '../routes/newsletter';
import { unsubscribeRoutes } from '../routes/unsubscribe';
import { errorHandler } from './error-handler';
import { openapi } from './openapi';
import { originCheck } from './origin-check';
import { rateLimits } from './rate-limits';
import { requestMetrics } from './request-metrics';

/** Everything under the prefix, with the protection that it needs. */
export async function apiRoutes(
  server: FastifyInstance,
  { context }: { context: ApiContext },
): Promise<void> {
  const { config } = context;
  await server.register(errorHandler);
  // Fastify parses text/plain by default; a form on a foreign page can send that without asking, JSON it cannot.
  server.removeContentTypeParser('text/plain');
  server.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    frameguard: { action: 'deny' },
  });
  await server.register(cors, {
    origin: [...config.allowedOrigins],
    methods: ['GET', 'POST'],
    allowedHeaders: ['content-type', idempotencyHeader],
    maxAge: 600,
  });
  // The delay is a mean over the interval, and without a sample in it infinite: one of a second takes a machine
  // that was busy elsewhere twice in a row for overload.
  await server.register(underPressure, {
    maxEventLoopDelay: 2_000,
    sampleInterval: 10_000,
    retryAfter: 10,
  });
  await server.register(rateLimits, { redisUrl: config.redisUrl });
  await server.register(requestMetrics, context.metrics);
  await server.register(originCheck, { allowedOrigins: config.allowedOrigins });

  await server.register(openapi, { config });

  await server.register(formConfigRoute, context);
  await server.register(healthRoutes, context);
  await server.register(contactRoute, context);
  await server.register(newsletterRoute, context);
  await server.register(unsubscribeRoutes, context);
  await server.register(metricsRoute, context);
}
