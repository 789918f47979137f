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
import { adminStyle } from 'shared-content/server/adminStyle';
import { html } from 'shared-content/server/html';
import { isLoopbackHost, loopbackProxies } from 'shared-content/server/isLoopbackHost';
import { StartError } from 'shared-content/server/startError';
import type { DeskConfig } from '../config/readDeskConfig';
import { visitorKey } from '../http/addresses';
import { openLimiters } from '../limits/limiter';
import { type DeskContext, sendPage } from './deskPage';
import { blockRoutes } from './blockRoutes';
import { enquiryRoutes } from './enquiryRoutes';
import { refuseForm } from './forms';
import { leadRoutes } from './leadRoutes';
import { mailRoutes } from './mailRoutes';
import { newsletterRoutes } from './newsletterRoutes';
import { signInPlugin } from './signIn';
import { subscriberRoutes } from './subscriberRoutes';

/** The name in a Host header, without its port. An IPv6 address keeps its brackets. */
const getHostname = (host = ''): string => host.toLowerCase().replace(/:\d+$/, '');
const problems: Partial<Record<number, string>> = {
  403: 'This form is too old, and nothing was changed',
  429: 'Too many requests. Please wait a minute',
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
    const usual =
      status >= 500 ? 'Something went wrong, and nothing was changed' : 'The request could not be read';
    return problem(request, reply.code(status), problems[status] ?? usual);
  });

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

interface OpenDesk {
  /** The address that it listens on: http://127.0.0.1:4500 */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Serves the desk on an address of its own. A taken port throws a StartError that names the variable. */
export async function openDesk(
  context: DeskContext,
  { port, host }: Pick<DeskConfig, 'port' | 'host'>,
  log?: FastifyBaseLogger,
): Promise<OpenDesk> {
  const desk = await buildDesk(context, log);
  try {
    return { address: await desk.listen({ port, host }), close: () => desk.close() };
  } catch (error) {
    await desk.close();
    throw new StartError(
      `DESK_PORT ${port} on ${host} cannot be used (${(error as Error).message}); set it to a free one`,
      { cause: error },
    );
  }
}

/**
 * Opens the desk beside the site. A taken port does not stop the site. The desk tries again after each pause, in
 * milliseconds, because an old process may be about to release the port.
 */
export function keepDeskOpen(
  context: DeskContext,
  config: DeskConfig,
  log: FastifyBaseLogger,
  pause = 30_000,
): { opened: Promise<void>; close: () => Promise<void> } {
  let desk: OpenDesk | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const open = async (): Promise<void> => {
    try {
      desk = await openDesk(context, config, log);
    } catch (error) {
      log.error({ err: error }, `The desk is not served: ${(error as Error).message}`);
      if (!closed) timer = setTimeout(() => void open(), pause).unref();
    }
    if (closed) await desk?.close();
  };
  return {
    opened: open(),
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await desk?.close();
    },
  };
}
