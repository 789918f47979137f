import type { FailureKind } from 'shared-content/encounters';

let told = false;

/**
 * Has the shell tell the API that the bot check failed here (shell/site/app/reportFailure.ts listens): nobody else would
 * notice, because a visitor without a token sends nothing. Once for each document, however often it is retried.
 */
export function tellCaptchaFailure(error: unknown): void {
  if (told) return;
  told = true;
  const detail = { kind: 'captcha' satisfies FailureKind, app: 'mfe-contact', error: error ?? {} };
  dispatchEvent(new CustomEvent('site:failed', { detail }));
}
