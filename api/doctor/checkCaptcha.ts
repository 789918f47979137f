import { type Diagnosis, error, ok, warning } from 'shared-content/server/diagnosis';
import type { CaptchaConfig } from '../config/readCaptchaConfig';
import { errorLine } from '../http/errorLine';

/** Milliseconds for which the provider may keep the doctor waiting. */
const patience = 10_000;

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
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(captcha.verifyUrl, { method: 'POST', body, redirect: 'error', signal });
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
