import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { answers, refuse } from '../http/answers';
import { visitorKey } from '../limits/limiter';
import type { Limits } from '../limits/limits';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit that counts this route's calls (default: calls); false for probes. */
    rateLimit?: false | 'submissions' | 'beacons' | 'oneClick';
  }
}

/** Counts every call for its visitor. Beyond the limit it answers 429 with Retry-After. */
export const rateLimits = fp(
  async (server: FastifyInstance, { limits }: { limits: Limits }) => {
    server.addHook('onRequest', async (request, reply) => {
      const { rateLimit } = request.routeOptions.config;
      if (rateLimit === false) return;
      const taken = await limits[rateLimit ?? 'calls'](visitorKey(request.ip));
      void reply
        .header('x-ratelimit-limit', taken.limit)
        .header('x-ratelimit-remaining', taken.remaining)
        .header('x-ratelimit-reset', taken.seconds);
      if (taken.allowed) return;
      request.log.info({ limit: rateLimit ?? 'calls' }, 'Rate limit reached');
      return refuse(reply.header('retry-after', taken.seconds), 429, answers.byStatus[429]!);
    });
  },
  { name: 'rate-limits' },
);
