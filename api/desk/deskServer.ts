import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { isLoopbackHost, loopbackProxies } from 'shared-content/server/isLoopbackHost';
import { openLimiters, visitorKey } from '../limits/limiter';
import { sendPage } from './deskPage';
import { blockRoutes } from './blockRoutes';
import { enquiryRoutes } from './enquiryRoutes';
import { refuseForm } from './forms';
import { html } from 'shared-content/server/html';
import { leadRoutes } from './leadRoutes';
import { mailedLink } from './mailedLink';
import { mailRoutes } from './mailRoutes';
import { newsletterRoutes } from './newsletterRoutes';
import { signInPlugin } from './signIn';
import { adminStyle } from 'shared-content/server/adminStyle';
import { subscriberRoutes } from './subscriberRoutes';
import type { DeskContext } from './deskContext';

/** The name in a Host header, without its port. An IPv6 address keeps its brackets. */
const getHostname = (host = ''): string => host.toLowerCase().replace(/:\d+$/, '');
const problems: Partial<Record<number, string>> = {
  403: 'This form is too old; nothing was changed',
  429: 'Too many requests; wait a minute',
};
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The owner's pages, on a server of their own. They are never a path of the public site, so that no proxy rule, mount
 * or prefix can publish them by accident. Only loopback names and DESK_URL's name are answered: a foreign name that
 * resolves to this machine (DNS rebinding) gets nothing.
 */
export async function buildDesk(context: DeskContext, log?: FastifyBaseLogger): Promise<FastifyInstance> {
  const { config } = context;
  const behind = config.desk !== undefined && isLoopbackHost(config.desk.host) ? loopbackProxies : [];
  const hosts = [...loopback, ...(config.desk?.url === undefined ? [] : [new URL(config.desk.url).hostname])];
  const server = Fastify({
    ...(log && { loggerInstance: log }),
    // Requests are not logged: the address carries the key of a sign-in link.
    logController: new LogController({ disableRequestLogging: true }),
    // Without this, all clients behind DESK_URL's proxy share one limit, and one stranger could lock out all.
    trustProxy: [...config.trustProxy, ...behind],
    // The largest form is a newsletter of 50,000 characters, URL-encoded.
    bodyLimit: 512 * 1024,
    requestTimeout: 15_000,
    forceCloseConnections: true,
  });
  server.addHook('onRequest', async (request, reply) => {
    // Not request.hostname: a page on a foreign name can set the header that a proxy forwards.
    if (!hosts.includes(getHostname(request.headers.host)))
      return reply.code(421).type('text/plain').send('Not here.\n');
  });
  server.addHook('onSend', async (_request, reply) => {
    void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow');
  });
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        // The frame shows the preview of a newsletter.
        frameSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
      },
    },
    // Not no-referrer: browsers would then send `Origin: null` with our own forms.
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    strictTransportSecurity:
      config.desk?.url === undefined ? false : { maxAge: 31_536_000, includeSubDomains: false },
  });
  await server.register(cookie);
  await server.register(signInPlugin, context);
  const { create } = openLimiters(undefined, server.log);
  const calls = create('desk', { points: 600, seconds: 60 });
  const signIns = create('desk-sign-in', { points: 20, seconds: 60 });
  server.addHook('onRequest', async (request, reply) => {
    const { signsIn } = request.routeOptions.config;
    if (!signsIn && request.deskSession) return;
    const { allowed, seconds } = await (signsIn ? signIns : calls)(visitorKey(request.ip));
    if (allowed) return;
    void reply.header('retry-after', seconds);
    throw Object.assign(new Error('Too many requests'), { statusCode: 429 });
  });
  server.addHook('preValidation', async ({ query, body }) => {
    // Our forms never send a name twice or a NUL.
    for (const value of [query, body].flatMap((fields) => Object.values(fields ?? {})))
      if (typeof value !== 'string' || value.includes('\0')) refuseForm('Fields refused');
  });
  await server.register(formbody);
  server.removeContentTypeParser(['application/json', 'text/plain']);
  const problem = (request: FastifyRequest, reply: FastifyReply, title: string) =>
    sendPage(reply, config.siteName, {
      title,
      session: request.deskSession,
      main: html`<h1>${title}</h1>
        <p><a href="/enquiries">To the enquiries</a></p>`,
    });
  server.setNotFoundHandler((request, reply) => problem(request, reply.code(404), 'There is nothing here'));
  server.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'The desk failed');
    const usual = status >= 500 ? 'That did not work; nothing was changed' : 'That could not be read';
    return problem(request, reply.code(status), problems[status] ?? usual);
  });

  await server.register(mailedLink, context);
  server.get('/desk.css', { config: { withoutSession: true } }, (_request, reply) =>
    reply.type('text/css').send(adminStyle),
  );
  server.get('/', (_request, reply) => reply.redirect('/enquiries', 303));
  for (const routes of [
    enquiryRoutes,
    subscriberRoutes,
    newsletterRoutes,
    leadRoutes,
    blockRoutes,
    mailRoutes,
  ])
    await server.register(routes, context);
  return server;
}
