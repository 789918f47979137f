import { type Page } from '@playwright/test';

/** Simulates a phone without idle time: the loader continues when `__idle` is called. */
export const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    Object.assign(globalThis, {
      requestIdleCallback: (next: () => void) => waiting.push(next),
      __idle: () => {
        Object.assign(globalThis, { requestIdleCallback: (next: () => void) => setTimeout(next, 0) });
        while (waiting.length > 0) waiting.shift()?.();
      },
    });
  });

export const idle = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { __idle(): void }).__idle());

/** The last part of a page, below every window's first view. */
export const lastPart = '[data-part]>:last-child';
