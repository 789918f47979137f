import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from 'api/config';
import { company } from 'shared-content/content';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { isLoopbackUrl } from 'shared-content/server/isLoopbackHost';
import { settingsFile } from './generationFiles';
import type { SiteFolder } from './SiteFolder';
import type { SiteSettings } from './state.contract';

/** Reads the settings that a generation was composed with; the state has those of the live one. */
export async function readSettings(siteFolder: SiteFolder, generation: string): Promise<SiteSettings> {
  const file = path.join(siteFolder.pages(generation), settingsFile);
  try {
    return JSON.parse(await readFile(file, 'utf8')) as SiteSettings;
  } catch (error) {
    throw new ReleaseError(
      `${file} cannot be read (${(error as Error).message}). Run npm run verify.`,
      'broken',
    );
  }
}

/** Takes the settings of the documents from the site's configuration. */
export function getSettings(config: Config): SiteSettings {
  const { captcha, siteUrl, publicApiUrl, hsts, vitalsPercent } = config;
  return {
    siteUrl,
    ...(publicApiUrl !== `${siteUrl}/api` && { apiBase: publicApiUrl }),
    policy: {
      ...(captcha.provider === 'turnstile' && { captchaOrigin: new URL(captcha.scriptUrl).origin }),
      frames: [new URL(company.mapEmbedUrl).origin],
    },
    ...(hsts !== undefined && { hsts }),
    ...(vitalsPercent !== undefined && { vitalsPercent }),
  };
}

/** Settings as people set them: variable → value, as the environment spells it. */
const asVariables = ({
  siteUrl,
  apiBase,
  policy,
  hsts,
  vitalsPercent,
}: SiteSettings): Readonly<Record<string, string>> => ({
  SITE_URL: siteUrl,
  PUBLIC_API_URL: apiBase ?? '',
  'the origin of the captcha (TURNSTILE_…)': policy.captchaOrigin ?? '',
  HSTS: hsts ?? '',
  VITALS_PERCENT: vitalsPercent?.toString() ?? '',
});

export const settingsLines = (settings: SiteSettings): string[] =>
  Object.entries(asVariables(settings)).map(([name, value]) => `${name}: ${value || 'not set'}`);

/** One line for each setting that differs: `SITE_URL: http://localhost:3000 → https://www.example.com`. */
export function settingsChanges(before: SiteSettings | undefined, after: SiteSettings): string[] {
  const from = before ? asVariables(before) : {};
  return Object.entries(asVariables(after)).flatMap(([name, value]) =>
    from[name] === value || !before ? [] : [`${name}: ${from[name] || 'not set'} → ${value || 'not set'}`],
  );
}

/** Settings that change only a header or a count: documents composed with other values can still be served. */
const harmless = /^(?:HSTS|VITALS_PERCENT):/;

/**
 * Refuses to serve documents that were composed for another site: their policy would block the captcha, or their
 * canonical links name another host.
 *
 * @param live settings of the live documents
 * @param own settings of the server's own environment
 * @param siteUrlGiven false where `own.siteUrl` is a developer's default: then any loopback origin fits
 * @returns harmless differences, each with the fix
 */
export function refuseOtherSettings(
  live: SiteSettings,
  own: SiteSettings,
  { siteUrlGiven }: { siteUrlGiven: boolean },
): string[] {
  const sameSite = !siteUrlGiven && isLoopbackUrl(live.siteUrl) && isLoopbackUrl(own.siteUrl);
  const differences = settingsChanges(live, sameSite ? { ...own, siteUrl: live.siteUrl } : own);
  const refused = differences.filter((line) => !harmless.test(line));
  if (refused.length > 0)
    throw new ReleaseError(
      `The live documents were composed with other settings than this server has: ${refused.join('; ')}. Compose them again with "npm run settings -- set" in this environment, or start with their values.`,
    );
  return differences.map(
    (line) => `The live documents differ from this server: ${line} (npm run settings -- set).`,
  );
}
