import { act } from '@testing-library/react';
import type { Turnstile, TurnstileOptions } from '../captcha/runTurnstile';

/** A captcha with an outcome chosen by the test, as if its script had been loaded. */
export function fakeTurnstile() {
  const rendered: TurnstileOptions[] = [];
  const resets: string[] = [];
  const removed: string[] = [];
  const turnstile: Turnstile = {
    render: (_container, options) => `widget-${rendered.push(options)}`,
    reset: (id) => void resets.push(id),
    remove: (id) => void removed.push(id),
  };
  window.turnstile = turnstile;
  const options = () => {
    const last = rendered.at(-1);
    if (!last) throw new Error('No widget has been rendered.');
    return last;
  };
  return {
    rendered,
    resets,
    removed,
    pass: (token: string) => act(() => options().callback(token)),
    fail: () =>
      act(() => {
        options()['error-callback']('300010');
      }),
    unsupported: () => act(() => options()['unsupported-callback']()),
    interactive: () => act(() => options()['before-interactive-callback']()),
    expire: () => act(() => options()['expired-callback']()),
    timeOut: () => act(() => options()['timeout-callback']()),
  };
}
