import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type TurnstileRun, runTurnstile } from './runTurnstile';

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

/** Shows the captcha while the component is on the page. */
export function useTurnstile(action: string): Captcha {
  const container = useRef<HTMLDivElement>(null);
  const run = useRef<TurnstileRun>(undefined);
  const [token, setToken] = useState('');
  const [phase, setPhase] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    run.current = runTurnstile(() => container.current, {
      action,
      onRendered: () => setPhase((now) => (now === 'loading' ? 'ready' : now)),
      onToken: (value) => {
        setToken(value);
        setPhase('ready');
      },
      onExpired: () => setToken(''),
      onFailed: () => {
        setToken('');
        setPhase('failed');
      },
    });
    return () => run.current?.stop();
  }, [action, attempt]);

  const retry = useCallback(() => {
    setPhase('loading');
    setAttempt((count) => count + 1);
  }, []);
  const reset = useCallback(() => {
    setToken('');
    try {
      run.current?.reset();
    } catch {
      // The widget has lost its frame; a new one replaces it.
      retry();
    }
  }, [retry]);

  const waiting = phase === 'ready' ? 'waiting' : phase;
  return { container, token, state: token ? 'verified' : waiting, reset, retry };
}
