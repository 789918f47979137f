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
import type { DeskConfig, DeskUser } from '../config/readDeskConfig';
import { trustProxies } from '../http/addresses';
import { type DeskContext, refuseForm, sendPage } from './deskPage';
import { enquiryList } from './enquiryList';
import { enquiryPage } from './enquiryPage';
import { personPage } from './personPage';
import { signIn } from './signIn';

/** The name in a Host header, without its port. An IPv6 address keeps its brackets. */
const getHostname = (host = ''): string => host.toLowerCase().replace(/:\d+$/, '');
const problems: Partial<Record<number, string>> = {
  401: 'Please sign in with your name and password',
  403: 'This form came from another site, and nothing was changed',
  429: 'Too many wrong passwords. Please wait a minute',
};
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The owner's pages, on a server of their own. They are never a path of the public site, so that no proxy rule, mount
 * or prefix can publish them by accident. Only loopback names and DESK_URL's name are answered: a foreign name that
 * resolves to this machine (DNS rebinding) gets nothing.
 */
export async function buildDesk(
  context: DeskContext,
  users: readonly DeskUser[],
  log?: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const { config } = context;
  const behind = config.desk !== undefined && isLoopbackHost(config.desk.host) ? loopbackProxies : [];
  const hosts = [...loopback, ...(config.desk?.url === undefined ? [] : [new URL(config.desk.url).hostname])];
  const server = Fastify({
    ...(log && { loggerInstance: log }),
    // Requests are not logged: the address of a search or of a person's page carries personal data.
    logController: new LogController({ disableRequestLogging: true }),
    // Without this, all clients behind DESK_URL's proxy share one limit of wrong passwords.
    trustProxy: trustProxies([...config.trustProxy, ...behind]),
    // The largest form is a note of 5,000 characters, URL-encoded.
    bodyLimit: 64 * 1024,
    requestTimeout: 15_000,
    forceCloseConnections: true,
  });
  server.addHook('onRequest', async (request, reply) => {
    // Not request.hostname: a page on a foreign name can set the header that a proxy forwards.
    if (!hosts.includes(getHostname(request.headers.host)))
      return reply.code(421).type('text/plain').send('Not here.\n');
    if (request.method === 'POST' && !isOwnForm(request))
      throw Object.assign(new Error('The form of another site'), { statusCode: 403 });
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
  await server.register(signIn, { users });
  server.addHook('preValidation', async ({ query, body }) => {
    // Our forms never send a name twice or a NUL.
    for (const value of [query, body].flatMap((fields) => Object.values(fields ?? {})))
      if (typeof value !== 'string' || value.includes('\0')) refuseForm('Fields refused');
  });
  await server.register(formbody);
  server.removeContentTypeParser(['application/json', 'text/plain']);
  const problem = (reply: FastifyReply, title: string) =>
    sendPage(reply, { title, main: html`<p><a href="/enquiries">To the enquiries</a></p>` });
  server.setNotFoundHandler((_request, reply) => problem(reply.code(404), 'There is nothing here'));
  server.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'The desk failed');
    const usual =
      status >= 500 ? 'Something went wrong, and nothing was changed' : 'The request could not be read';
    return problem(reply.code(status), problems[status] ?? usual);
  });

  server.get('/desk.css', (_request, reply) => reply.type('text/css').send(adminStyle));
  server.get('/', (_request, reply) => reply.redirect('/enquiries', 303));
  for (const routes of [enquiryList, enquiryPage, personPage]) await server.register(routes, context);
  return server;
}

/**
 * Whether a form was sent by a page of the desk. Browsers state it in Sec-Fetch-Site, older ones in Origin; a request
 * without both comes from no browser page of ours.
 */
function isOwnForm({ headers }: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, origin, host } = headers;
  if (site !== undefined) return site === 'same-origin';
  return URL.canParse(origin ?? '') && new URL(origin!).host === host;
}

/** Serves the desk beside the site, which a taken port does not stop. Returns the function that closes it. */
export async function openDesk(
  context: DeskContext,
  { port, host, users }: DeskConfig,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const desk = await buildDesk(context, users, log);
  await desk.listen({ port, host }).catch((error: unknown) => {
    log.error({ err: error }, `The desk is not served: DESK_PORT ${port} on ${host} cannot be used`);
  });
  return () => desk.close();
}
