/** The part of Cloudflare Turnstile's documented interface that this site speaks (explicit rendering). */
export interface Turnstile {
  readonly render: (container: HTMLElement, options: TurnstileOptions) => string | undefined;
  readonly reset: (widgetId: string) => void;
  readonly remove: (widgetId: string) => void;
}

export interface TurnstileOptions {
  readonly sitekey: string;
  /** Answered by siteverify; the API refuses a token that was solved for another form. */
  readonly action: string;
  readonly theme: 'dark';
  readonly size: 'normal' | 'compact';
  readonly language: string;
  /** No hidden input: the token travels in the JSON body alone. */
  readonly 'response-field': false;
  readonly callback: (token: string) => void;
  /** A truthy answer says that the page deals with the error; without it Turnstile throws. */
  readonly 'error-callback': (code?: string) => boolean;
  readonly 'expired-callback': () => void;
  readonly 'timeout-callback': () => void;
  /** This browser cannot run it. */
  readonly 'unsupported-callback': () => void;
  readonly 'before-interactive-callback': () => void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
    /** Named in the script's `onload` parameter. */
    onTurnstileReady?: () => void;
  }
}
