import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../apiContext';
import { bearsToken } from '../http/bearsToken';
import { readOpenState } from '../storage/mails/openMails';
import { refuse } from '../http/answers';

/** Milliseconds for which one database check answers every probe: /readyz is public and not rate-limited. */
const fresh = 1_000;

/**
 * healthz: the process lives, do not restart it. readyz: it can store enquiries. Only operators see the reasons: in
 * public with METRICS_TOKEN, on a trial without. Documents need no database, so the site server has its own /readyz
 * for them.
 */
export async function healthRoutes(
  server: FastifyInstance,
  { config: { metricsToken, production }, storage }: ApiContext,
): Promise<void> {
  const quiet = { config: { rateLimit: false } } as const;
  server.get('/healthz', quiet, async () => ({ status: 'ok' }));

  /** The report for operators. A read finds a lost connection; only a write shows that an outage is over. */
  const look = async () => {
    const tried = storage.getFault() === undefined ? readOpenState(storage.db) : storage.checkWrite();
    const works = await tried.then(
      () => true,
      () => false,
    );
    const reason = storage.getFault();
    return works && reason === undefined ? { database: 'ok' } : { database: 'away', reason };
  };
  let last: ReturnType<typeof look> | undefined;
  let lookAgainAt = 0;

  server.get('/readyz', quiet, async (request, reply) => {
    if (last === undefined || performance.now() >= lookAgainAt) {
      lookAgainAt = performance.now() + fresh;
      last = look();
    }
    const report = await last;
    const ready = report.database === 'ok';
    const isOperator = !production || (metricsToken !== undefined && bearsToken(request, metricsToken));
    const status = ready ? 'ok' : 'unavailable';
    return reply.code(ready ? 200 : 503).send({ status, ...(isOperator && report) });
  });
}

/** Metrics for Prometheus. Without a METRICS_TOKEN the route does not exist, because enquiry figures are confidential. */
export async function metricsRoute(server: FastifyInstance, { config, metrics }: ApiContext): Promise<void> {
  const { metricsToken } = config;
  if (metricsToken === undefined) return;

  server.get('/metrics', async (request, reply) => {
    if (!bearsToken(request, metricsToken)) return refuse(reply, 404);
    await metrics.refresh();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
