import type { FastifyInstance, FastifyReply } from 'fastify';
import { validate as isUuid } from 'uuid';
import type { ApiContext } from '../apiContext';
import { maskAddress } from '../http/addresses';
import { type PlainPage, sendPlainPage } from '../http/plainPage';
import { isOutage } from '../storage/engine/outage';
import { answerByKey, findByAnswerKey } from '../storage/enquiries/changeEnquiry';
import {
  blockAddress,
  confirmSubscription,
  findBlock,
  findRequest,
  findSubscription,
  unsubscribe,
} from '../storage/subscribers/subscription';

/** A link in our mails: a page with one button, whose key allows nothing else. */
interface MailLink {
  readonly path: string;
  /** Whether a key is well-formed. Others need not reach the database, which refuses a NUL, for example. */
  readonly isKey: (key: string) => boolean;
  /** The page for keys that are not known. */
  readonly unknown: PlainPage;
  readonly find: (key: string) => Promise<PlainPage>;
  /** What the button does. `ip` is the visitor's address. */
  readonly press: (key: string, ip: string) => Promise<unknown>;
}

const confirmPages = {
  asked: {
    heading: 'Get the newsletter?',
    text: 'Press the button and you’re on the list. You can unsubscribe at any time.',
    button: 'Confirm',
  },
  confirmed: { heading: 'You’re on the list', text: 'Thank you for subscribing to our newsletter!' },
  unknown: {
    heading: 'This link is no longer valid',
    text: 'Please sign up once more if you’d like to get the newsletter.',
    status: 404,
  },
} satisfies Record<string, PlainPage>;

const neverPages = {
  open: {
    heading: 'Never be asked again?',
    text: 'Press the button and no sign-up will send an email to this address anymore.',
    button: 'Never ask again',
  },
  blocked: {
    heading: 'We won’t ask again',
    text: 'No sign-up sends an email to this address anymore. If you change your mind, write to us.',
  },
  unknown: { heading: 'This link is no longer valid', text: 'The request is forgotten.', status: 404 },
} satisfies Record<string, PlainPage>;

const leavePages = {
  subscribed: {
    heading: 'Unsubscribe from the newsletter?',
    text: 'Press the button and we’ll stop writing to you.',
    button: 'Unsubscribe',
  },
  left: {
    heading: 'You’re unsubscribed',
    text: 'This address won’t get the newsletter anymore, unless you sign up and confirm again.',
  },
  unknown: {
    heading: 'This link is no longer valid',
    text: 'Either you’re unsubscribed already, or the link is incomplete.',
    status: 404,
  },
} satisfies Record<string, PlainPage>;

const answerPages = {
  open: {
    heading: 'Mark as answered?',
    text: 'This enquiry leaves the list of those that wait for an answer. The message isn’t shown here.',
    button: 'Mark as answered',
  },
  answered: { heading: 'Answered', text: 'This enquiry is marked as answered.' },
  unknown: {
    heading: 'This link is no longer valid',
    text: 'The enquiry it belongs to has been erased.',
    status: 404,
  },
} satisfies Record<string, PlainPage>;

const away: PlainPage = {
  heading: 'This isn’t working right now',
  text: 'Please open the link again in a few minutes. Nothing’s been changed.',
  status: 503,
};

const isToken = (key: string) => /^[\w-]{32}$/.test(key);

/**
 * The links in mails: confirm a sign-up, unsubscribe with one click (RFC 8058), mark an enquiry as answered. A GET
 * changes nothing, because mail scanners open every link. The POST comes from the page's button. To unsubscribe, it
 * may come straight from the mail program, without a cookie or an origin of ours.
 */
export async function mailLinks(
  server: FastifyInstance,
  { config, storage: { db }, mailWorker }: ApiContext,
): Promise<void> {
  const webhook = config.webhook !== undefined;
  const links: MailLink[] = [
    {
      path: '/newsletter/confirm/:key',
      isKey: isToken,
      unknown: confirmPages.unknown,
      find: async (key) => confirmPages[await findRequest(db, key)],
      press: (key, ip) => confirmSubscription(db, key, maskAddress(ip), { webhook }),
    },
    {
      path: '/newsletter/never/:key',
      isKey: isToken,
      unknown: neverPages.unknown,
      find: async (key) => neverPages[await findBlock(db, key)],
      press: (key) => blockAddress(db, key),
    },
    {
      path: '/newsletter/unsubscribe/:key',
      isKey: isToken,
      unknown: leavePages.unknown,
      find: async (key) => leavePages[await findSubscription(db, key)],
      press: (key) => unsubscribe(db, key, { webhook }),
    },
    {
      path: '/answered/:key',
      isKey: isUuid,
      unknown: answerPages.unknown,
      find: async (key) => {
        const found = await findByAnswerKey(db, key);
        return !found ? answerPages.unknown : answerPages[found.status === 'answered' ? 'answered' : 'open'];
      },
      press: (key) => answerByKey(db, key),
    },
  ];

  // One-click POSTs are urlencoded or multipart. The link says everything, so the body is not read.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  const show = (reply: FastifyReply, page: PlainPage) => sendPlainPage(reply, page, config);
  // A person reads this answer, not a form.
  const outer = server.errorHandler;
  server.setErrorHandler((error, request, reply) => {
    if (!isOutage(error)) return outer.call(server, error as never, request, reply);
    request.log.error({ err: error }, 'Storage cannot be reached');
    return show(reply.header('retry-after', '30'), away);
  });

  // Any origin: under `no-referrer` our pages post with the origin "null", and the link itself is the permission. A
  // generous limit: mail programs of a whole list post from few addresses. A key has 122 random bits or more.
  const postConfig = { anyOrigin: true, rateLimit: 'oneClick' } as const;
  for (const { path, isKey, unknown, find, press } of links) {
    server.get<{ Params: { key: string } }>(path, async ({ params: { key } }, reply) =>
      show(reply, isKey(key) ? await find(key) : unknown),
    );
    server.post<{ Params: { key: string } }>(
      path,
      { config: postConfig },
      async ({ params: { key }, ip }, reply) => {
        if (!isKey(key)) return show(reply, unknown);
        await press(key, ip);
        mailWorker.wake();
        return show(reply, await find(key));
      },
    );
  }
}
