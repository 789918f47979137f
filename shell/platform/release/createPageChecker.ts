import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, ConsoleMessage, Frame, Page } from '@playwright/test';
import { errorWords } from 'shared-content/content';
import { type Pins, pinsElementId } from 'shared-content/federation';
import { textFaults } from '../compose/checks/textFaults';
import { parseHtml } from '../http/parseHtml';
import { getContentType } from '../http/getContentType';

/** Timeout for a page to hydrate, in milliseconds: far more than it needs, since the machine may be busy. */
const hydrationTimeout = 60_000;
const timeoutAfterThrow = 5_000;

interface PageObservations {
  hydratedParts: string[];
  violations: string[];
}
declare global {
  var __seen: PageObservations | undefined;
  /** The variable that `shell/site/client/main.ts` reads. */
  var __SITE_HYDRATE__: boolean | undefined;
}

/**
 * Prepares a browser to open pages of a site one after the other. All pages that are opened in the same way share a
 * window: the browser keeps its compiled code. A new window for each page would cost a third more.
 *
 * @param origin of the site; requests to other origins are blocked
 * @param folder the release store, for assets that pages load from another host
 * @returns a function that opens one page at a time, waits until it is hydrated, and resolves to its faults, a line
 *   each. It opens a static page twice: as visitors get it, and hydrated. The second time shows whether its code
 *   matches its document
 */
export async function createPageChecker(
  browser: Browser,
  origin: string,
  folder: string,
): Promise<(route: string) => Promise<string[]>> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await keepOthersOut(context, origin, folder);
  await context.addInitScript(() => {
    globalThis.__seen = { hydratedParts: [], violations: [] };
    addEventListener('site:hydrated', (event) =>
      globalThis.__seen?.hydratedParts.push((event as CustomEvent<string>).detail),
    );
    document.addEventListener('securitypolicyviolation', (event) =>
      globalThis.__seen?.violations.push(`${event.effectiveDirective} ${event.blockedURI}`),
    );
  });
  let asServed: Page | undefined;
  let hydrated: Page | undefined;
  return async (route) => {
    const faults = new Set<string>();
    try {
      asServed ??= await context.newPage();
      if (!(await checkPage(asServed, origin, route, faults))) return [...faults];
      hydrated ??= await newHydratedPage(context);
      await checkPage(hydrated, origin, route, faults);
      return [...faults];
    } catch (error) {
      // The next page gets new windows.
      for (const page of [asServed, hydrated]) await page?.close();
      asServed = hydrated = undefined;
      return [firstLine(error instanceof Error ? error.message : String(error))];
    }
  };
}

async function newHydratedPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    globalThis.__SITE_HYDRATE__ = true;
  });
  return page;
}

/**
 * Opens a page once and adds its faults to `faults`.
 *
 * @returns whether it is a static page
 */
async function checkPage(page: Page, origin: string, route: string, faults: Set<string>): Promise<boolean> {
  let isShown = false;
  let throws = (): void => {};
  const thrown = new Promise<void>((resolve) => (throws = resolve));
  // Messages of the previous page while it unloads do not count for this one.
  const onNavigated = (frame: Frame) => void (isShown ||= frame === page.mainFrame());
  const onError = (error: Error) => {
    if (!isShown) return;
    faults.add(explain(error.message));
    throws();
  };
  const onMessage = (message: ConsoleMessage) => {
    const { url } = message.location();
    // Blocked requests fail to load, and the not-found page itself answers 404.
    const elsewhere = url !== '' && !url.startsWith(`${origin}/`);
    if (isShown && message.type() === 'error' && !elsewhere && url !== `${origin}${route}`)
      faults.add(
        firstLine(message.text()) +
          (/Failed to load/.test(message.text()) ? ` (${url.slice(origin.length)})` : ''),
      );
  };
  page.on('framenavigated', onNavigated).on('pageerror', onError).on('console', onMessage);
  try {
    await page.goto(`${origin}${route}`, { timeout: hydrationTimeout });
    // A visitor's focus: the loader no longer waits for a first paint, which a busy machine may never report. A static page
    // starts React at the first sign that its visitor will interact.
    await page.evaluate(() => {
      for (const name of ['focusin', 'site:start']) dispatchEvent(new Event(name));
    });
    await waitForHydration(page, thrown);
    for (const fault of await page.evaluate(collectFaults, errorWords.title)) faults.add(fault);
    for (const { message } of textFaults(parseHtml(await page.content()))) faults.add(message);
    const pins = JSON.parse((await page.locator(`#${pinsElementId}`).textContent()) ?? '{}') as Pins;
    return pins.static ?? false;
  } finally {
    page.off('framenavigated', onNavigated).off('pageerror', onError).off('console', onMessage);
  }
}

/** Blocks other hosts' pages and the API. Assets of other hosts are answered from the store, which already has them. */
async function keepOthersOut(context: BrowserContext, origin: string, folder: string): Promise<void> {
  await context.route(
    (url) => url.origin !== origin || url.pathname.startsWith('/api/'),
    async (request) => {
      const url = new URL(request.request().url());
      if (url.pathname.startsWith('/assets/')) {
        const body = await readFile(path.join(folder, path.normalize(url.pathname))).catch(() => undefined);
        if (body)
          return request.fulfill({
            body,
            contentType: getContentType(url.pathname),
            headers: { 'Access-Control-Allow-Origin': '*' },
          });
      }
      if (url.pathname.includes('/api/')) return request.fulfill({ json: { success: false } });
      return request.fulfill({ contentType: 'text/html', body: '' });
    },
  );
}

/**
 * Waits until the router follows clicks and every part is hydrated or replaced, then two frames for their effects.
 *
 * @param thrown resolves when the page throws. It is refused then, and gets a moment, not the timeout, for other faults
 */
async function waitForHydration(page: Page, thrown: Promise<unknown>): Promise<void> {
  const hydrated = page
    .waitForFunction(
      () =>
        [
          '',
          ...[...document.querySelectorAll('[data-part]')].map((part) => part.getAttribute('data-part')),
        ].every((part) => globalThis.__seen?.hydratedParts.includes(part ?? '')),
      undefined,
      { timeout: hydrationTimeout, polling: 100 },
    )
    .catch(() => undefined);
  await Promise.race([hydrated, thrown.then(() => wait(timeoutAfterThrow, undefined, { ref: false }))]);
  await page.waitForLoadState('networkidle', { timeout: hydrationTimeout }).catch(() => undefined);
  await page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)))),
  );
}

/** Runs in the page as text, so it has no named function inside: esbuild would add a call to its helper. */
function collectFaults(errorTitle: string): string[] {
  const hydratedParts = globalThis.__seen?.hydratedParts ?? [];
  const parts = [...document.querySelectorAll('[data-part]')].map((part) => part.getAttribute('data-part'));
  return [
    ...(document.body.textContent?.includes(errorTitle) ? [`shows "${errorTitle}"`] : []),
    ...['', ...parts]
      .filter((part) => !hydratedParts.includes(part ?? ''))
      .map((part) => `${part || 'the router'} does not hydrate`),
    ...[...document.querySelectorAll('[data-frozen]')].map(() => 'a part stays frozen: its scripts failed'),
    ...(globalThis.__seen?.violations ?? []).map((what) => `breaks its policy: ${what}`),
  ];
}

const firstLine = (text: string) => text.split('\n')[0]?.slice(0, 300) ?? '';

/** React's production build names its errors by number. */
const explain = (message: string) =>
  /Minified React error #(418|419|421|422|423|425);/.test(message)
    ? `hydration mismatch: the browser’s markup differs from the document (${firstLine(message).slice(0, 30)})`
    : firstLine(message);
