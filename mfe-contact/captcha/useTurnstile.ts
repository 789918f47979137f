import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { loadTurnstile } from './loadTurnstile';
import { readCaptchaConfig } from './readCaptchaConfig';
import type { Turnstile } from './turnstile.contract';

/** Turnstile's normal widget is 300 px wide; with its surroundings it needs this much. */
const roomForNormal = 340;

// Of what surrounds it: the place itself is only as wide as its stand-in.
const roomOf = (place: HTMLElement): number => place.parentElement?.clientWidth ?? 0;

interface Widget {
  readonly api: Turnstile;
  readonly id: string;
}

export interface Captcha {
  /** The empty element that the widget is rendered into. */
  readonly container: RefObject<HTMLDivElement | null>;
  /** Empty while there is none. */
  readonly token: string;
  readonly state: 'loading' | 'waiting' | 'verified' | 'failed';
  /** Gives the token up and asks for a new one: each is good for one submission. */
  readonly reset: () => void;
  /** Loads script and widget again after a failure. */
  readonly retry: () => void;
}

/** Renders the bot check explicitly, follows its callbacks and takes it away with the page. */
export function useTurnstile(action: string): Captcha {
  const container = useRef<HTMLDivElement>(null);
  const widget = useRef<Widget>(undefined);
  const [token, setToken] = useState('');
  const [phase, setPhase] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let gone = false;
    const clear = () => setToken('');
    const fail = () => {
      if (gone) return;
      clear();
      setPhase('failed');
    };

    const mount = async () => {
      const { scriptUrl, siteKey } = await readCaptchaConfig();
      const api = await loadTurnstile(scriptUrl);
      const place = container.current;
      if (gone || !place) return;
      const id = api.render(place, {
        sitekey: siteKey,
        action,
        theme: 'dark',
        size: roomOf(place) < roomForNormal ? 'compact' : 'normal',
        language: 'en',
        'response-field': false,
        callback: (value) => {
          setToken(value);
          setPhase('ready');
        },
        'error-callback': () => {
          fail();
          return true;
        },
        'expired-callback': clear,
        'timeout-callback': clear,
      });
      if (id === undefined) return fail();
      widget.current = { api, id };
      setPhase((now) => (now === 'loading' ? 'ready' : now));
    };
    mount().catch(fail);

    return () => {
      gone = true;
      if (widget.current) widget.current.api.remove(widget.current.id);
      widget.current = undefined;
    };
  }, [action, attempt]);

  const reset = useCallback(() => {
    setToken('');
    if (widget.current) widget.current.api.reset(widget.current.id);
  }, []);
  const retry = useCallback(() => {
    setPhase('loading');
    setAttempt((count) => count + 1);
  }, []);

  const waiting = phase === 'ready' ? 'waiting' : phase;
  return { container, token, state: token ? 'verified' : waiting, reset, retry };
}
