import type { FastifyInstance } from 'fastify';
import { html, type Html } from 'shared-content/server/html';
import { composeLetter, type LetterConfig } from '../mail/composeLetter';
import type { MailMessage } from '../mail/mailTransport';
import { openLimiters } from '../limits/limiter';
import { createDeskLink, linkMinutes } from '../storage/desk/deskKeys';
import { newId } from '../storage/engine/identifiers';
import { emailKey } from '../storage/subscribers/emailKey';
import type { Config } from '../config/config';
import { sendPage } from './deskPage';
import type { DeskContext } from './deskContext';

/** The form that requests a sign-in link by mail; false when no user may have one. */
export function mailedLinkForm({ desk }: Pick<Config, 'desk'>): Html | false {
  return (
    desk !== undefined &&
    desk.users.length > 0 &&
    html`<form method="post" action="/sign-in/mail">
      <label for="email">Your email</label>
      <input id="email" name="email" type="email" autocomplete="email" required />
      <button class="main">Email me a link</button>
    </form>`
  );
}

/**
 * Mails a one-time sign-in link to a user of DESK_USERS. Any other address gets the same page, so that the list of
 * users stays secret. The mail leaves after the answer, so that its timing reveals nothing either.
 */
export async function mailedLink(server: FastifyInstance, { config, db, mail }: DeskContext): Promise<void> {
  const { desk } = config;
  if (desk === undefined || desk.users.length === 0 || !mail) return;
  const mails = openLimiters(undefined, server.log).create('desk-link', { points: 5, seconds: 3_600 });

  const send = async (email: string): Promise<void> => {
    const user = desk.users.find(({ address }) => emailKey(address) === emailKey(email));
    if (!user) return server.log.warn('A desk link was asked for an address that DESK_USERS does not name');
    if (!(await mails(user.address)).allowed) return server.log.warn('Too many desk links for one address');
    const link = `${desk.url}/sign-in/${await createDeskLink(db, user.name)}`;
    await mail(composeDeskLink(config, user.address, link));
  };

  server.post<{ Body: { email?: string } | undefined }>(
    '/sign-in/mail',
    { config: { withoutSession: true, signsIn: true } },
    (request, reply) => {
      void send(request.body?.email ?? '').catch((error: unknown) =>
        request.log.error({ err: error }, 'The desk link was not sent'),
      );
      return sendPage(reply, config.siteName, {
        title: 'Look into your mail',
        main: html`<div class="door">
          <h1>Look into your mail</h1>
          <p>If this address may sign in, a link is on its way. It works once, for ${linkMinutes} minutes.</p>
        </div>`,
      });
    },
  );
}

function composeDeskLink(config: LetterConfig, to: string, link: string): MailMessage {
  const once = `This link works once, for ${linkMinutes} minutes. If you didn’t ask for it, do nothing.`;
  return composeLetter(config, newId(), {
    to,
    subject: `Sign in to the ${config.siteName} desk`,
    parts: [link, once],
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}
