import type { Browser } from '@playwright/test';

/** A click before React has started: the site's way, and a plain navigation to the document. */
export const ways = ['site', 'plain'] as const;
export type Way = (typeof ways)[number];

// Session storage outlives a document, so that a click within the page and a navigation are timed alike. Text, because
// esbuild's helper for function names does not exist in a page.
const noteTimes = `
  addEventListener('click', (event) => {
    sessionStorage.setItem('clicked', performance.timeOrigin + event.timeStamp);
    sessionStorage.setItem('heading', document.querySelector('h1').textContent);
  }, { capture: true, once: true });
  const look = () => {
    const heading = document.querySelector('h1')?.textContent;
    const last = sessionStorage.getItem('heading');
    if (last === null || !heading || heading === last) requestAnimationFrame(look);
    // The frame that shows it is painted when this timer fires.
    else setTimeout(() => sessionStorage.setItem('painted', performance.timeOrigin + performance.now()));
  };
  requestAnimationFrame(look);`;

/**
 * Clicks a link of a static page whose React has not started, at a quarter of the processor's speed. The plain
 * way is the same click with the site's scripts blocked: a navigation to the complete document.
 *
 * @param pause milliseconds that the pointer rests on the link
 * @returns milliseconds from the click until the next page's heading is painted
 * @throws Error if no other heading is painted within a minute
 */
export async function timeClick(
  browser: Browser,
  way: Way,
  { origin, from, to, pause }: { origin: string; from: string; to: string; pause: number },
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    if (way === 'plain') await page.route(/\.js$/, (route) => route.abort());
    await page.addInitScript(noteTimes);
    await page.goto(origin + from, { timeout: 60_000, waitUntil: 'load' });
    // Files that idle time brings have come by then.
    await page.waitForTimeout(8_000);
    const link = page.locator(`a[href="${to}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    // Moves the pointer to it after the scroll has ended.
    await link.hover();
    if (pause > 0) await page.waitForTimeout(pause);
    await page.mouse.down();
    await page.mouse.up();
    for (let tries = 0; tries < 600; tries += 1) {
      await page.waitForTimeout(100);
      // Fails between two documents.
      const painted = await page
        .evaluate(() => Number(sessionStorage.getItem('painted')) - Number(sessionStorage.getItem('clicked')))
        .catch(() => 0);
      if (painted > 0) return painted;
    }
    throw new Error(`A click to ${to} has painted no other heading within a minute.`);
  } finally {
    await context.close();
  }
}
