import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Lighthouse's mobile throttling: a quarter of the processor's speed, slow 4G applied to each request. */
export const slow4G = { latency: 562.5, downloadThroughput: 1_474.56 * 128, uploadThroughput: 675 * 128 };
/** Enough delay to tell round trips apart, without a bandwidth limit. */
export const nearby = { latency: 20, downloadThroughput: -1, uploadThroughput: -1 };

/** A line that is slow itself, as `openSlowLine`. */
export const unthrottled = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Sets the network's speed from now on. */
  readonly line: (speed: typeof slow4G) => Promise<void>;
}

export const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };
export const desk = { viewport: { width: 1280, height: 900 } };

/** A visitor with an empty cache, on a processor of a quarter of this machine's speed. */
export async function openThrottled(
  browser: Browser,
  device: Parameters<Browser['newContext']>[0],
  speed: typeof slow4G,
): Promise<Visitor> {
  const context = await browser.newContext({ ...device, bypassCSP: false });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const line = async (next: typeof slow4G) =>
    void (await client.send('Network.emulateNetworkConditions', { offline: false, ...next }));
  await line(speed);
  return { page, context, line };
}

interface Alive {
  readonly part: string;
  readonly at: number;
}
declare global {
  var __alive: Alive[];
}

/** Makes a page record when its parts react: `site:alive` with the name of a part, '' for the frame. */
export async function noteAlive(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.__alive = [];
    addEventListener('site:alive', (event) =>
      globalThis.__alive.push({ part: (event as CustomEvent<string>).detail, at: performance.now() }),
    );
  });
}

/**
 * Waits until the frame and all parts of a page react.
 *
 * @throws Error naming the page if they do not within a minute
 */
export async function whenAlive(page: Page): Promise<{ frame: number; page: number }> {
  const isAlive = () =>
    page.evaluate(() =>
      [
        '',
        ...[...document.querySelectorAll('[data-part]')].map((part) => part.getAttribute('data-part')),
      ].every((name) => globalThis.__alive.some(({ part }) => part === name)),
    );
  const end = Date.now() + 60_000;
  while (!(await isAlive())) {
    if (Date.now() > end) throw new Error(`Not all parts of ${page.url()} react after a minute.`);
    // A page that waits starts React at a sign of interest, and listens for one in idle time: an early key may be missed.
    await page.keyboard.press('Shift');
    await page.waitForTimeout(50);
  }
  const noted = await page.evaluate(() => globalThis.__alive);
  return {
    frame: noted.find(({ part }) => part === '')?.at ?? NaN,
    page: Math.max(...noted.map(({ at }) => at)),
  };
}
