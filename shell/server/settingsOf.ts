import type { Config } from 'api/config';
import { company } from 'shared-content/content';
import type { SiteSettings } from '../release/SiteSettings';

/** What the site's configuration says about its documents. */
export function settingsOf(config: Config): SiteSettings {
  const { captcha, siteUrl, publicApiUrl, allowOverrides } = config;
  return {
    siteUrl,
    ...(publicApiUrl !== `${siteUrl}/api` && { apiBase: publicApiUrl }),
    policy: {
      captchaOrigin: captcha.provider === 'turnstile' ? new URL(captcha.scriptUrl).origin : undefined,
      frames: [new URL(company.mapEmbedUrl).origin],
      ...(allowOverrides && { overridable: true }),
    },
  };
}
