import type { Browser, Page } from '@playwright/test';
import { type Span, getRounds } from '../figures';
import type { Click } from '../results';
import { desk, nearby, noteAlive, openThrottled, whenAlive } from './throttled';

declare global {
  var __painted: Promise<number>;
}

/**
 * Makes the page measure from the next click until another heading is painted. The functions have no names, because
 * esbuild would call a helper for names that the page lacks.
 */
const armPaint = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const before = document.querySelector('h1')?.textContent;
    globalThis.__painted = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`No other heading than "${before}" within a minute.`)), 60_000);
      addEventListener(
        'click',
        (event) =>
          new MutationObserver((_changes, observer) => {
            const now = document.querySelector('h1')?.textContent;
            if (!now || now === before) return;
            observer.disconnect();
            // The frame that shows it is painted when this timer fires.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - event.timeStamp)));
          }).observe(document.body, { childList: true, subtree: true, characterData: true }),
        { capture: true, once: true },
      );
    });
  });

interface Asked {
  readonly url: string;
  readonly type: string;
  readonly start: number;
  end?: number;
  cached?: boolean;
}

/**
 * Records a page's network requests and their times (Chrome DevTools Protocol, Network domain). A cached script takes
 * no round trip, but Playwright would report it as a request like any other.
 */
async function noteAsked(page: Page): Promise<() => Asked[]> {
  const asked = new Map<string, Asked>();
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  client.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) =>
    asked.set(requestId, { url: request.url, type, start: Date.now() }),
  );
  const cached = (requestId: string) => {
    const one = asked.get(requestId);
    if (one) one.cached = true;
  };
  client.on('Network.requestServedFromCache', ({ requestId }) => cached(requestId));
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) cached(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId }) => {
    const one = asked.get(requestId);
    if (one) one.end = Date.now();
  });
  return () => [...asked.values()];
}

/** Documents, data and executed scripts. Prefetches for other links do not delay the visitor. */
function waitedFor(asked: readonly Asked[], since: number): Span[] {
  const ran = new Set(asked.filter(({ type }) => type === 'Script').map(({ url }) => url));
  return asked.flatMap(({ url, type, start, end, cached }) => {
    const waits =
      type === 'Document' ||
      type === 'Script' ||
      ((type === 'Fetch' || type === 'XHR') && (ran.has(url) || !url.endsWith('.js')));
    return waits && !cached && end !== undefined && start >= since ? [{ start, end }] : [];
  });
}

/**
 * Clicks a header link into a section that the visitor has not been to, at 4x CPU throttling.
 * @param pause milliseconds that the pointer rests on the link
 */
export async function clickFrom(
  browser: Browser,
  build: Click['build'],
  { origin, from, to, pause }: { origin: string; from: string; to: string; pause: number },
): Promise<Click> {
  const { page, context } = await openThrottled(browser, desk, nearby);
  try {
    await noteAlive(page);
    await page.goto(origin + from, { timeout: 60_000 });
    await whenAlive(page);
    // Idle work is then finished, or it is not needed for the click.
    await page.waitForTimeout(1_500);
    const link = page.locator(`header a[href="${to}"]:visible, main a[href="${to}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await armPaint(page);
    const box = await link.boundingBox();
    if (!box) throw new Error(`There is no link from ${from} to ${to}.`);
    const asked = await noteAsked(page);
    const pointed = Date.now();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    if (pause > 0) await page.waitForTimeout(pause);
    const clicked = Date.now();
    await page.mouse.down();
    await page.mouse.up();
    const painted = await page.evaluate(() => globalThis.__painted);
    // Without a pause, the fetch at the pointer's arrival on the link belongs to the click.
    const rounds = getRounds(waitedFor(asked(), pause > 0 ? clicked : pointed));
    return { build, to, pause, painted, rounds };
  } finally {
    await context.close();
  }
}
