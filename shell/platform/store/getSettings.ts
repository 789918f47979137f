import type { Config } from 'api/config';
import { company } from 'shared-content/content';
import type { SiteSettings } from './state.contract';

/** Takes the settings of the documents from the site's configuration. */
export function getSettings(config: Config): SiteSettings {
  const { captcha, siteUrl, publicApiUrl, allowOverrides, hsts, vitalsPercent } = config;
  return {
    siteUrl,
    ...(publicApiUrl !== `${siteUrl}/api` && { apiBase: publicApiUrl }),
    policy: {
      ...(captcha.provider === 'turnstile' && { captchaOrigin: new URL(captcha.scriptUrl).origin }),
      frames: [new URL(company.mapEmbedUrl).origin],
      ...(allowOverrides && { overridable: true }),
    },
    ...(hsts !== undefined && { hsts }),
    ...(vitalsPercent !== undefined && { vitalsPercent }),
  };
}
