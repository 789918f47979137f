import type { FailureKind } from 'shared-content/telemetry';
import { apiUrl, callApi } from '../forms/callApi';

/** The part of Cloudflare Turnstile's documented interface that this site uses (explicit rendering). */
export interface Turnstile {
  readonly render: (container: HTMLElement, options: TurnstileOptions) => string | undefined;
  readonly reset: (widgetId: string) => void;
  readonly remove: (widgetId: string) => void;
}

export interface TurnstileOptions {
  readonly sitekey: string;
  /** siteverify returns it; the API refuses a token that was solved for another form. */
  readonly action: string;
  readonly appearance: 'always';
  readonly theme: 'dark';
  readonly size: 'normal' | 'compact';
  readonly language: string;
  /** No hidden input: the token is sent only in the JSON body. */
  readonly 'response-field': false;
  readonly callback: (token: string) => void;
  /** A truthy result means that the page handles the error; without it Turnstile throws. */
  readonly 'error-callback': (code?: string) => boolean;
  readonly 'expired-callback': () => void;
  readonly 'timeout-callback': () => void;
  /** Called when this browser cannot run the check. */
  readonly 'unsupported-callback': () => void;
  readonly 'before-interactive-callback': () => void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
    /** Named in the script URL's `onload` parameter. */
    onTurnstileReady?: () => void;
  }
}

interface CaptchaConfig {
  readonly scriptUrl: string;
  readonly siteKey: string;
}

/** Asks the API which captcha this deployment uses, because neither key nor script URL is built in. */
export async function readCaptchaConfig(): Promise<CaptchaConfig> {
  const { ok, body } = await callApi('/form-config');
  const { scriptUrl, siteKey } = (body.turnstile ?? {}) as Partial<Record<keyof CaptchaConfig, unknown>>;
  if (!ok || typeof scriptUrl !== 'string' || typeof siteKey !== 'string')
    throw new Error('/form-config named no captcha');
  // A path is relative to the API's host, which may differ from the page's.
  const api = new URL(apiUrl('/form-config'));
  return { scriptUrl: new URL(scriptUrl, api).href, siteKey };
}

/**
 * Loads the captcha's script. A retry after a failure loads it again; `runTurnstile` has the time limit. There is no
 * integrity attribute and no copy of our own: the provider changes the file and forbids both.
 */
export function loadTurnstile(scriptUrl: string): Promise<Turnstile> {
  if (window.turnstile) return Promise.resolve(window.turnstile);
  const script = document.createElement('script');
  const url = new URL(scriptUrl, document.baseURI);
  url.searchParams.set('render', 'explicit');
  url.searchParams.set('onload', 'onTurnstileReady');
  script.src = url.href;
  return new Promise((resolve, reject) => {
    window.onTurnstileReady = () => resolve(window.turnstile!);
    script.onerror = () => {
      script.remove();
      reject(new Error('The captcha script did not load'));
    };
    document.head.append(script);
  });
}

let reported = false;

/**
 * Makes the shell report a failed captcha to the API (shell/site/client/telemetry.ts listens). Without a report it
 * would go unnoticed, because a visitor without a token sends nothing. Reported once per document, however often the
 * check is retried.
 */
function reportCaptchaFailure(error: unknown): void {
  if (reported) return;
  reported = true;
  const detail = { kind: 'captcha' satisfies FailureKind, app: 'mfe-contact', error: error ?? {} };
  dispatchEvent(new CustomEvent('site:failed', { detail }));
}

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

interface RunOptions extends Pick<TurnstileOptions, 'action'> {
  readonly onRendered?: () => void;
  readonly onToken: (token: string) => void;
  /** The token no longer counts, and the widget makes a new one. */
  readonly onExpired: () => void;
  readonly onFailed: () => void;
}

/** Loads the captcha, renders it explicitly and follows its callbacks. Each failure is reported and ends in `onFailed`. */
export function runTurnstile(getPlace: () => HTMLElement | null, options: RunOptions): TurnstileRun {
  const { action, onRendered, onToken, onExpired, onFailed } = options;
  let stopped = false;
  let widget: (Pick<TurnstileRun, 'reset'> & { readonly remove: () => void }) | undefined;
  let clock = 0;
  const fail = (why: unknown) => {
    clearTimeout(clock);
    // Whoever has left the page misses nothing.
    if (stopped || !getPlace()) return;
    reportCaptchaFailure(why);
    onFailed();
  };
  /** Begins whenever a token is due. */
  const startClock = () => {
    clearTimeout(clock);
    clock = window.setTimeout(
      // The browser itself may pause a page in the background.
      () => (document.hidden ? startClock() : fail(new Error('The captcha did not answer'))),
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
      appearance: 'always',
      theme: 'dark',
      size: getRoom(place) < roomForNormal ? 'compact' : 'normal',
      language: 'en',
      'response-field': false,
      callback: (token) => {
        clearTimeout(clock);
        onToken(token);
      },
      'error-callback': (code) => {
        fail(new Error(`The captcha failed: ${code ?? 'no code'}`));
        return true;
      },
      'unsupported-callback': () => fail(new Error('The captcha does not support this browser')),
      // From here on the check waits for its visitor.
      'before-interactive-callback': () => clearTimeout(clock),
      'expired-callback': () => {
        startClock();
        onExpired();
      },
      'timeout-callback': onExpired,
    });
    if (id === undefined) return fail(new Error('The captcha was not rendered'));
    widget = { reset: () => api.reset(id), remove: () => api.remove(id) };
    onRendered?.();
  };
  mount().catch(fail);

  return {
    reset: () => {
      startClock();
      widget?.reset();
    },
    stop: () => {
      stopped = true;
      clearTimeout(clock);
      widget?.remove();
    },
  };
}
