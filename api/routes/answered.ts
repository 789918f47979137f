import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ApiContext } from '../apiContext';
import { ignoreBodies, type PlainPage, sendPlainPage } from '../http/plainPage';
import { answerByKey, findByAnswerKey } from '../storage/enquiries/changeEnquiry';

const pages = {
  open: {
    heading: 'Have you answered?',
    text: 'Press the button and this inquiry counts as answered. It shows nothing of what was written.',
    button: 'Mark as answered',
  },
  answered: { heading: 'Answered', text: 'This inquiry counts as answered.' },
  unknown: {
    heading: 'This link is no longer valid',
    text: 'The inquiry it belongs to has been erased.',
    status: 404,
  },
} satisfies Record<string, PlainPage>;

interface Key {
  Params: { key: string };
}

/**
 * Each notification's link that marks the enquiry as answered: a page with one button, whose key allows nothing else.
 * A GET changes nothing, because mail scanners open every link.
 */
export async function answeredRoutes(
  server: FastifyInstance,
  { config, storage: { db } }: ApiContext,
): Promise<void> {
  ignoreBodies(server);
  const path = '/answered/:key([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})';
  const show = async (reply: FastifyReply, key: string) => {
    const found = await findByAnswerKey(db, key);
    const page = !found ? pages.unknown : found.status === 'answered' ? pages.answered : pages.open;
    return sendPlainPage(reply, page, config);
  };
  server.get<Key>(path, ({ params }, reply) => show(reply, params.key));
  // Under `no-referrer` the page posts with the origin "null".
  server.post<Key>(path, { config: { anyOrigin: true } }, async ({ params }, reply) => {
    await answerByKey(db, params.key, { webhook: config.webhook !== undefined });
    return show(reply, params.key);
  });
}
