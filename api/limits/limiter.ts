import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

export interface Taken {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the count starts anew. */
  readonly seconds: number;
}

/** Takes one of a key's points in the current period and returns whether one was left. Never throws. */
export type Limiter = (key: string) => Promise<Taken>;

/**
 * Limits in Redis for several instances, or in this process. While Redis is down or silent, each instance counts for
 * itself (the library's insurance), so that limits always apply. Afterwards the instances share their counts again.
 */
export function openLimiters(redisUrl: string | undefined, log: Pick<FastifyBaseLogger, 'warn' | 'info'>) {
  const redis = redisUrl === undefined ? undefined : connect(redisUrl, log);
  return {
    create: (name: string, { points, seconds }: { points: number; seconds: number }): Limiter => {
      const options = { keyPrefix: `site-api-${name}`, points, duration: seconds };
      const limiter = redis
        ? new RateLimiterRedis({
            ...options,
            storeClient: redis.client,
            rejectIfRedisNotReady: true,
            insuranceLimiter: new Insurance(options, redis.isSilent),
          })
        : new RateLimiterMemory(options);
      return async (key) => {
        let allowed = true;
        const { remainingPoints, msBeforeNext } = await limiter.consume(key).catch((refusal: unknown) => {
          if (!(refusal instanceof RateLimiterRes)) throw refusal;
          allowed = false;
          return refusal;
        });
        const remaining = Math.max(0, remainingPoints);
        return { allowed, limit: points, remaining, seconds: Math.ceil(msBeforeNext / 1000) };
      };
    },
    close: () => redis?.client.disconnect(),
  };
}

/** Counts in this process, and reports that it had to. */
class Insurance extends RateLimiterMemory {
  constructor(
    options: ConstructorParameters<typeof RateLimiterMemory>[0],
    private readonly onUse: () => void,
  ) {
    super(options);
  }

  override consume(...args: Parameters<RateLimiterMemory['consume']>): Promise<RateLimiterRes> {
    this.onUse();
    return super.consume(...args);
  }
}

function connect(url: string, log: Pick<FastifyBaseLogger, 'warn' | 'info'>) {
  const client = new Redis(url, {
    connectTimeout: 1_000,
    commandTimeout: 500,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    retryStrategy: (times) => Math.min(times * 100, 1_000),
  });
  let away = false;
  const wentAway = () => {
    if (!away) log.warn('Redis is away, each instance counts submissions for itself until it is back');
    away = true;
  };
  // Without a listener, every failed reconnect would print its error.
  client.on('error', wentAway);
  client.on('ready', () => {
    if (away) log.info('Redis is back, submissions are counted together again');
    away = false;
  });
  return {
    client,
    isSilent: () => {
      wentAway();
      // The connection is up but silent. A new one becomes ready only after an answer, so no other request waits.
      if (client.status === 'ready') client.disconnect(true);
    },
  };
}
