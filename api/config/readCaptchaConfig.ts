import type { VariableReader } from './variableReader';

export type CaptchaConfig = ReturnType<typeof readCaptchaConfig>;

/** Cloudflare's published test keys: 1x always passes, 2x always fails, 3x asks for a click or reports a spent token. */
const publicTestKey = /^[123]x0{15,}[A-F]{2}$/;

const names = ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'] as const;

/** Reads the captcha's keys. A trial without any has the local stand-in. */
export function readCaptchaConfig(
  read: VariableReader,
  options: { production: boolean; siteUrl: string; origins: readonly string[] },
) {
  const { production, siteUrl, origins } = options;
  const [siteKey, secretKey] = names.map(read.text);
  for (const name of names) {
    const key = read.text(name);
    if (!key && (production || siteKey || secretKey))
      read.problem(name, 'is missing: set the pair of your Turnstile widget');
    if (production && publicTestKey.test(key ?? ''))
      read.problem(name, 'is one of the public test keys, which protect nothing: set your own');
  }
  const base = read.url('TURNSTILE_BASE_URL', ['https:', 'http:']) ?? 'https://challenges.cloudflare.com';
  if (production && !base.startsWith('https:'))
    read.problem('TURNSTILE_BASE_URL', 'must start with https:// in production: visitors run its script');
  if (!siteKey || !secretKey) return { provider: 'stand-in' } as const;
  const root = `${base.replace(/\/+$/, '')}/turnstile/v0`;
  return {
    provider: 'turnstile',
    siteKey,
    secretKey,
    scriptUrl: `${root}/api.js`,
    verifyUrl: `${root}/siteverify`,
    /** Host names for which a token may have been solved. */
    hostnames: [...new Set([siteUrl, ...origins].map((origin) => new URL(origin).hostname))],
  } as const;
}
