import type { FailureKind } from 'shared-content/telemetry';
import { type Pins, getIntegrity } from 'shared-content/federation';
import { reportFailure } from '../app/reportFailure';
import { withRetries } from './withRetries';

let isStarted = false;

/** Requests the page's pinned scripts at once, so that none waits for another; preload and script share one download. */
function preload(pins: Pins): void {
  for (const [href, integrity] of Object.entries(getIntegrity(pins)))
    if (!document.querySelector(`link[href="${href}"]`))
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel: 'preload',
          as: 'script',
          href,
          integrity,
          crossOrigin: 'anonymous',
        }),
      );
}

/**
 * Loads React, the router and the page's own scripts, once.
 * `enhance` calls it at `site:start`; the README (Events) has the senders.
 */
export function startReact(pins: Pins): void {
  if (isStarted) return;
  isStarted = true;
  preload(pins);
  // A dev server has `main` as its entry, which starts by itself.
  const load = () => (__DEV__ ? Promise.resolve() : import(/* webpackChunkName: "main" */ './main'));
  withRetries<unknown>(load).catch((error: unknown) => keepAsServed('script', error));
}

/** Reports that React does not start. The page stays as served, its forms are the browser's to send, or closed. */
export function keepAsServed(kind: FailureKind, error: unknown): void {
  console.error('The shell failed to start', error);
  reportFailure(kind, 'shell', error);
  dispatchEvent(new CustomEvent('site:frozen', { detail: document.body }));
}

// While another page's document loads, React need not start.
const { pathname } = location;
let isLeft = false;
const returns: (() => void)[] = [];

/** Records that another page's document is loading. */
export function markLeaving(): void {
  isLeft = true;
}

function stay(): void {
  // The address is another page's: this document is about to be replaced.
  if (location.pathname !== pathname) return;
  isLeft = false;
  for (const resume of returns.splice(0)) resume();
}

// A visitor comes back to the document as it was left, or has stopped the load and wants something here.
addEventListener('pageshow', stay);
addEventListener('site:start', stay);

/** Milliseconds after a press in which React does not start: what the press asks for comes first. */
const pressTime = 300;
let pressedAt = -pressTime;
addEventListener('pointerdown', () => (pressedAt = performance.now()), { capture: true, passive: true });

/** Resolves when the next stage may run: at once, a moment after a press, or when a visitor who is leaving has come back. */
export async function waitForTurn(): Promise<void> {
  const rest = pressedAt + pressTime - performance.now();
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  if (isLeft) await new Promise<void>((resolve) => returns.push(resolve));
}
