import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ApiContext } from '../apiContext';
import { ignoreBodies, type PlainPage, sendPlainPage } from '../http/plainPage';
import { maskAddress } from '../http/addresses';
import { isOutage } from '../storage/engine/outage';
import { confirmSubscription, findRequest } from '../storage/subscribers/signUp';
import { findSubscription, unsubscribe } from '../storage/subscribers/leaving';

/** The states of a page behind a newsletter link. */
type NewsletterPageState =
  'asked' | 'confirmed' | 'request-unknown' | 'subscribed' | 'left' | 'unknown' | 'away';

/** The pages behind the links of newsletters, by state. */
const newsletterPages: Record<NewsletterPageState, PlainPage> = {
  asked: {
    heading: 'Get the newsletter?',
    text: 'Press the button and you’re on the list. You can leave it at any time.',
    button: 'Confirm',
  },
  confirmed: {
    heading: 'You’re on the list',
    text: 'Thank you for subscribing to our newsletter!',
  },
  'request-unknown': {
    heading: 'This link is no longer valid',
    text: 'Please sign up once more if you’d like to get the newsletter.',
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
  },
  away: {
    heading: 'This isn’t working right now',
    text: 'Please open the link again in a few minutes. Nothing’s been changed.',
  },
};

interface Params {
  Params: { token: string };
}

const getStatus: Partial<Record<NewsletterPageState, number>> = {
  unknown: 404,
  'request-unknown': 404,
  away: 503,
};

/**
 * The links in newsletter mails: confirm a sign-up, and unsubscribe with one click (RFC 8058). A GET changes nothing,
 * because mail scanners open every link. The POST comes from the page's button. To unsubscribe, it may come straight
 * from the mail program, without a cookie or an origin of ours.
 */
export async function newsletterLinks(
  server: FastifyInstance,
  { config, storage, metrics, mailWorker }: ApiContext,
): Promise<void> {
  const webhook = config.webhook !== undefined;
  // One-click POSTs are urlencoded or multipart. The link says everything, so the body is not read.
  ignoreBodies(server);
  const leave = '/newsletter/unsubscribe/:token';
  const confirm = '/newsletter/confirm/:token';

  // A malformed token need not reach the database, which refuses a NUL, for example.
  const looksRight = (token: string) => /^[\w-]{32}$/.test(token);

  const show = (reply: FastifyReply, state: NewsletterPageState) =>
    sendPlainPage(reply.code(getStatus[state] ?? 200), newsletterPages[state], config);

  // A person reads this answer, not a form.
  const outer = server.errorHandler;
  server.setErrorHandler((error, request, reply) => {
    if (!isOutage(error)) return outer.call(server, error as never, request, reply);
    request.log.error({ err: error }, 'Storage cannot be reached');
    return show(reply.header('retry-after', '30'), 'away');
  });

  server.get<Params>(leave, async ({ params: { token } }, reply) =>
    show(reply, looksRight(token) ? await findSubscription(storage.db, token) : 'unknown'),
  );

  // A generous limit: mail programs of a whole list post from few addresses. The token has 192 random bits.
  const oneClick = { config: { anyOrigin: true, rateLimit: 'oneClick' } } as const;
  server.post<Params>(leave, oneClick, async ({ params: { token } }, reply) => {
    const left = looksRight(token) && (await unsubscribe(storage.db, { token }, { webhook })) !== 'unknown';
    if (left) {
      metrics.signUps.inc({ outcome: 'left' });
      mailWorker.wake();
    }
    return show(reply, left ? 'left' : 'unknown');
  });

  const stateFor = async (token: string): Promise<NewsletterPageState> => {
    const state = looksRight(token) ? await findRequest(storage.db, token) : 'unknown';
    return state === 'unknown' ? 'request-unknown' : state;
  };

  server.get<Params>(confirm, async ({ params: { token } }, reply) => show(reply, await stateFor(token)));

  // Under `no-referrer` the page posts with the origin "null". The link itself is the permission.
  server.post<Params>(confirm, { config: { anyOrigin: true } }, async (request, reply) => {
    const { token } = request.params;
    if (
      !looksRight(token) ||
      !(await confirmSubscription(storage.db, token, maskAddress(request.ip), { webhook }))
    )
      return show(reply, await stateFor(token));
    metrics.signUps.inc({ outcome: 'confirmed' });
    mailWorker.wake();
    return show(reply, 'confirmed');
  });
}
