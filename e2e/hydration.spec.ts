import { type Page, expect, test } from '@playwright/test';
import { axeFindings } from './axeFindings';
import { expectSound } from './expectSound';
import { interactiveRoutes, routes } from './routes';
import { getIntegrity } from 'shared-content/federation';
import { getDocumentScripts } from '../shell/site/client/getDocumentScripts';
import { holdScripts, openVisit, getPins, waitForHydration } from './visit';
import { visitEach } from './visitEach';

interface Words {
  readonly words: string;
  readonly heading: string;
}

/** The words of `main` as they stand, and as the document has them without JavaScript. */
const getWords = (page: Page): Promise<{ readonly shown: Words; readonly served: Words }> =>
  page.evaluate(async () => {
    const asOne = (text?: string | null) => text?.replace(/\s+/g, ' ').trim() ?? '';
    const wordsIn = (document: Document) => {
      const main = document.querySelector('main')?.cloneNode(true) as HTMLElement;
      const heading = asOne(main.querySelector('h1')?.textContent);
      // Without the captcha, whose states need JavaScript.
      for (const element of main.querySelectorAll('noscript, form')) element.remove();
      return { words: asOne(main.textContent), heading };
    };
    // A parser runs no script, and reads the content of `noscript` as elements.
    const html = await (await fetch(location.href)).text();
    const served = new DOMParser().parseFromString(html, 'text/html');
    return { shown: wordsIn(document), served: wordsIn(served) };
  });

for (const width of [390, 1280])
  // One visit for all checks of a page, as a load takes as long as they do.
  test(`at ${width} px every route hydrates without messages, replaced nodes or layout shifts, and is sound`, async ({
    browser,
    baseURL,
  }) => {
    const living: string[] = [];
    const atOnce: string[] = [];
    await visitEach(browser, routes, { width }, async ({ page, messages, scripts }, route) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      // No script is answered before all requests are made, so that a second round trip shows.
      const release = await holdScripts(page);
      // With data saving, nothing is prefetched.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', {
          configurable: true,
          value: { saveData: true, effectiveType: '4g' },
        });
      });
      await page.goto(`${baseURL}${route}`);
      const pins = await getPins(page);
      const all = Object.keys(getIntegrity(pins));
      // A static page, or one with islands, requests the other scripts when its visitor interacts.
      const hasIslands = (await page.locator('[data-hydrate]').count()) > 0;
      const waits = pins.static || hasIslands;
      const first = all.slice(0, waits ? 1 : undefined).sort();
      if (!waits) atOnce.push(route);
      const named = getDocumentScripts(pins).sort();
      await expect.poll(() => scripts.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(first.length);
      expect([...scripts].sort(), `${route}: first round`).toEqual(first);

      // With the font there, later shifts come from scripts. On a busy machine `ready` alone may come before its request.
      await page.evaluate(async () => {
        await document.fonts.load('1em "Instrument Sans Variable"');
        await document.fonts.ready;
      });
      await page.evaluate(
        () =>
          new Promise((resolve) =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() => {
                globalThis.__hydration.shift = 0;
                resolve(undefined);
              }),
            ),
          ),
      );
      // Each SVG file of a first view costs a document; only the page's sheet of small drawings is one.
      const svg = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => path.endsWith('.svg') && !/^\/(drawings\/|favicon)/.test(path)),
      );
      expect(svg, `${route}: pictures that are documents`).toEqual([]);
      release();
      const hydration = await waitForHydration(page);
      expect(hydration.alive, `${route} comes to life`).toContain('');
      expect(hydration.alive, route).toHaveLength((await page.locator('[data-part]').count()) + 1);
      expect(hydration.kept, `${route} keeps all server nodes`).toBe(hydration.served);
      expect(hydration.shift, `${route} does not shift: ${hydration.shifted.join(' ')}`).toBe(0);
      expect(hydration.frozen, route).toBe(0);
      expect(messages, route).toEqual([]);
      // Home's film loads when everything else is done.
      const asked = scripts.filter((script) => !script.endsWith('/film.js'));
      expect(asked.sort(), `${route}: no second round, each once`).toEqual(named);
      const bare = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[as=script]')]
          .filter((element) => ('src' in element ? element.src : element.href).includes('/assets/'))
          .filter((element) => !element.integrity.startsWith('sha256-'))
          .map((element) => element.outerHTML),
      );
      expect(bare, `${route}: scripts without integrity`).toEqual([]);
      const { shown, served } = await getWords(page);
      expect(served.words.length, route).toBeGreaterThan(10);
      expect(shown, route).toEqual(served);
      if (!pins.static) living.push(route);
      else expect(all, `${route} loads the shell alone`).toEqual(Object.keys(pins.shell.firstScript));
      await expectSound(page, route, width);
    });
    expect(atOnce, 'pages that hydrate at once').toEqual([]);
    expect(living.sort()).toEqual(['/', ...interactiveRoutes].sort());
  });

test('a submit before hydration is stored and replayed', async ({ browser, baseURL }) => {
  const { page } = await openVisit(browser);
  const release = await holdScripts(page);
  let posted = 0;
  await page.route('**/api/newsletter', (route) => {
    posted += 1;
    return route.fulfill({ json: { success: true, message: 'Thank you for subscribing.' } });
  });
  await page.goto(`${baseURL}/`);
  await page.getByLabel('Email address').fill('early@client.example.com');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByLabel('Email address').press('Enter');
  release();
  await expect(page.getByText(/Thank you for subscribing/)).toBeVisible();
  expect(posted).toBe(1);
  await page.context().close();
});

test('the accessibility check detects broken rules', async ({ page }) => {
  await page.goto('/blog');
  await page.evaluate(() => {
    document.querySelector('main h1')?.after(document.createElement('button'));
    document.querySelector('main h1')?.setAttribute('role', 'no-such-role');
  });
  const found = await axeFindings(page, { within: 'main', contrast: false });
  expect(found.map((line) => line.split(':')[0]).sort()).toEqual(['aria-roles', 'button-name']);
});
