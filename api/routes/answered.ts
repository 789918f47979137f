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
  unknown: { heading: 'This link is no longer valid', text: 'The inquiry it belongs to has been erased.' },
} satisfies Record<string, PlainPage>;

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
    const state = !found ? 'unknown' : found.status === 'answered' ? 'answered' : 'open';
    return sendPlainPage(reply.code(state === 'unknown' ? 404 : 200), pages[state], config);
  };
  server.get<{ Params: { key: string } }>(path, ({ params }, reply) => show(reply, params.key));
  // Under `no-referrer` the page posts with the origin "null".
  server.post<{ Params: { key: string } }>(
    path,
    { config: { anyOrigin: true } },
    async ({ params }, reply) => {
      await answerByKey(db, params.key, { webhook: config.webhook !== undefined });
      return show(reply, params.key);
    },
  );
}
