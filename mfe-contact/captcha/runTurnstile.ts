import type { FailureKind } from 'shared-content/encounters';
import { loadTurnstile, readCaptchaConfig, type TurnstileOptions } from './loadTurnstile';

/** Turnstile's normal widget is 300 px wide; with its surroundings it needs this width, in px. */
const roomForNormal = 340;

// Width of the parent, because the container is only as wide as its placeholder.
const getRoom = (place: HTMLElement): number => place.parentElement?.clientWidth ?? 0;

/** Milliseconds for which script and check may stay silent before the visitor is shown another way. */
const patience = 18_000;

export interface TurnstileRun {
  /** Requests a new token from a widget that is there. Throws when the widget has lost its frame. */
  readonly reset: () => void;
  /** Removes the widget; no callback follows. */
  readonly stop: () => void;
}

interface RunOptions extends Pick<TurnstileOptions, 'action' | 'appearance'> {
  readonly onRendered?: () => void;
  readonly onToken: (token: string) => void;
  /** The token no longer counts, and the widget makes a new one. */
  readonly onExpired: () => void;
  readonly onFailed: () => void;
  /** The check needs a click. */
  readonly onInteractive?: () => void;
}

/** Loads the bot check, renders it explicitly and follows its callbacks. Each failure is reported and ends in `onFailed`. */
export function runTurnstile(getPlace: () => HTMLElement | null, options: RunOptions): TurnstileRun {
  const { action, appearance, onRendered, onToken, onExpired, onFailed, onInteractive } = options;
  let stopped = false;
  let widget: (Pick<TurnstileRun, 'reset'> & { readonly remove: () => void }) | undefined;
  let clock = 0;
  const fail = (why: unknown) => {
    clearTimeout(clock);
    // Whoever has left the page misses nothing.
    if (stopped || !getPlace()) return;
    tellCaptchaFailure(why);
    onFailed();
  };
  const startClock = () => {
    clock = window.setTimeout(
      // The browser itself may pause a page in the background.
      () => (document.hidden ? startClock() : fail(new Error('The bot check did not answer'))),
      patience,
    );
  };
  startClock();

  const mount = async () => {
    const { scriptUrl, siteKey } = await readCaptchaConfig();
    const api = await loadTurnstile(scriptUrl);
    const place = getPlace();
    if (stopped || !place) return;
    const id = api.render(place, {
      sitekey: siteKey,
      action,
      appearance,
      theme: 'dark',
      size: getRoom(place) < roomForNormal ? 'compact' : 'normal',
      language: 'en',
      'response-field': false,
      callback: (token) => {
        clearTimeout(clock);
        onToken(token);
      },
      'error-callback': (code) => {
        fail(new Error(`The bot check failed: ${code ?? 'no code'}`));
        return true;
      },
      'unsupported-callback': () => fail(new Error('The bot check does not support this browser')),
      // From here on the check waits for its visitor.
      'before-interactive-callback': () => {
        clearTimeout(clock);
        onInteractive?.();
      },
      'expired-callback': onExpired,
      'timeout-callback': onExpired,
    });
    if (id === undefined) return fail(new Error('The bot check was not rendered'));
    widget = { reset: () => api.reset(id), remove: () => api.remove(id) };
    onRendered?.();
  };
  mount().catch(fail);

  return {
    reset: () => widget?.reset(),
    stop: () => {
      stopped = true;
      clearTimeout(clock);
      widget?.remove();
    },
  };
}

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
