import type { FailureKind } from 'shared-content/encounters';

let told = false;

/**
 * Makes the shell report a failed bot check to the API (shell/site/app/reportFailure.ts listens). Without a report it
 * would go unnoticed, because a visitor without a token sends nothing. Reported once per document, however often the
 * check is retried.
 */
export function tellCaptchaFailure(error: unknown): void {
  if (told) return;
  told = true;
  const detail = { kind: 'captcha' satisfies FailureKind, app: 'mfe-contact', error: error ?? {} };
  dispatchEvent(new CustomEvent('site:failed', { detail }));
}
