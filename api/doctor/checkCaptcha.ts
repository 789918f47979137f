import type { CaptchaConfig } from '../config/readCaptchaConfig';
import { errorLine } from '../http/errorLine';
import { fail, ok, warn, type Finding } from 'shared-content/server/finding';

/**
 * Asks siteverify about a token that was never solved. The secret is right when siteverify blames only the token
 * (developers.cloudflare.com/turnstile/get-started/server-side-validation, "Error codes").
 */
export async function checkCaptcha(captcha: CaptchaConfig): Promise<Finding[]> {
  const check = 'captcha';
  if (captcha.provider === 'stand-in')
    return [
      warn(check, 'the stand-in accepts every visitor', 'set TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY'),
    ];
  const { host } = new URL(captcha.verifyUrl);
  try {
    const response = await fetch(captcha.verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: captcha.secretKey, response: 'doctor' }),
      signal: AbortSignal.timeout(10_000),
      redirect: 'error',
    });
    const answer = (await response.json()) as { success?: boolean; 'error-codes'?: string[] };
    const codes = answer['error-codes'] ?? [];
    return [
      codes.some((code) => code.endsWith('-input-secret'))
        ? fail(check, `${host} does not know TURNSTILE_SECRET_KEY`, 'copy it again from the widget')
        : codes.includes('invalid-input-response')
          ? ok(check, `${host} knows our secret key; only a browser shows whether the site key goes with it`)
          : answer.success === true
            ? fail(check, `${host} lets every token pass`, 'use keys of your own, not test keys')
            : warn(check, `${host} answers ${codes.join(', ') || response.status}`, 'try again later'),
    ];
  } catch (error) {
    return [
      fail(
        check,
        `${host} cannot be reached: ${errorLine(error)}`,
        'open outgoing https for this machine, or correct TURNSTILE_VERIFY_URL',
      ),
    ];
  }
}
