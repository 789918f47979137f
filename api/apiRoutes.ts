import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { idempotencyHeader } from 'shared-content/forms';
import type { ApiContext } from './apiContext';
import type { Config } from './config/config';
import { answers, refuse } from './http/answers';
import { maskAddress, visitorKey } from './http/addresses';
import type { Limits } from './limits/limits';
import type { Metrics } from './metrics';
import { formConfigRoute } from './routes/formRoute';
import { contactRoute } from './routes/contact';
import { plainEnquiryRoute } from './routes/plainEnquiry';
import { newsletterLinks } from './routes/newsletterLinks';
import { healthRoutes, metricsRoute } from './routes/probes';
import { telemetryRoute } from './routes/telemetry';
import { newsletterRoute } from './routes/newsletter';
import { isOutage } from './storage/engine/outage';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit that counts this route's calls (default: calls); false for probes. */
    rateLimit?: false | 'submissions' | 'beacons' | 'oneClick';
    /** Allows any origin, for the one POST that mail programs send: RFC 8058. */
    anyOrigin?: boolean;
  }
}

/** All routes under the prefix, with the protection that they need. */
export async function apiRoutes(
  server: FastifyInstance,
  { context }: { context: ApiContext },
): Promise<void> {
  const { config, limits, metrics } = context;
  answerErrors(server);
  const refuseOtherMethods = collectMethods(server);
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
    allowedHeaders: ['content-type', idempotencyHeader],
    maxAge: 600,
  });
  // No load shedding by the event loop's delay: it would refuse probes first, and a restart does not fix load. A
  // request that waits too long for a database connection gets a 503 (openPostgresql.ts).
  warnOfUnknownProxy(server);
  limitCalls(server, limits);
  measureRequests(server, metrics);
  refuseForeignOrigins(server, config);

  server.decorateRequest('honeypotFilled', false);
  await server.register(formConfigRoute, context);
  await server.register(healthRoutes, context);
  await server.register(contactRoute, context);
  await server.register(plainEnquiryRoute, context);
  await server.register(newsletterRoute, context);
  await server.register(newsletterLinks, context);
  await server.register(telemetryRoute, context);
  await server.register(metricsRoute, context);
  refuseOtherMethods();
}

/** Collects the methods of each route, and returns the function that answers all others with 405 and `Allow`. */
function collectMethods(server: FastifyInstance): () => void {
  const allowed = new Map<string, string[]>();
  server.addHook('onRoute', ({ routePath, method }) => {
    allowed.set(routePath, [...(allowed.get(routePath) ?? []), method].flat());
  });
  return () => {
    for (const [path, methods] of [...allowed].filter(([path]) => path !== '*'))
      server.route({
        url: path,
        // Preflight requests are CORS's.
        method: server.supportedMethods.filter((one) => one !== 'OPTIONS' && !methods.includes(one)),
        onRequest: async (_request, reply) => refuse(reply.header('allow', methods.join(', ')), 405),
        handler: () => {},
      });
  };
}

/** The one place where an error becomes an answer. Internal causes stay in the log. */
function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler(handleError);
  server.setNotFoundHandler((_request, reply) => refuse(reply, 404));
  // Fastify's own answer while closing lacks the forms' shape, and they would show its "Service Unavailable".
  let closing = false;
  server.addHook('preClose', async () => void (closing = true));
  server.addHook('onRequest', async (_request, reply) => {
    if (closing) return refuse(reply.header('retry-after', '10'), 503);
  });
}

function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.validation) {
    const { instancePath, keyword } = error.validation[0]!;
    request.log.info({ field: instancePath, keyword }, 'Body refused');
    return refuse(reply, 400, validationAnswer(instancePath, keyword));
  }
  if (isOutage(error)) {
    // A line per visitor would flood the log: outage.ts logs an outage once.
    request.log.debug({ err: error }, 'Storage cannot be reached');
    return refuse(reply.header('retry-after', '30'), 503);
  }
  const status = error.statusCode ?? 500;
  if (status >= 500 && status !== 503) {
    request.log.error({ err: error }, 'Unexpected error');
    return refuse(reply, 500);
  }
  request.log.info({ code: error.code, status }, 'Request refused');
  return refuse(reply, status);
}

function validationAnswer(instancePath: string, keyword: string): string {
  if (keyword === 'maxLength') return answers.tooLong;
  return instancePath === '/email' && keyword === 'pattern' ? answers.invalidEmail : answers.invalidField;
}

/** Warns once when a peer that TRUST_PROXY does not name sends X-Forwarded-For: all visitors behind it count as one. */
function warnOfUnknownProxy(server: FastifyInstance): void {
  let hasWarned = false;
  server.addHook('onRequest', async ({ headers, ip, ips = [], log }) => {
    if (hasWarned || headers['x-forwarded-for'] === undefined || ips.length > 1) return;
    hasWarned = true;
    log.warn(
      { peer: maskAddress(ip) },
      'X-Forwarded-For ignored: name the proxy in TRUST_PROXY, if it is yours',
    );
  });
}

/** Counts every call for its visitor. Beyond the limit it answers 429 with Retry-After. */
function limitCalls(server: FastifyInstance, limits: Limits): void {
  server.addHook('onRequest', async (request, reply) => {
    const { rateLimit = 'calls' } = request.routeOptions.config;
    if (rateLimit === false) return;
    const taken = await limits[rateLimit](visitorKey(request.ip));
    if (taken.allowed) return;
    request.log.info({ limit: rateLimit }, 'Rate limit reached');
    return refuse(reply.header('retry-after', taken.seconds), 429);
  });
}

/** Measures every request, by the route's pattern: paths would create one series per unsubscribe link. */
function measureRequests(server: FastifyInstance, { requests }: Metrics): void {
  server.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const { url: route = 'unknown' } = routeOptions;
    requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}

/**
 * Refuses POSTs of other sites, by the browser's Origin header. In production the configuration alone decides, so that no
 * proxy has to send a header; a trial also accepts its own host. A program without an Origin meets the captcha.
 */
function refuseForeignOrigins(server: FastifyInstance, config: Config): void {
  server.addHook('onRequest', async (request, reply) => {
    const { anyOrigin } = request.routeOptions.config;
    if (request.method !== 'POST' || anyOrigin || isOwn(request, config)) return;
    request.log.warn({ origin: request.headers.origin }, 'Foreign origin refused');
    return refuse(reply, 403, answers.originRefused);
  });
}

function isOwn(request: FastifyRequest, { allowedOrigins, production }: Config): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site';
  if (allowedOrigins.includes(origin)) return true;
  return !production && URL.canParse(origin) && new URL(origin).host === request.host;
}
