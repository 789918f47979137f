import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isNativeError } from 'node:util/types';
import type { PostSiteverify, SiteverifyAnswer } from './siteverify';

export type CaptchaVerdict =
  | { outcome: 'passed' }
  /** The visitor must solve it again. */
  | { outcome: 'refused'; codes: string[] }
  /** Nobody knows: the provider is down or we are misconfigured. Never the same as passed. */
  | { outcome: 'unavailable'; reason: string };

export type VerifyCaptcha = (request: {
  token: string;
  action: string;
  remoteAddress: string;
}) => Promise<CaptchaVerdict>;

const usualTimeLimit = 4_000;
/** So many tokens of a foreign host, and none of ours between them, are no phishing: SITE_URL is not where the site is. */
const foreignInARow = 3;
const ours = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

/** Turnstile's server side: one retry under the same idempotency key, because a lost answer has spent the token. */
export function createVerifyCaptcha(options: {
  secret: string;
  post: PostSiteverify;
  /** Host names for which a token may have been solved; undefined accepts any. */
  hostnames?: readonly string[];
  timeLimit?: number | undefined;
  /** Told once when every token is solved on a host that is not ours, and once when that is over (undefined). */
  onForeignHost?: (host: string | undefined) => void;
}): VerifyCaptcha {
  const { secret, post, hostnames, timeLimit = usualTimeLimit, onForeignHost } = options;
  let foreign = 0;
  const ask = (fields: Record<string, string>) => askWithin(timeLimit, post, fields);

  return async ({ token, action, remoteAddress }) => {
    const fields = {
      secret,
      response: token,
      remoteip: remoteAddress,
      idempotency_key: randomUUID(),
    };
    const first = await ask(fields);
    const answer = typeof first === 'string' ? await wait(200).then(() => ask(fields)) : first;
    if (typeof answer === 'string') return { outcome: 'unavailable', reason: answer };

    const codes = answer['error-codes'] ?? [];
    if (!answer.success) {
      const fault = codes.find((code) => ours.includes(code));
      return fault ? { outcome: 'unavailable', reason: fault } : { outcome: 'refused', codes };
    }
    if (answer.action !== action) return { outcome: 'refused', codes: ['wrong-action'] };
    if (hostnames && !hostnames.includes(answer.hostname ?? '')) {
      foreign += 1;
      if (foreign === foreignInARow) onForeignHost?.(answer.hostname ?? 'none');
      return foreign < foreignInARow
        ? { outcome: 'refused', codes: ['wrong-hostname'] }
        : { outcome: 'unavailable', reason: 'wrong-hostname' };
    }
    if (foreign >= foreignInARow) onForeignHost?.(undefined);
    foreign = 0;
    return { outcome: 'passed' };
  };
}

/** The answer, or in one word why there is none. */
async function askWithin(
  timeLimit: number,
  post: PostSiteverify,
  fields: Record<string, string>,
): Promise<SiteverifyAnswer | string> {
  try {
    const answer = await post(fields, AbortSignal.timeout(timeLimit));
    if (!isAnswer(answer)) return 'unreadable-answer';
    return answer['error-codes']?.includes('internal-error') ? 'internal-error' : answer;
  } catch (error) {
    return isNativeError(error) ? error.name : 'unknown-error';
  }
}

function isAnswer(value: unknown): value is SiteverifyAnswer {
  return (
    typeof value === 'object' && value !== null && 'success' in value && typeof value.success === 'boolean'
  );
}
