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
