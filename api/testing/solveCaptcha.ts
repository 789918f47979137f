import type { FastifyInstance } from 'fastify';
import { standinSiteKey } from '../captcha/standin/standinKeys';

/** A fresh token, as the stand-in's browser script would get it. */
export async function solveCaptcha(app: FastifyInstance, action = 'contact'): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: '/captcha/turnstile/v0/token',
    payload: { sitekey: standinSiteKey, action, hostname: 'localhost' },
  });
  return response.json<{ token: string }>().token;
}
