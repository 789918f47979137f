import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Redis } from 'ioredis';
import type { Config } from '../config';
import { impatientRedis } from './impatient-redis';

/**
 * Counts per address in this process, or in Redis for several instances. When Redis is away nobody is counted: the
 * captcha still stands before every enquiry, and a lost client costs more than a minute without a limit.
 */
export const rateLimits = fp(
  async (server: FastifyInstance, { redisUrl }: Pick<Config, 'redisUrl'>) => {
    await server.register(rateLimit, {
      max: 300,
      timeWindow: '1 minute',
      skipOnError: true,
      ...(redisUrl !== undefined && { redis: connect(redisUrl, server), nameSpace: 'site-api-rate-' }),
    });
  },
  { name: 'rate-limits' },
);

function connect(redisUrl: string, server: FastifyInstance) {
  const redis = new Redis(redisUrl, {
    connectTimeout: 1_000,
    commandTimeout: 500,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
  });
  server.addHook('onClose', async () => redis.disconnect());
  return impatientRedis(redis, server.log);
}
