import type { Config } from 'api/config';
import { company } from 'shared-content/content';
import type { PolicyOptions } from '../compose/contentSecurityPolicy';

/** What documents may load from elsewhere: the bot check's origin and the framed map. */
export function policyOf({ captcha }: Pick<Config, 'captcha'>): PolicyOptions {
  return {
    captchaOrigin: captcha.provider === 'turnstile' ? new URL(captcha.scriptUrl).origin : undefined,
    frames: [new URL(company.mapEmbedUrl).origin],
  };
}
