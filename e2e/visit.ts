import type { Browser, Locator, Page } from '@playwright/test';
import {
  type Pins,
  type SectionPins,
  type SectionsFile,
  pinsElementId,
  sectionsUrl,
} from 'shared-content/federation';

/** A record of how a page hydrated. */
export interface Visit {
  readonly page: Page;
  /** Warnings, errors and uncaught exceptions. */
  readonly messages: string[];
  /** Scripts of the site in the order of their requests. */
  readonly scripts: string[];
}

export interface Hydration {
  /** Elements from the server, and the number that React kept when the last part hydrated. */
  readonly served: number;
  readonly kept: number;
  /** Cumulative layout shift so far. */
  readonly shift: number;
  /** What shifted, for a failure's message. */
  readonly shifted: string[];
  /** `data-part` of parts that work; '' once the router follows clicks. */
  readonly alive: string[];
  readonly frozen: number;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

declare global {
  /** Read by `shell/site/client/main.ts`. */
  var __SITE_HYDRATE__: boolean | undefined;
  var __hydration: {
    served: Element[];
    words: number;
    kept: number;
    shift: number;
    shifted: string[];
    alive: string[];
  };
}

export interface VisitOptions {
  /** Width of the window, in px. */
  readonly width?: number;
  readonly javaScriptEnabled?: boolean;
  /** Switches off motion where a test ignores it and it only costs time. */
  readonly motionless?: boolean;
  /** Hydrates static pages, as the browser gate does and no visitor's browser. */
  readonly hydrated?: boolean;
}

/**
 * Opens a page that records the server's elements, layout shifts and hydration. It uses no routes, because a page
 * with a route has no cache and compiles every script anew.
 */
export async function openVisit(browser: Browser, options: VisitOptions = {}): Promise<Visit> {
  const { width = 1280, javaScriptEnabled = true, motionless = false, hydrated = false } = options;
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    javaScriptEnabled,
    reducedMotion: motionless ? 'reduce' : 'no-preference',
  });
  const page = await context.newPage();
  const messages: string[] = [];
  const scripts: string[] = [];
  page.on('console', (message) => {
    // Chromium's remark on slow loads: the scripts come late on purpose, and this machine is sometimes slow.
    if (message.text().includes('was preloaded using link preload but not used')) return;
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) scripts.push(pathname);
  });
  if (hydrated)
    await page.addInitScript(() => {
      globalThis.__SITE_HYDRATE__ = true;
    });
  await page.addInitScript(() => {
    globalThis.__hydration = { served: [], words: 0, kept: 0, shift: 0, shifted: [], alive: [] };
    addEventListener('site:hydrated', (event) => {
      globalThis.__hydration.alive.push((event as CustomEvent<string>).detail);
      // Counted here, because a hydrated part may later remove elements itself.
      globalThis.__hydration.kept = globalThis.__hydration.served.filter(
        (element) => element.isConnected,
      ).length;
    });
    addEventListener('DOMContentLoaded', () => {
      globalThis.__hydration.served = [...document.querySelectorAll('#root *')];
      globalThis.__hydration.words = document.querySelector('main')?.textContent?.length ?? 0;
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput) {
          globalThis.__hydration.shift += entry.value;
          for (const { node } of entry.sources)
            globalThis.__hydration.shifted.push(
              node instanceof Element ? node.outerHTML.slice(0, 160) : String(node?.nodeName),
            );
        }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return { page, messages, scripts };
}

/** Starts React on a static page. It does so at the visitor's first sign of interaction, as when a mouse reaches a link. */
export const startReact = (page: Page): Promise<void> =>
  page.evaluate(() => void dispatchEvent(new Event('site:start')));

/**
 * Points at a link as a visitor does whose mouse rests there, until its page is ready, and clicks it. The page is then
 * mounted; a click that comes earlier may load its document instead.
 */
export async function clickWhenReady(link: Locator): Promise<void> {
  await link.evaluate(
    (element) =>
      new Promise<void>((resolve, reject) => {
        const { pathname } = element as HTMLAnchorElement;
        setTimeout(() => reject(new Error(`${pathname} does not become ready`)), 60_000);
        addEventListener('site:ready', (event) => {
          if ((event as CustomEvent<string>).detail === pathname) resolve();
        });
        // An event, as the link may be in a closed menu.
        element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
      }),
  );
  await link.evaluate((element) => (element as HTMLAnchorElement).click());
}

/** Waits until the router follows clicks and every part of the page reacts, or `timeout` milliseconds have passed. */
export async function waitForHydration(page: Page, timeout = 60_000): Promise<Hydration> {
  await startReact(page);
  await page
    .waitForFunction(
      () => {
        const parts = [...document.querySelectorAll('[data-part]')].map((part) =>
          part.getAttribute('data-part'),
        );
        return ['', ...parts].every((part) => globalThis.__hydration.alive.includes(part ?? ''));
      },
      undefined,
      { timeout },
    )
    .catch(() => undefined);
  await waitForLayout(page).catch(() => undefined);
  return getHydration(page);
}

/** Waits for two idle moments, `pause` ms apart. A busy machine may never report one, so each takes at most two seconds. */
export const waitForIdle = (page: Page, pause = 0): Promise<unknown> =>
  page.evaluate(async (between) => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
    await idle();
    await new Promise((resolve) => setTimeout(resolve, between));
    await idle();
  }, pause);

/** Waits until the loader has added the deferred stylesheet and laid out the whole page, with the footer last. */
export const waitForLayout = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => {
      const footer = document.querySelector('footer');
      return (
        (!footer || getComputedStyle(footer).contentVisibility === 'visible') &&
        document.querySelector<HTMLLinkElement>('link[data-document]')?.sheet
      );
    },
    undefined,
    { timeout: 10_000 },
  );

const getHydration = (page: Page): Promise<Hydration> =>
  page.evaluate(() => ({
    served: globalThis.__hydration.served.length,
    kept: globalThis.__hydration.kept,
    shift: globalThis.__hydration.shift,
    shifted: globalThis.__hydration.shifted,
    alive: globalThis.__hydration.alive,
    frozen: document.querySelectorAll('[data-frozen]').length,
  }));

/** The sections for the page's next click: those that it has requested, else the live ones. */
export async function getSections(page: Page): Promise<SectionPins> {
  const file = await page.evaluate(
    async (url) => (await fetch(url, { cache: 'force-cache' })).json() as Promise<SectionsFile>,
    sectionsUrl,
  );
  return file.sections;
}

/** The generation that currently serves this visitor at the page's URL. */
export async function getGenerationId(page: Page): Promise<string> {
  return (await page.request.head(page.url())).headers()['site-generation'] ?? '';
}

export async function getPins(page: Page): Promise<Pins> {
  return JSON.parse((await page.locator(`#${pinsElementId}`).textContent()) ?? '') as Pins;
}

/** Holds requests under `url` until the returned function is called. */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  let release = (): void => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** Holds the site's scripts, or one app's, until the returned function is called. */
export const holdScripts = (page: Page, app = '**'): Promise<() => void> =>
  holdBack(page, `**/assets/${app}/**/*.js`);
