import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { loadTurnstile } from './loadTurnstile';
import { readCaptchaConfig } from './readCaptchaConfig';
import { tellCaptchaFailure } from './tellCaptchaFailure';
import type { Turnstile } from './turnstile.contract';

/** Turnstile's normal widget is 300 px wide; with its surroundings it needs this width, in px. */
const roomForNormal = 340;

// Width of the parent, because the container is only as wide as its placeholder.
const getRoom = (place: HTMLElement): number => place.parentElement?.clientWidth ?? 0;

/** Milliseconds for which script and check may stay silent before the visitor is shown another way. */
const patience = 18_000;

interface Widget {
  readonly api: Turnstile;
  readonly id: string;
}

export interface Captcha {
  /** The empty element into which the widget is rendered. */
  readonly container: RefObject<HTMLDivElement | null>;
  /** Empty without a token. */
  readonly token: string;
  readonly state: 'loading' | 'waiting' | 'verified' | 'failed';
  /** Discards the token and requests a new one: each is valid for one submission. */
  readonly reset: () => void;
  /** Loads script and widget again after a failure. */
  readonly retry: () => void;
}

/** Renders the bot check explicitly, follows its callbacks and removes it with the page. */
export function useTurnstile(action: string): Captcha {
  const container = useRef<HTMLDivElement>(null);
  const widget = useRef<Widget>(undefined);
  const [token, setToken] = useState('');
  const [phase, setPhase] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let gone = false;
    const clear = () => setToken('');
    const fail = (why: unknown) => {
      clearTimeout(clock);
      if (gone) return;
      clear();
      setPhase('failed');
      tellCaptchaFailure(why);
    };
    let clock = 0;
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
      const place = container.current;
      if (gone || !place) return;
      const id = api.render(place, {
        sitekey: siteKey,
        action,
        theme: 'dark',
        size: getRoom(place) < roomForNormal ? 'compact' : 'normal',
        language: 'en',
        'response-field': false,
        callback: (value) => {
          clearTimeout(clock);
          setToken(value);
          setPhase('ready');
        },
        'error-callback': (code) => {
          fail(new Error(`The bot check failed: ${code ?? 'no code'}`));
          return true;
        },
        'unsupported-callback': () => fail(new Error('The bot check does not support this browser')),
        // From here on the check waits for its visitor.
        'before-interactive-callback': () => clearTimeout(clock),
        'expired-callback': clear,
        'timeout-callback': clear,
      });
      if (id === undefined) return fail(new Error('The bot check was not rendered'));
      widget.current = { api, id };
      setPhase((now) => (now === 'loading' ? 'ready' : now));
    };
    mount().catch(fail);

    return () => {
      gone = true;
      clearTimeout(clock);
      if (widget.current) widget.current.api.remove(widget.current.id);
      widget.current = undefined;
    };
  }, [action, attempt]);

  const retry = useCallback(() => {
    setPhase('loading');
    setAttempt((count) => count + 1);
  }, []);
  const reset = useCallback(() => {
    setToken('');
    try {
      if (widget.current) widget.current.api.reset(widget.current.id);
    } catch {
      // The widget has lost its frame; a new one replaces it.
      retry();
    }
  }, [retry]);

  const waiting = phase === 'ready' ? 'waiting' : phase;
  return { container, token, state: token ? 'verified' : waiting, reset, retry };
}
