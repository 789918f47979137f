import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../apiContext';
import { standinSiteKey } from '../captcha/standin/captchaStandin';

/** The captcha settings for the browser. They are fetched at run time, so that one build serves every environment. */
export async function formConfigRoute(server: FastifyInstance, { config, watch }: ApiContext): Promise<void> {
  const turnstile =
    config.captcha.provider === 'turnstile'
      ? { scriptUrl: config.captcha.scriptUrl, siteKey: config.captcha.siteKey }
      : { scriptUrl: '/captcha/turnstile/v0/api.js', siteKey: standinSiteKey };
  server.get('/form-config', async () => {
    watch.formAsked();
    return { turnstile };
  });
}
