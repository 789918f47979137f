import type { Browser, Page } from '@playwright/test';
import { type Span, roundsOf } from '../figures';
import type { Click } from '../results';
import { desk, nearby, noteAlive, openThrottled, whenAlive } from './throttled';

declare global {
  var __painted: Promise<number>;
}

/** Has the page measure from the next click until another heading is painted. No function has a name: esbuild would call its helper. */
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

/** Scripts, documents and data that the page waits for; pictures and fonts come beside. */
const counted = new Set(['document', 'script', 'fetch', 'xhr']);

/**
 * A click on a link of the header into a section that the visitor has not been to, 4x CPU.
 *
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
    // What the page does when it is idle is done, or it is not what it needs for the click.
    await page.waitForTimeout(1_500);
    const link = page.locator(`header a[href="${to}"]:visible, main a[href="${to}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await armPaint(page);
    const box = await link.boundingBox();
    if (!box) throw new Error(`There is no link from ${from} to ${to}.`);
    let clicked = Infinity;
    const spans: Span[] = [];
    const started = new Map<object, number>();
    page.on('request', (request) => {
      if (counted.has(request.resourceType()) && Date.now() >= clicked) started.set(request, Date.now());
    });
    page.on('requestfinished', (request) => {
      const start = started.get(request);
      if (start !== undefined) spans.push({ start, end: Date.now() });
    });
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    if (pause > 0) await page.waitForTimeout(pause);
    clicked = Date.now();
    await page.mouse.down();
    await page.mouse.up();
    const painted = await page.evaluate(() => globalThis.__painted);
    return { build, to, pause, painted, rounds: roundsOf(spans) };
  } finally {
    await context.close();
  }
}
