import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config/config';
import { findDeskSession, linkMinutes, sessionHours, signIn, signOut } from '../storage/desk/deskKeys';
import type { DeskContext } from './deskContext';
import { sendPage } from './deskPage';
import { html } from '../http/html';
import { mailedLinkForm } from './mailedLink';

export interface DeskSession {
  /** The name of the signed-in person in the audit trail. */
  name: string;
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
    const findSession = createFindSession({ config, db });
    server.decorateRequest('deskSession', undefined);

    // preHandler, because the form's token is in the parsed body.
    server.addHook('preHandler', async (request, reply) => {
      request.deskSession = await findSession(request);
      if (request.routeOptions.config.withoutSession || request.is404) return;
      if (!request.deskSession) return signInNeeded(reply, config);
      if (request.method === 'POST' && !isOwnForm(request)) {
        return sendPage(reply.code(403), config.siteName, {
          title: 'Form refused',
          main: html`<h1>This form is too old</h1>
            <p>Nothing was changed. <a href="/enquiries">Back to the enquiries</a>, then try again.</p>`,
        });
      }
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

/** Finds the session of a request. Asked twice, because each signed-in person has a rate limit of their own. */
export function createFindSession({ config, db }: Pick<DeskContext, 'config' | 'db'>) {
  const { name: cookieName } = jarFor(config);
  return async ({ cookies }: FastifyRequest): Promise<DeskSession | undefined> => {
    const token = cookies[cookieName];
    if (token === undefined || !/^[\w-]{32}$/.test(token)) return undefined;
    const name = await findDeskSession(db, token);
    return name === undefined ? undefined : { name, csrf: getCsrfToken(token) };
  };
}

/** Behind DESK_URL the cookie is bound to HTTPS and to that one host. On loopback browsers treat Secure differently. */
function jarFor({ desk }: Pick<Config, 'desk'>) {
  const secure = desk?.url?.startsWith('https:') ?? false;
  return {
    name: secure ? '__Host-desk' : 'desk',
    options: { path: '/', httpOnly: true, sameSite: 'strict', secure } as const,
  };
}

/** Derived from the session's key, which no other page can read. It needs no storage and ends with the session. */
function getCsrfToken(session: string): string {
  return createHmac('sha256', session).update('desk form').digest('base64url');
}

function isOwnForm({ body, deskSession, headers }: FastifyRequest): boolean {
  if ((headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return false;
  const given = Buffer.from(String((body as { csrf?: unknown } | undefined)?.csrf ?? ''));
  const expected = Buffer.from(deskSession!.csrf);
  return given.length === expected.length && timingSafeEqual(given, expected);
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
