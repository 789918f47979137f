import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core';
import { chromiumArgs } from '../../chromiumArgs.js';
import type { AccessibleNode } from './AccessibleNode';
import { chromiumTree } from './chromiumTree';
import type { Engine, Tab, TabOptions } from './engine.contract';
import { allowTree, firefoxTree } from './firefoxTree';

/** Drives Chromium by its own protocol and Firefox by WebDriver BiDi, through one library. */
export async function startPuppeteer(name: 'chromium' | 'firefox', executablePath: string): Promise<Engine> {
  const browsers: Browser[] = [];
  const launch = async (extraPrefsFirefox: Record<string, unknown> = {}) => {
    const browser = await puppeteer.launch({
      browser: name === 'chromium' ? 'chrome' : 'firefox',
      executablePath,
      args: name === 'chromium' ? chromiumArgs : [allowTree],
      // Milliseconds, only against a hang: the machine may be busy.
      protocolTimeout: 600_000,
      timeout: 180_000,
      extraPrefsFirefox: name === 'firefox' ? { ...quiet, ...extraPrefsFirefox } : undefined,
    });
    browsers.push(browser);
    return browser;
  };
  const main = await launch();
  return {
    name,
    version: await main.version(),
    newTab: async ({ javaScript = true }: TabOptions = {}) => {
      // Firefox cannot switch JavaScript off per tab, so such a tab gets its own browser.
      const silent = !javaScript && name === 'firefox';
      const browser = silent ? await launch({ 'javascript.enabled': false }) : main;
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      if (!javaScript && !silent) await page.setJavaScriptEnabled(false);
      const end = () => context.close();
      return getTab(page, name === 'chromium' ? chromiumTree : firefoxTree, end);
    },
    close: async () => {
      await Promise.all(browsers.map((browser) => browser.close()));
    },
  };
}

/** Firefox makes no requests of its own, plays films as for a user, and has scrollbars without width, as on phones. */
const quiet = {
  'ui.useOverlayScrollbars': 1,
  'media.autoplay.default': 0,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

function getTab(
  page: Page,
  tree: (page: Page) => Promise<readonly AccessibleNode[]>,
  close: () => Promise<void>,
): Tab {
  const messages: string[] = [];
  page.on('console', (message) => {
    // The page's own messages are recorded in the page. Firefox provides no others here.
    if (message.stackTrace().length === 0 && ['error', 'warn'].includes(message.type()))
      messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  page.setDefaultTimeout(180_000);
  return {
    open: async (url) => void (await page.goto(url)),
    // The library's methods wait for the navigation's end. In Firefox, it was once not reported for three minutes
    // after the page reloaded itself.
    back: async () => void (await page.evaluate('history.back()')),
    forward: async () => void (await page.evaluate('history.forward()')),
    // Firefox may not report the end of a reload either. A pointer that rests on a page loads its scripts before `load`, so
    // a held script would delay `load`: the new document has been parsed.
    reload: async () => {
      await page.evaluate('globalThis.__left = true; location.reload()');
      const isNew = 'globalThis.__left !== true && document.readyState !== "loading"';
      while (!(await page.evaluate(isNew).catch(() => false))) await wait(50);
    },
    evaluate: (expression) => page.evaluate(expression),
    moveTo: (x, y) => page.mouse.move(x, y),
    pressDown: () => page.mouse.down(),
    release: () => page.mouse.up(),
    press: (key) => page.keyboard.press(key as KeyInput),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot({ captureBeyondViewport: false })),
    accessibleTree: () => tree(page),
    consoleMessages: () => messages,
    close,
  };
}
