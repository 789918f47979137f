import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { VerifyCaptcha } from '../verifyCaptcha';

/** Cloudflare's public "always passes" key, so that the stand-in is never mistaken for protection. */
export const standinSiteKey = '1x00000000000000000000AA';

/**
 * A local stand-in for Cloudflare Turnstile, for development and tests only: it passes every visitor. Its script has
 * Turnstile's path, browser calls and callbacks, and makes the tokens itself.
 */
export async function captchaStandin(server: FastifyInstance): Promise<void> {
  const script = readFileSync(join(import.meta.dirname, 'browser-script.js'), 'utf8');
  server.get('/turnstile/v0/api.js', async (_request, reply) => {
    return reply
      .header('cache-control', 'no-store')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('x-content-type-options', 'nosniff')
      .type('text/javascript; charset=utf-8')
      .send(script);
  });
}

/** Verifies the script's tokens by Turnstile's rules: each counts once, and only for its form. */
export function createVerifyStandin(): VerifyCaptcha {
  const spent = new Set<string>();
  return async ({ token, action }) => {
    if (!token.startsWith(`STANDIN.${action}.`))
      return { outcome: 'refused', codes: ['invalid-input-response'] };
    if (spent.has(token)) return { outcome: 'refused', codes: ['timeout-or-duplicate'] };
    spent.add(token);
    return { outcome: 'passed' };
  };
}
