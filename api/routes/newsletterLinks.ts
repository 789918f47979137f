import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ApiContext } from '../apiContext';
import { maskAddress } from '../http/addresses';
import { composePlainPage, type PlainPage } from '../http/plainPage';
import { isOutage } from '../storage/engine/outage';
import {
  blockAddress,
  confirmSubscription,
  findBlock,
  findRequest,
  findSubscription,
  unsubscribe,
} from '../storage/subscribers/subscription';

/** What a token opens: a page with one button, or the page after it; undefined for an unknown or settled token. */
type LinkState = 'open' | 'done' | undefined;

/** A link in our mails, whose token allows nothing else. */
interface MailLink {
  readonly path: string;
  readonly pages: { readonly open: PlainPage; readonly done: PlainPage };
  readonly find: (token: string) => Promise<LinkState>;
  /** What the button does. `ip` is the visitor's address. */
  readonly press: (token: string, ip: string) => Promise<unknown>;
}

const confirmPages = {
  open: {
    heading: 'Get the newsletter?',
    text: 'Press the button and you’re on the list. You can unsubscribe at any time.',
    button: 'Confirm',
  },
  done: { heading: 'You’re on the list', text: 'Thank you for subscribing to our newsletter!' },
};

const neverPages = {
  open: {
    heading: 'Never be asked again?',
    text: 'Press the button and no sign-up will send an email to this address anymore.',
    button: 'Never ask again',
  },
  done: {
    heading: 'We won’t ask again',
    text: 'No sign-up sends an email to this address anymore. If you change your mind, write to us.',
  },
};

const leavePages = {
  open: {
    heading: 'Unsubscribe from the newsletter?',
    text: 'Press the button and we’ll stop writing to you.',
    button: 'Unsubscribe',
  },
  done: {
    heading: 'You’re unsubscribed',
    text: 'This address won’t get the newsletter anymore, unless you sign up and confirm again.',
  },
};

const unknown: PlainPage = {
  heading: 'This link is no longer valid',
  text: 'It’s incomplete, or what it belongs to has expired or been erased. To get the newsletter, sign up once more.',
};

const away: PlainPage = {
  heading: 'This isn’t working right now',
  text: 'Please open the link again in a few minutes. Nothing’s been changed.',
};

/** Whether a token is well-formed. Others need not reach the database, which refuses a NUL, for example. */
const isToken = (token: string) => /^[\w-]{32}$/.test(token);

/**
 * The links in mails: confirm a sign-up, never be asked again, unsubscribe with one click (RFC 8058). A GET changes
 * nothing, because mail scanners open every link. The POST comes from the page's button. To unsubscribe, it may come
 * straight from the mail program, without a cookie or an origin of ours.
 */
export async function newsletterLinks(
  server: FastifyInstance,
  { config, storage: { db }, mailWorker }: ApiContext,
): Promise<void> {
  const webhook = config.webhook !== undefined;
  const links: MailLink[] = [
    {
      path: '/newsletter/confirm/:token',
      pages: confirmPages,
      find: (token) => findRequest(db, token),
      press: (token, ip) => confirmSubscription(db, token, maskAddress(ip), { webhook }),
    },
    {
      path: '/newsletter/never/:token',
      pages: neverPages,
      find: (token) => findBlock(db, token),
      press: (token) => blockAddress(db, token, { webhook }),
    },
    {
      path: '/newsletter/unsubscribe/:token',
      pages: leavePages,
      find: (token) => findSubscription(db, token),
      press: (token) => unsubscribe(db, token, { webhook }),
    },
  ];

  // One-click POSTs are urlencoded or multipart. The link says everything, so the body is not read.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  const show = (reply: FastifyReply, page: PlainPage, status = 200) =>
    reply.code(status).send(composePlainPage(reply, page, config));
  // A person reads this answer, not a form.
  const outer = server.errorHandler;
  server.setErrorHandler((error, request, reply) => {
    if (!isOutage(error)) return outer.call(server, error as never, request, reply);
    request.log.debug({ err: error }, 'Storage cannot be reached');
    return show(reply.header('retry-after', '30'), away, 503);
  });

  // Any origin: under `no-referrer` our pages post with the origin "null", and the link itself is the permission. A
  // generous limit: mail programs of a whole list post from few addresses. A token has 192 random bits.
  const postConfig = { anyOrigin: true, rateLimit: 'oneClick' } as const;
  for (const { path, pages, find, press } of links) {
    const showPage = async (reply: FastifyReply, token: string) => {
      const state = isToken(token) ? await find(token) : undefined;
      return state === undefined ? show(reply, unknown, 404) : show(reply, pages[state]);
    };
    server.get<{ Params: { token: string } }>(path, ({ params: { token } }, reply) => showPage(reply, token));
    server.post<{ Params: { token: string } }>(
      path,
      { config: postConfig },
      async ({ params: { token }, ip }, reply) => {
        if (isToken(token)) await press(token, ip);
        mailWorker.wake();
        return showPage(reply, token);
      },
    );
  }
}
