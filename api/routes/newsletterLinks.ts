import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ApiContext } from '../apiContext';
import { ignoreBodies, type PlainPage, sendPlainPage } from '../http/plainPage';
import { maskAddress } from '../http/addresses';
import { isOutage } from '../storage/engine/outage';
import {
  confirmSubscription,
  findRequest,
  findSubscription,
  unsubscribe,
} from '../storage/subscribers/subscription';

/** The pages behind the links of newsletters, by state. */
const pages = {
  asked: {
    heading: 'Get the newsletter?',
    text: 'Press the button and you’re on the list. You can leave it at any time.',
    button: 'Confirm',
  },
  confirmed: { heading: 'You’re on the list', text: 'Thank you for subscribing to our newsletter!' },
  requestUnknown: {
    heading: 'This link is no longer valid',
    text: 'Please sign up once more if you’d like to get the newsletter.',
    status: 404,
  },
  subscribed: {
    heading: 'Leave the newsletter?',
    text: 'Press the button and we’ll stop writing to you.',
    button: 'Unsubscribe',
  },
  left: {
    heading: 'You’ve left the newsletter',
    text: 'This address won’t get the newsletter anymore, unless you sign up and confirm again.',
  },
  unknown: {
    heading: 'This link is no longer valid',
    text: 'No one is subscribed under it, so there’s nothing to leave.',
    status: 404,
  },
  away: {
    heading: 'This isn’t working right now',
    text: 'Please open the link again in a few minutes. Nothing’s been changed.',
    status: 503,
  },
} satisfies Record<string, PlainPage>;

interface Token {
  Params: { token: string };
}

/**
 * The links in newsletter mails: confirm a sign-up, and unsubscribe with one click (RFC 8058). A GET changes nothing,
 * because mail scanners open every link. The POST comes from the page's button. To unsubscribe, it may come straight
 * from the mail program, without a cookie or an origin of ours.
 */
export async function newsletterLinks(
  server: FastifyInstance,
  { config, storage: { db }, metrics, mailWorker }: ApiContext,
): Promise<void> {
  const webhook = config.webhook !== undefined;
  // One-click POSTs are urlencoded or multipart. The link says everything, so the body is not read.
  ignoreBodies(server);
  const show = (reply: FastifyReply, state: keyof typeof pages) => sendPlainPage(reply, pages[state], config);
  // A malformed token need not reach the database, which refuses a NUL, for example.
  const looksRight = (token: string) => /^[\w-]{32}$/.test(token);
  const changed = (outcome: 'left' | 'confirmed') => {
    metrics.signUps.inc({ outcome });
    mailWorker.wake();
    return outcome;
  };

  // A person reads this answer, not a form.
  const outer = server.errorHandler;
  server.setErrorHandler((error, request, reply) => {
    if (!isOutage(error)) return outer.call(server, error as never, request, reply);
    request.log.error({ err: error }, 'Storage cannot be reached');
    return show(reply.header('retry-after', '30'), 'away');
  });

  const leave = '/newsletter/unsubscribe/:token';
  server.get<Token>(leave, async ({ params: { token } }, reply) =>
    show(reply, looksRight(token) ? await findSubscription(db, token) : 'unknown'),
  );
  // A generous limit: mail programs of a whole list post from few addresses. The token has 192 random bits.
  const oneClick = { config: { anyOrigin: true, rateLimit: 'oneClick' } } as const;
  server.post<Token>(leave, oneClick, async ({ params: { token } }, reply) => {
    const known = looksRight(token) && (await unsubscribe(db, { token }, { webhook })) !== 'unknown';
    return show(reply, known ? changed('left') : 'unknown');
  });

  const confirm = '/newsletter/confirm/:token';
  const findState = async (token: string) => {
    const state = looksRight(token) ? await findRequest(db, token) : 'unknown';
    return state === 'unknown' ? 'requestUnknown' : state;
  };
  server.get<Token>(confirm, async ({ params: { token } }, reply) => show(reply, await findState(token)));
  // Under `no-referrer` the page posts with the origin "null". The link itself is the permission.
  server.post<Token>(confirm, { config: { anyOrigin: true } }, async ({ params: { token }, ip }, reply) => {
    const works = looksRight(token) && (await confirmSubscription(db, token, maskAddress(ip), { webhook }));
    return show(reply, works ? changed('confirmed') : await findState(token));
  });
}
