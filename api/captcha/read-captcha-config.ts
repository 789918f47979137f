import { ConfigError } from '../config-error';
import type { VariableReader } from '../variable-reader';

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

/** Cloudflare's published test secrets: 1x always passes, 2x always fails, 3x answers that the token was spent. */
const publicTestSecret = /^[123]x0{20,}/;

export function readCaptchaConfig(
  read: VariableReader,
  { production, siteUrl }: { production: boolean; siteUrl: string },
): CaptchaConfig {
  const siteKey = read.text('TURNSTILE_SITE_KEY');
  const secretKey = read.text('TURNSTILE_SECRET_KEY');
  if (!siteKey && !secretKey) {
    if (production) read.missing('TURNSTILE_SECRET_KEY');
    return { provider: 'stand-in' };
  }
  if (!secretKey)
    throw new ConfigError('TURNSTILE_SECRET_KEY', 'is required together with TURNSTILE_SITE_KEY');
  if (!siteKey) throw new ConfigError('TURNSTILE_SITE_KEY', 'is required together with TURNSTILE_SECRET_KEY');
  if (production && publicTestSecret.test(secretKey)) {
    throw new ConfigError(
      'TURNSTILE_SECRET_KEY',
      'is one of the public test secrets, which protect nothing in production',
    );
  }
  const base = read.url('TURNSTILE_BASE_URL', ['https:', 'http:']) ?? 'https://challenges.cloudflare.com';
  const root = base.replace(/\/+$/, '');
  return {
    provider: 'turnstile',
    siteKey,
    secretKey,
    scriptUrl: `${root}/turnstile/v0/api.js`,
    verifyUrl: read.url('TURNSTILE_VERIFY_URL', ['https:', 'http:']) ?? `${root}/turnstile/v0/siteverify`,
    hostnames: [
      new URL(siteUrl).hostname,
      ...(read.origins('ALLOWED_ORIGINS') ?? []).map((origin) => new URL(origin).hostname),
    ],
  };
}
