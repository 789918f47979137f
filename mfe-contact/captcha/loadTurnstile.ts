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
  /** `interaction-only` shows the widget only when it needs a click. */
  readonly appearance: 'always' | 'interaction-only';
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

export interface CaptchaConfig {
  readonly scriptUrl: string;
  readonly siteKey: string;
}

/** Asks the API which bot check this deployment uses, because neither key nor script URL is built in. */
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
 * Loads the bot check's script. A retry after a failure loads it again; `runTurnstile` has the time limit. There is no
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
