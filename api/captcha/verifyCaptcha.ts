import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isNativeError } from 'node:util/types';
import { isOwnHost } from './isOwnHost';
import type { PostSiteverify, SiteverifyAnswer } from './siteverify';

export type CaptchaVerdict =
  | { outcome: 'passed' }
  /** The visitor must solve it again. */
  | { outcome: 'refused'; codes: string[] }
  /** The provider is down or our settings are wrong, so the result is unknown. It never counts as passed. */
  | { outcome: 'unavailable'; reason: string };

export type VerifyCaptcha = (request: {
  token: string;
  action: string;
  remoteAddress: string;
}) => Promise<CaptchaVerdict>;

const usualTimeLimit = 4_000;
/**
 * This many tokens of foreign hosts within an hour, and this share of all tokens, rule out phishing: SITE_URL is then
 * not where visitors are.
 */
const fewForeign = 3;
const foreignShare = 0.25;
const hour = 3_600_000;
const ours = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

/**
 * Verifies captcha tokens on the server. It retries once under the same idempotency key, because a lost answer has
 * already spent the token.
 */
export function createVerifyCaptcha(options: {
  secret: string;
  post: PostSiteverify;
  /** Host names for which a token may have been solved; undefined accepts any. */
  hostnames?: readonly string[];
  timeLimit?: number | undefined;
  /** Called with the host once many tokens are solved on a foreign host, and with undefined once that is over. */
  onForeignHost?: (host: string | undefined) => void;
}): VerifyCaptcha {
  const { secret, post, hostnames, timeLimit = usualTimeLimit, onForeignHost } = options;
  let lastHour: { at: number; foreign: boolean }[] = [];
  let told = false;
  /** Records where a token was solved. Returns true while foreign hosts are more than chance. */
  const isForeignPlace = (foreign: boolean, host: string | undefined): boolean => {
    const at = performance.now();
    lastHour = [...lastHour.filter((one) => at - one.at < hour).slice(-999), { at, foreign }];
    const count = lastHour.filter((one) => one.foreign).length;
    const many = count >= fewForeign && count >= foreignShare * lastHour.length;
    if (many !== told) onForeignHost?.(many ? (host ?? 'none') : undefined);
    told = many;
    return many;
  };
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
    const foreign = hostnames !== undefined && !isOwnHost(answer.hostname ?? '', hostnames);
    const many = isForeignPlace(foreign, answer.hostname);
    if (foreign)
      return many
        ? { outcome: 'unavailable', reason: 'wrong-hostname' }
        : { outcome: 'refused', codes: ['wrong-hostname'] };
    return { outcome: 'passed' };
  };
}

/** The provider's answer, or one word that says why there is none. */
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
