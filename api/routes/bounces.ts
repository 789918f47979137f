import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../apiContext';
import { bearsToken } from '../http/bearsToken';
import { parseBounces } from '../newsletter/parseBounces';
import { suppressAddress } from '../storage/subscribers/leaving';

/**
 * A mail provider's webhook. It reports addresses that bounce or complain, and these get no more newsletters. The
 * route exists only with a BOUNCE_TOKEN, which the provider sends as Basic auth password or bearer token.
 */
export async function bouncesRoute(
  server: FastifyInstance,
  { config, storage, mailWorker }: ApiContext,
): Promise<void> {
  const { bounceToken } = config;
  if (bounceToken === undefined) return;
  server.post(
    '/newsletter/bounces',
    {
      // SendGrid tells of a thousand events at once.
      bodyLimit: 1024 * 1024,
      config: { anyOrigin: true },
      onRequest: async (request, reply) => {
        if (bearsToken(request, bounceToken)) return;
        return reply.code(401).header('www-authenticate', 'Basic realm="bounces"').send({ success: false });
      },
    },
    async (request) => {
      let suppressed = 0;
      for (const bounce of parseBounces(request.body))
        if (await suppressAddress(storage.db, bounce, { webhook: config.webhook !== undefined }))
          suppressed += 1;
      if (suppressed > 0) {
        request.log.info({ suppressed }, 'Bounces: these addresses get no more newsletters');
        mailWorker.wake();
      }
      return { success: true, suppressed };
    },
  );
}
