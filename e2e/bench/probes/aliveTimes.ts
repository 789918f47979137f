import type { Browser } from '@playwright/test';
import type { AlivePair } from '../results';
import { noteAlive, openThrottled, phone, slow4G, whenAlive } from './throttled';

async function aliveTimes(browser: Browser, url: string) {
  const { page, context } = await openThrottled(browser, phone, slow4G);
  try {
    await noteAlive(page);
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    return await whenAlive(page);
  } finally {
    await context.close();
  }
}

/** Times until a route reacts under applied throttling, and the same document with plain `defer` directly after it. */
export async function aliveBesideDefer(
  browser: Browser,
  route: string,
  { site, deferred }: { readonly site: string; readonly deferred: string },
): Promise<AlivePair> {
  const own = await aliveTimes(browser, site + route);
  const other = await aliveTimes(browser, deferred + route);
  return { route, frame: own.frame, page: own.page, deferFrame: other.frame, deferPage: other.page };
}
