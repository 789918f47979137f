import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../storage/engine/database';

interface Taken {
  readonly allowed: boolean;
  /** Seconds until the count starts anew. */
  readonly seconds: number;
}

/** Takes one of a key's points in the current period and returns whether one was left. Never throws. */
export type Limiter = (key: string) => Promise<Taken>;

/** A limit that each process counts for itself, because it protects that process. */
export const createLocalLimiter = (name: string, points: number, seconds: number): Limiter =>
  limitBy(new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }));

/**
 * A limit that all instances count together, in the table rate_limits. While the database is away, each instance counts
 * for itself (the library's insurance), so that limits always apply.
 */
export function createSharedLimiter(db: Db, name: string, points: number, seconds: number): Limiter {
  const options = { keyPrefix: name, points, duration: seconds };
  const limiter = new RateLimiterPostgres({
    ...options,
    storeClient: {
      query: ({ text, values }: { text: string; values: unknown[] }) =>
        db.executeQuery(CompiledQuery.raw(text, values)),
    },
    storeType: 'client',
    tableName: 'rate_limits',
    // The migrations create it, and a background job removes expired counts.
    tableCreated: true,
    clearExpiredByTimeout: false,
    insuranceLimiter: new RateLimiterMemory(options),
  });
  return limitBy(limiter);
}

function limitBy(limiter: RateLimiterMemory | RateLimiterPostgres): Limiter {
  return async (key) => {
    let allowed = true;
    const { msBeforeNext } = await limiter.consume(key).catch((refusal: unknown) => {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      allowed = false;
      return refusal;
    });
    return { allowed, seconds: Math.ceil(msBeforeNext / 1000) };
  };
}
