import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core';
import { chromiumArgs } from '../../chromiumArgs.js';
import type { AccessibleNode } from './AccessibleNode';
import { chromiumTree } from './chromiumTree';
import type { Engine, Tab, TabOptions } from './engine.contract';
import { allowTree, firefoxTree } from './firefoxTree';

/** Chromium by its own protocol, Firefox by WebDriver BiDi: one library speaks both. */
export async function startPuppeteer(name: 'chromium' | 'firefox', executablePath: string): Promise<Engine> {
  const browsers: Browser[] = [];
  const launch = async (extraPrefsFirefox: Record<string, unknown> = {}) => {
    const browser = await puppeteer.launch({
      browser: name === 'chromium' ? 'chrome' : 'firefox',
      executablePath,
      args: name === 'chromium' ? chromiumArgs : [allowTree],
      // Only against a hang: the machine may be busy.
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
      // Firefox has no switch for one tab: a browser of its own, without JavaScript as a whole.
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

/** Firefox asks for nothing by itself, plays films as where somebody sits before it, and its scrollbars take no room, as on phones. */
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
    // What the page itself writes is recorded in the page; Firefox hands out nothing else here.
    if (message.stackTrace().length === 0 && ['error', 'warn'].includes(message.type()))
      messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  page.setDefaultTimeout(180_000);
  return {
    open: async (url) => void (await page.goto(url)),
    // The library's own ways wait for a navigation to end, which in Firefox was once not told in three minutes where the
    // page reloaded itself.
    back: async () => void (await page.evaluate('history.back()')),
    forward: async () => void (await page.evaluate('history.forward()')),
    // A pointer that rests on a page brings its scripts before `load`; a script that is held would hold it.
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    evaluate: (expression) => page.evaluate(expression),
    moveTo: (x, y) => page.mouse.move(x, y),
    pressAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key as KeyInput),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot({ captureBeyondViewport: false })),
    accessibleTree: () => tree(page),
    consoleMessages: () => messages,
    close,
  };
}
