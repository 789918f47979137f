import type { VariableReader } from './variableReader';

export type CaptchaConfig =
  | { readonly provider: 'stand-in' }
  | {
      readonly provider: 'turnstile';
      readonly siteKey: string;
      readonly secretKey: string;
      readonly scriptUrl: string;
      readonly verifyUrl: string;
      /** Host names for which a token may have been solved. */
      readonly hostnames: readonly string[];
    };

/** Cloudflare's published test keys: 1x always passes, 2x always fails, 3x asks for a click or reports a spent token. */
const publicTestKey = /^[123]x0{15,}[A-F]{2}$/;
const standIn = { provider: 'stand-in' } as const;

export function readCaptchaConfig(
  read: VariableReader,
  options: { production: boolean; siteUrl: string; origins: readonly string[] },
): CaptchaConfig {
  const { production, siteUrl, origins } = options;
  const siteKey = read.text('TURNSTILE_SITE_KEY');
  const secretKey = read.text('TURNSTILE_SECRET_KEY');
  if (!siteKey && !secretKey) {
    if (production)
      read.problem(
        'TURNSTILE_SITE_KEY',
        'and TURNSTILE_SECRET_KEY are missing: set the pair of your Turnstile widget',
      );
    return standIn;
  }
  if (!secretKey) read.problem('TURNSTILE_SECRET_KEY', 'is required together with TURNSTILE_SITE_KEY');
  if (!siteKey) read.problem('TURNSTILE_SITE_KEY', 'is required together with TURNSTILE_SECRET_KEY');
  for (const [name, key] of [
    ['TURNSTILE_SITE_KEY', siteKey],
    ['TURNSTILE_SECRET_KEY', secretKey],
  ] as const)
    if (production && publicTestKey.test(key ?? ''))
      read.problem(name, 'is one of the public test keys, which protect nothing: set your own');

  const base = read.url('TURNSTILE_BASE_URL', ['https:', 'http:']) ?? 'https://challenges.cloudflare.com';
  const root = base.replace(/\/+$/, '');
  if (production && !base.startsWith('https:'))
    read.problem('TURNSTILE_BASE_URL', 'must start with https:// in production: visitors run its script');
  if (!siteKey || !secretKey) return standIn;
  return {
    provider: 'turnstile',
    siteKey,
    secretKey,
    scriptUrl: `${root}/turnstile/v0/api.js`,
    verifyUrl: `${root}/turnstile/v0/siteverify`,
    hostnames: [...new Set([siteUrl, ...origins].map((origin) => new URL(origin).hostname))],
  };
}
