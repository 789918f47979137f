import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { SiteverifyAnswer } from '../verifyCaptcha';

/** Cloudflare's public "always passes" test pair, so that the stand-in is never mistaken for protection. */
export const standinSiteKey = '1x00000000000000000000AA';
export const standinSecret = '1x0000000000000000000000000000000AA';

/**
 * A local stand-in for Cloudflare Turnstile, for development and tests only: it passes every visitor. It has the same
 * script path, browser calls, callbacks and siteverify protocol.
 */
export async function captchaStandin(
  server: FastifyInstance,
  options: { now?: () => number } = {},
): Promise<void> {
  const tokens = createTokenStore(options.now);
  const script = readFileSync(join(import.meta.dirname, 'browser-script.js'), 'utf8');
  await server.register(formbody);

  server.get('/turnstile/v0/api.js', async (_request, reply) => {
    return reply
      .header('cache-control', 'no-store')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('x-content-type-options', 'nosniff')
      .type('text/javascript; charset=utf-8')
      .send(script);
  });

  /**
   * The browser script's token, as Turnstile's frame gets it. Any origin may ask: sections in development have own
   * ports.
   */
  server.post('/turnstile/v0/token', async (request, reply) => {
    const { sitekey = '', action = '', hostname = '' } = textFields(request.body);
    void reply.header('cache-control', 'no-store').header('access-control-allow-origin', '*');
    if (sitekey !== standinSiteKey) return reply.code(400).send({ error: '110110' });
    return { token: tokens.issue({ action, hostname }) };
  });

  server.post('/turnstile/v0/siteverify', async (request, reply) => {
    const { secret, response, idempotency_key: key } = textFields(request.body);
    void reply.header('cache-control', 'no-store');
    if (!secret) return { success: false, 'error-codes': ['missing-input-secret'] };
    if (secret !== standinSecret) return { success: false, 'error-codes': ['invalid-input-secret'] };
    if (!response) return { success: false, 'error-codes': ['missing-input-response'] };
    return tokens.spend(response, key);
  });
}

function textFields(body: unknown): Record<string, string | undefined> {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

interface Issued {
  readonly at: number;
  readonly action: string;
  readonly hostname: string;
  /** The idempotency key of the call that has used it, if any. */
  spent?: { readonly under: string | undefined };
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
      tokens.set(token, { ...facts, at: now() });
      return token;
    },
    spend: (token: string, key?: string): SiteverifyAnswer => {
      const issued = tokens.get(token);
      if (!issued) return { success: false, 'error-codes': ['invalid-input-response'] };
      const { at, action, hostname, spent } = issued;
      const again = key !== undefined && spent?.under === key;
      if (now() - at > lifetime || (spent && !again))
        return { success: false, 'error-codes': ['timeout-or-duplicate'] };
      issued.spent = { under: key };
      return { success: true, challenge_ts: new Date(at).toISOString(), hostname, action, 'error-codes': [] };
    },
  };
}
