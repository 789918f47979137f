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

/** What a key opens: a page with one button, or the page after it; undefined for an unknown or settled key. */
type LinkState = 'open' | 'done' | undefined;

/** A link in our mails, whose key allows nothing else. */
interface MailLink {
  readonly path: string;
  readonly pages: { readonly open: PlainPage; readonly done: PlainPage };
  readonly find: (key: string) => Promise<LinkState>;
  /** What the button does. `ip` is the visitor's address. */
  readonly press: (key: string, ip: string) => Promise<unknown>;
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

/** Whether a key is well-formed. Others need not reach the database, which refuses a NUL, for example. */
const isKey = (key: string) => /^[\w-]{32}$/.test(key);

/**
 * The links in mails: confirm a sign-up, never be asked again, unsubscribe with one click (RFC 8058). A GET changes
 * nothing, because mail scanners open every link. The POST comes from the page's button. To unsubscribe, it may come
 * straight from the mail program, without a cookie or an origin of ours.
 */
export async function mailLinks(
  server: FastifyInstance,
  { config, storage: { db }, mailWorker }: ApiContext,
): Promise<void> {
  const webhook = config.webhook !== undefined;
  const links: MailLink[] = [
    {
      path: '/newsletter/confirm/:key',
      pages: confirmPages,
      find: (key) => findRequest(db, key),
      press: (key, ip) => confirmSubscription(db, key, maskAddress(ip), { webhook }),
    },
    {
      path: '/newsletter/never/:key',
      pages: neverPages,
      find: (key) => findBlock(db, key),
      press: (key) => blockAddress(db, key, { webhook }),
    },
    {
      path: '/newsletter/unsubscribe/:key',
      pages: leavePages,
      find: (key) => findSubscription(db, key),
      press: (key) => unsubscribe(db, key, { webhook }),
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
  // generous limit: mail programs of a whole list post from few addresses. A key has 192 random bits.
  const postConfig = { anyOrigin: true, rateLimit: 'oneClick' } as const;
  for (const { path, pages, find, press } of links) {
    const showPage = async (reply: FastifyReply, key: string) => {
      const state = isKey(key) ? await find(key) : undefined;
      return state === undefined ? show(reply, unknown, 404) : show(reply, pages[state]);
    };
    server.get<{ Params: { key: string } }>(path, ({ params: { key } }, reply) => showPage(reply, key));
    server.post<{ Params: { key: string } }>(
      path,
      { config: postConfig },
      async ({ params: { key }, ip }, reply) => {
        if (isKey(key)) await press(key, ip);
        mailWorker.wake();
        return showPage(reply, key);
      },
    );
  }
}
