import { type Diagnosis, error, ok, warning } from 'shared-content/server/diagnosis';
import type { Config } from '../config/config';
import type { CaptchaConfig } from '../config/readCaptchaConfig';
import { errorLine } from '../http/errorLine';

/** Milliseconds for which another server may keep the doctor waiting. */
const patience = 10_000;

/** Asks another server once, and follows no redirect. */
export const ask = (url: string, options: RequestInit = {}): Promise<Response> =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patience), ...options });

/**
 * Asks siteverify about a token that was never solved. The secret is right when siteverify blames only the token
 * (developers.cloudflare.com/turnstile/get-started/server-side-validation, "Error codes").
 */
export async function checkCaptcha(captcha: CaptchaConfig): Promise<Diagnosis> {
  const check = 'captcha';
  if (captcha.provider === 'stand-in')
    return warning(
      check,
      'the stand-in accepts every visitor',
      'set TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY',
    );
  const { host } = new URL(captcha.verifyUrl);
  try {
    const body = new URLSearchParams({ secret: captcha.secretKey, response: 'doctor' });
    const response = await ask(captcha.verifyUrl, { method: 'POST', body, redirect: 'error' });
    const answer = (await response.json()) as { success?: boolean; 'error-codes'?: string[] };
    const codes = answer['error-codes'] ?? [];
    if (codes.some((code) => code.endsWith('-input-secret')))
      return error(check, `${host} does not know TURNSTILE_SECRET_KEY`, 'copy it again from the widget');
    if (codes.includes('invalid-input-response'))
      return ok(
        check,
        `${host} knows our secret key. Only the contact page shows whether TURNSTILE_SITE_KEY is of the same widget: send yourself a message. A secret key of another widget refuses every visitor`,
      );
    return answer.success === true
      ? error(check, `${host} lets every token pass`, 'use keys of your own, not test keys')
      : warning(check, `${host} answers ${codes.join(', ') || response.status}`, 'try again later');
  } catch (reason) {
    return error(
      check,
      `${host} cannot be reached: ${errorLine(reason)}`,
      'open outgoing https for this machine, or correct TURNSTILE_BASE_URL',
    );
  }
}

/** Checks the channels besides mail that inform the owner. Each is only asked whether it answers. */
export async function checkChannels({
  webhook,
  heartbeatUrl,
}: Pick<Config, 'webhook' | 'heartbeatUrl'>): Promise<Diagnosis[]> {
  const found = await Promise.all([
    ...(webhook ? [checkUrl('WEBHOOK_URL', webhook.url)] : []),
    ...(heartbeatUrl ? [checkUrl('HEARTBEAT_URL', heartbeatUrl)] : []),
  ]);
  if (webhook || heartbeatUrl) return found;
  const fix = 'set WEBHOOK_URL, or HEARTBEAT_URL of a watchdog that misses a beat';
  return [warning('channel', 'no channel reports that mail itself fails', fix), ...found];
}

/** Sends OPTIONS, which changes nothing anywhere. Any answer shows that the server is up. */
async function checkUrl(name: string, url: string): Promise<Diagnosis> {
  try {
    await ask(url, { method: 'OPTIONS' });
    return ok('channel', `${name} answers`);
  } catch (reason) {
    return error('channel', `${name} cannot be reached: ${errorLine(reason)}`, `correct ${name}`);
  }
}
