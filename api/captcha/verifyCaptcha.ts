import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isNativeError } from 'node:util/types';

export type CaptchaVerdict =
  | { outcome: 'passed' }
  /** The visitor must solve it again. */
  | { outcome: 'refused'; codes: string[] }
  /** The provider is down or our settings are wrong, so the result is unknown. It never counts as passed. */
  | { outcome: 'unavailable'; reason: string };

/** The fields of Turnstile's siteverify answer that we use. */
interface SiteverifyAnswer {
  success: boolean;
  hostname?: string;
  action?: string;
  'error-codes'?: string[];
}

export type VerifyCaptcha = (request: {
  token: string;
  action: string;
  remoteAddress: string;
}) => Promise<CaptchaVerdict>;

const usualTimeLimit = 4_000;
const ours = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

/** Verifies captcha tokens on the server. A retry has the same idempotency key: a lost answer has spent the token. */
export function createVerifyCaptcha(options: {
  secretKey: string;
  verifyUrl: string;
  /** Host names for which a token may have been solved. */
  hostnames: readonly string[];
  timeLimit?: number | undefined;
}): VerifyCaptcha {
  const { secretKey: secret, verifyUrl, hostnames, timeLimit = usualTimeLimit } = options;
  const ask = (fields: Record<string, string>) => askWithin(timeLimit, verifyUrl, fields);

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
    // The provider gives tokens only to the widget's hosts. So the visitor uses another host of ours than SITE_URL.
    const host = answer.hostname ?? 'none';
    if (!hostnames.some((own) => withoutWww(own) === withoutWww(host)))
      return { outcome: 'unavailable', reason: `solved on ${host}` };
    return { outcome: 'passed' };
  };
}

/** The provider's answer, or one word that says why there is none. */
async function askWithin(
  timeLimit: number,
  verifyUrl: string,
  fields: Record<string, string>,
): Promise<SiteverifyAnswer | string> {
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(timeLimit),
      redirect: 'error',
    });
    // Turnstile answers a refusal with a 4xx and the same JSON. Only a server error carries no result.
    if (response.status >= 500) return `status-${response.status}`;
    const answer = (await response.json()) as SiteverifyAnswer | null;
    if (typeof answer?.success !== 'boolean') return 'unreadable-answer';
    return answer['error-codes']?.includes('internal-error') ? 'internal-error' : answer;
  } catch (error) {
    return isNativeError(error) ? error.name : 'unknown-error';
  }
}

/** The name of a host without the www that it may have. */
const withoutWww = (host: string): string => host.replace(/^www\./, '');
