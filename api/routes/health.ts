import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../apiContext';
import { bearsToken } from '../http/bearsToken';
import { mailBacklog } from '../storage/mails/openMails';

/** Milliseconds for which one database check answers every probe: /readyz is public and not rate-limited. */
const fresh = 1_000;

interface Readiness {
  readonly ready: boolean;
  readonly report: {
    readonly database: 'ok' | 'away';
    /** failing: at least one mail failed and waits for its next attempt; dead: one was given up and waits for the owner. */
    readonly mails?: 'ok' | 'failing' | 'dead';
  };
}

/**
 * healthz: the process lives, do not restart it. readyz: it can take enquiries. Only operators see the reasons: in
 * public with OPERATORS_TOKEN, on a trial without. Documents need no database, so the site server has its own /readyz
 * for them.
 */
export async function healthRoutes(
  server: FastifyInstance,
  { config: { operatorsToken, production }, storage }: ApiContext,
): Promise<void> {
  const quiet = { config: { rateLimit: false } } as const;
  server.get('/healthz', quiet, async () => ({ status: 'ok' }));

  const look = async (): Promise<Readiness> => {
    try {
      // The queue is a table of the same database, so one query covers both.
      const { failing, dead } = await mailBacklog(storage.db);
      const mails = dead > 0 ? 'dead' : failing > 0 ? 'failing' : 'ok';
      return { ready: true, report: { database: 'ok', mails } };
    } catch (error) {
      server.log.debug({ err: error }, 'Not ready');
      return { ready: false, report: { database: 'away' } };
    }
  };
  let last: Promise<Readiness> | undefined;
  let lookAgainAt = 0;

  server.get('/readyz', quiet, async (request, reply) => {
    if (last === undefined || performance.now() >= lookAgainAt) {
      lookAgainAt = performance.now() + fresh;
      last = look();
    }
    const { ready, report } = await last;
    const isOperator = !production || (operatorsToken !== undefined && bearsToken(request, operatorsToken));
    const status = ready ? 'ok' : 'unavailable';
    return reply.code(ready ? 200 : 503).send({ status, ...(isOperator && report) });
  });
}
