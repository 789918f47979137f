import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { idempotencyHeader, leadSourceHeader } from 'shared-content/forms';
import type { ApiContext } from '../apiContext';
import { answeredRoutes } from '../routes/answered';
import { bouncesRoute } from '../routes/bounces';
import { contactRoute } from '../routes/contact';
import { encountersRoute } from '../routes/encounters';
import { formConfigRoute } from '../routes/formConfig';
import { healthRoutes, metricsRoute, visitorRoute } from '../routes/probes';
import { newsletterRoute } from '../routes/newsletter';
import { newsletterLinks } from '../routes/newsletterLinks';
import { errorHandler } from './errorHandler';
import { originCheck } from './originCheck';
import { rateLimits } from './rateLimits';
import { requestMetrics } from './requestMetrics';

/** All routes under the prefix, with the protection that they need. */
export async function apiRoutes(
  server: FastifyInstance,
  { context }: { context: ApiContext },
): Promise<void> {
  const { config } = context;
  await server.register(errorHandler);
  // Fastify parses text/plain by default. A form on a foreign page can send that without a preflight, unlike JSON.
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
    // HSTS concerns the whole site: the mounting server or the proxy in front sends it.
    strictTransportSecurity: false,
  });
  await server.register(cors, {
    origin: [...config.allowedOrigins],
    methods: ['GET', 'POST'],
    allowedHeaders: ['content-type', idempotencyHeader, leadSourceHeader],
    maxAge: 600,
  });
  // No load shedding by the event loop's delay: it would refuse probes first, and a restart does not cure load. A
  // request that waits too long for a database connection gets a 503 (openPostgresql.ts).
  await server.register(rateLimits, { limits: context.limits });
  await server.register(requestMetrics, context.metrics);
  await server.register(originCheck, { allowedOrigins: config.allowedOrigins });

  await server.register(formConfigRoute, context);
  await server.register(healthRoutes, context);
  server.get('/visitor', visitorRoute);
  await server.register(contactRoute, context);
  await server.register(newsletterRoute, context);
  await server.register(newsletterLinks, context);
  await server.register(bouncesRoute, context);
  await server.register(answeredRoutes, context);
  await server.register(encountersRoute, context);
  await server.register(metricsRoute, context);
}
