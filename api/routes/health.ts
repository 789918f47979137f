import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context';

/** healthz: the process lives, do not restart it. readyz: it can take enquiries, send it visitors. */
export async function healthRoutes(server: FastifyInstance, { storage }: ApiContext): Promise<void> {
  const quiet = { config: { rateLimit: false } } as const;
  server.get('/healthz', quiet, async () => ({ status: 'ok' }));

  server.get('/readyz', quiet, async (request, reply) => {
    try {
      // The queue is a table of the same database, so one look covers both.
      await sql`select 1 from mails limit 1`.execute(storage.db);
      return { status: 'ok' };
    } catch (error) {
      request.log.error({ err: error }, 'Not ready');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
