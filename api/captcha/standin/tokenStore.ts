import { randomBytes } from 'node:crypto';
import type { SiteverifyAnswer } from '../siteverify';

interface Issued {
  at: number;
  action: string;
  hostname: string;
  spentUnder?: string | undefined;
  spent: boolean;
}

/** Turnstile's rules: a token lives for 300 seconds and counts once. The same idempotency key may ask again. */
const lifetime = 300_000;
const mostTokens = 10_000;

export function createTokenStore(now: () => number = Date.now) {
  const tokens = new Map<string, Issued>();

  return {
    issue: (facts: Pick<Issued, 'action' | 'hostname'>): string => {
      // A Map keeps insertion order, so the first token is the oldest.
      const oldest = tokens.keys().next();
      if (tokens.size >= mostTokens && !oldest.done) tokens.delete(oldest.value);
      const token = `STANDIN.${randomBytes(24).toString('base64url')}`;
      tokens.set(token, { ...facts, at: now(), spent: false });
      return token;
    },
    spend: (token: string, key?: string): SiteverifyAnswer => {
      const issued = tokens.get(token);
      if (!issued) return { success: false, 'error-codes': ['invalid-input-response'] };
      const again = issued.spent && key !== undefined && key === issued.spentUnder;
      if (now() - issued.at > lifetime || (issued.spent && !again)) {
        return { success: false, 'error-codes': ['timeout-or-duplicate'] };
      }
      issued.spent = true;
      issued.spentUnder = key;
      const { action, hostname } = issued;
      return {
        success: true,
        challenge_ts: new Date(issued.at).toISOString(),
        hostname,
        action,
        'error-codes': [],
      };
    },
  };
}
