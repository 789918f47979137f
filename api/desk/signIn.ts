import csrfProtection from '@fastify/csrf-protection';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config/config';
import { findDeskSession, linkMinutes, sessionHours, signIn, signOut } from '../storage/desk/deskKeys';
import { sendPage } from './deskPage';
import { fieldText } from './forms';
import { html } from 'shared-content/server/html';
import { mailedLinkForm } from './mailedLink';
import type { DeskContext } from './deskContext';

export interface DeskSession {
  name: string;
  /** The signed-in person in the audit trail. */
  actor: string;
  /** The token of each form. */
  csrf: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    deskSession: DeskSession | undefined;
  }
  interface FastifyContextConfig {
    /** Marks the only desk routes that answer without a session. */
    withoutSession?: boolean;
    /** Marks routes where keys are tried, which have a tighter limit. */
    signsIn?: boolean;
  }
}

/**
 * The desk's sign-in, without passwords to guess, reuse or reset. A link that works once, within minutes, is made by
 * running an owner command on the server. A GET spends no key, so that link previews in chats burn none.
 */
export const signInPlugin = fp(
  async (server: FastifyInstance, { config, db }: DeskContext) => {
    const jar = jarFor(config);
    server.decorateRequest('deskSession', undefined);
    // The forms' tokens are salted hashes of the session's key, so they need no storage and end with the session.
    await server.register(csrfProtection, {
      cookieKey: jar.name,
      getToken: ({ body }) => fieldText(body, 'csrf'),
    });

    // Before the limits, because a session is counted by none of them.
    server.addHook('onRequest', async (request, reply) => {
      const key = request.cookies[jar.name];
      const name = /^[\w-]{32}$/.test(key ?? '') ? await findDeskSession(db, key!) : undefined;
      if (name !== undefined)
        request.deskSession = { name, actor: `desk:${name}`, csrf: reply.generateCsrf() };
    });
    server.addHook('preHandler', async (request, reply) => {
      if (!request.deskSession && !isOpen(request)) return signInNeeded(reply, config);
    });
    // preHandler, because the form's token is in the parsed body.
    server.addHook('preHandler', (request, reply, done) => {
      if (request.method !== 'POST' || isOpen(request)) return done();
      if ((request.headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin')
        return done(Object.assign(new Error('The form of another site'), { statusCode: 403 }));
      server.csrfProtection(request, reply, done);
    });

    const open = { withoutSession: true };
    server.get('/sign-in', { config: open }, (_request, reply) => signInNeeded(reply, config));
    server.get<{ Params: { key: string } }>(
      '/sign-in/:key',
      { config: { ...open, signsIn: true } },
      (request, reply) =>
        sendPage(reply, config.siteName, {
          title: 'Sign in',
          main: html`<div class="door">
            <h1>Welcome to the desk</h1>
            <p class="lead">This link signs you in once, on this device, for ${sessionHours} hours.</p>
            <form method="post" action="/sign-in">
              <input type="hidden" name="key" value="${request.params.key}" /><button class="main">
                Sign in
              </button>
            </form>
          </div>`,
        }),
    );
    server.post<{ Body: { key?: unknown } | undefined }>(
      '/sign-in',
      { config: { ...open, signsIn: true } },
      async (request, reply) => {
        const key = request.body?.key;
        const session = typeof key === 'string' ? await signIn(db, key) : undefined;
        if (session === undefined) {
          request.log.warn('Desk sign-in refused');
          return signInNeeded(reply.code(403), config, 'This link was used before, or is too old.');
        }
        return reply
          .setCookie(jar.name, session, { ...jar.options, maxAge: sessionHours * 3600 })
          .redirect('/enquiries', 303);
      },
    );
    server.post('/sign-out', async (request, reply) => {
      await signOut(db, request.cookies[jar.name]!);
      return reply.clearCookie(jar.name, jar.options).redirect('/sign-in', 303);
    });
  },
  { name: 'desk-sign-in' },
);

const isOpen = ({ routeOptions, is404 }: FastifyRequest): boolean =>
  (routeOptions.config.withoutSession ?? false) || is404;

/** Behind DESK_URL the cookie is bound to HTTPS and to that one host. On loopback browsers treat Secure differently. */
function jarFor({ desk }: Pick<Config, 'desk'>) {
  const secure = desk?.url?.startsWith('https:') ?? false;
  return {
    name: secure ? '__Host-desk' : 'desk',
    options: { path: '/', httpOnly: true, sameSite: 'strict', secure } as const,
  };
}

function signInNeeded(
  reply: FastifyReply,
  config: Pick<Config, 'siteName' | 'desk'>,
  problem?: string,
): FastifyReply {
  if (reply.statusCode === 200) void reply.code(401);
  return sendPage(reply, config.siteName, {
    title: 'Sign in',
    main: html`<div class="door">
      <h1>Sign in with a link</h1>
      ${problem !== undefined && html`<p class="notice bad" role="alert">${problem}</p>`}
      ${mailedLinkForm(config)}
      <p>${config.desk?.users.length ? 'Or run on the server' : 'On the server, run'}</p>
      <p><code>npm run owner -w api -- desk link</code></p>
      <p>and open the address that it prints within ${linkMinutes} minutes.</p>
    </div>`,
  });
}
