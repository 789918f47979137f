import csrfProtection from '@fastify/csrf-protection';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { html } from 'shared-content/server/html';
import type { Config } from '../config/config';
import { openLimiters } from '../limits/limiter';
import { composeLetter } from '../mail/composeLetter';
import {
  createDeskLink,
  findDeskSession,
  linkMinutes,
  sessionHours,
  signIn,
  signOut,
} from '../storage/desk/deskKeys';
import { newId } from '../storage/engine/identifiers';
import { emailKey } from '../storage/subscribers/emailKey';
import { type DeskContext, sendPage } from './deskPage';
import { fieldText } from './forms';

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
 * an owner command on the server, or mailed to a user of DESK_USERS. A GET spends no key, so that link previews in
 * chats burn none.
 */
export const signInPlugin = fp(
  async (server: FastifyInstance, context: DeskContext) => {
    const { config, db } = context;
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
      if (!request.deskSession && !isOpen(request)) return askForLink(reply, config);
    });
    // preHandler, because the form's token is in the parsed body.
    server.addHook('preHandler', (request, reply, done) => {
      if (request.method !== 'POST' || isOpen(request)) return done();
      if ((request.headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin')
        return done(Object.assign(new Error('The form of another site'), { statusCode: 403 }));
      server.csrfProtection(request, reply, done);
    });

    const spendsKeys = { config: { withoutSession: true, signsIn: true } };
    server.get('/sign-in', { config: { withoutSession: true } }, (_request, reply) =>
      askForLink(reply, config),
    );
    server.get<{ Params: { key: string } }>('/sign-in/:key', spendsKeys, (request, reply) =>
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
    server.post('/sign-in', spendsKeys, async (request, reply) => {
      const session = await signIn(db, fieldText(request.body, 'key'));
      if (session === undefined) {
        request.log.warn('Desk sign-in refused');
        return askForLink(reply.code(403), config, 'This link was used before, or is too old.');
      }
      return reply
        .setCookie(jar.name, session, { ...jar.options, maxAge: sessionHours * 3600 })
        .redirect('/enquiries', 303);
    });
    server.post('/sign-out', async (request, reply) => {
      await signOut(db, request.cookies[jar.name]!);
      return reply.clearCookie(jar.name, jar.options).redirect('/sign-in', 303);
    });

    // Any other address gets the same page, so that the list of users stays secret. The mail leaves after the answer,
    // so that its timing reveals nothing either.
    const mailLink = createMailLink(server, context);
    server.post('/sign-in/mail', spendsKeys, (request, reply) => {
      void mailLink(fieldText(request.body, 'email')).catch((error: unknown) =>
        request.log.error({ err: error }, 'The desk link was not sent'),
      );
      return sendPage(reply, config.siteName, {
        title: 'Check your mail',
        main: html`<div class="door">
          <h1>Check your mail</h1>
          <p>If this address may sign in, a link is on its way. It works once, for ${linkMinutes} minutes.</p>
        </div>`,
      });
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

/** The page of a visitor without a session: how to get a link. */
function askForLink(
  reply: FastifyReply,
  { siteName, desk }: Pick<Config, 'siteName' | 'desk'>,
  problem?: string,
): FastifyReply {
  if (reply.statusCode === 200) void reply.code(401);
  const hasUsers = desk !== undefined && desk.users.length > 0;
  return sendPage(reply, siteName, {
    title: 'Sign in',
    main: html`<div class="door">
      <h1>Sign in with a link</h1>
      ${problem !== undefined && html`<p class="notice bad" role="alert">${problem}</p>`}
      ${
        hasUsers &&
        html`<form method="post" action="/sign-in/mail">
          <label for="email">Your email</label>
          <input id="email" name="email" type="email" autocomplete="email" required />
          <button class="main">Email me a link</button>
        </form>`
      }
      <p>${hasUsers ? 'Or run on the server' : 'On the server, run'}</p>
      <p><code>npm run owner -w api -- desk link</code></p>
      <p>and open the address that it prints within ${linkMinutes} minutes.</p>
    </div>`,
  });
}

/** Returns a function that mails a sign-in link to an address, if it is a user's. */
function createMailLink(server: FastifyInstance, { config, db, mail }: DeskContext) {
  const mails = openLimiters(undefined, server.log).create('desk-link', { points: 5, seconds: 3_600 });
  return async (email: string): Promise<void> => {
    const { desk, siteName } = config;
    const user = desk?.users.find(({ address }) => emailKey(address) === emailKey(email));
    if (!user || !mail)
      return server.log.warn('A desk link was asked for an address that DESK_USERS does not name');
    if (!(await mails(user.address)).allowed) return server.log.warn('Too many desk links for one address');
    const link = `${desk!.url}/sign-in/${await createDeskLink(db, user.name)}`;
    const once = `This link works once, for ${linkMinutes} minutes. If you didn’t ask for it, do nothing.`;
    await mail(
      composeLetter(config, newId(), {
        to: user.address,
        subject: `Sign in to the ${siteName} desk`,
        parts: [link, once],
        headers: { 'Auto-Submitted': 'auto-generated' },
      }),
    );
  };
}
