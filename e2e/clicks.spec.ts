import { type Browser, type Page, expect, test } from '@playwright/test';
import { type SectionsFile, getIntegrity, pinsIn, sectionsUrl } from 'shared-content/federation';
import { getPageScripts } from '../shell/site/client/prefetchLinks';
import { hero } from '../shell/site/content/hero';
import { getDocumentScripts } from '../shell/site/client/getDocumentScripts';
import { scriptProxy } from './scriptProxy';
import { openVisit, waitForIdle, waitForHydration } from './visit';

// Round trips, not times: on any network, a click costs the requests that must follow each other.

/** From Home into pages of each section: alone, in a folder that shares a script, with a lazy part of the kit. */
const ways = [
  { path: '/services/ai-ml', heading: /AI/ },
  { path: '/industries/healthcare', heading: /./ },
  { path: '/projects', heading: 'Our Projects' },
  { path: '/about', heading: /./ },
  { path: '/contact', heading: 'Get In Touch' },
] as const;

/** Home with everything that it loads by itself; its film's button comes last. */
async function homeAlive(browser: Browser, baseURL?: string, { saveData = false } = {}) {
  const proxy = await scriptProxy(baseURL ?? '');
  const { page } = await openVisit(browser, { motionless: true });
  // `openVisit` holds the map back, and with any interception the browser has no cache.
  await page.unrouteAll();
  if (saveData)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    });
  await page.goto(`${proxy.url}/`);
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: hero.play })).toBeVisible();
  return { proxy, page };
}

/** Scripts that a page needs and Home does not, named by its document or, on a static page, by the sections' pins. */
async function scriptsBeyondHome(page: Page, path: string): Promise<string[]> {
  const textAt = async (one: string) => (await page.request.get(new URL(one, page.url()).href)).text();
  const [home, there] = (await Promise.all(['/', path].map(textAt))).map(pinsIn);
  if (!home || !there) throw new Error('A document has no pins.');
  const { sections } = JSON.parse(await textAt(sectionsUrl)) as SectionsFile;
  const files = there.static ? getPageScripts(home, sections, path) : Object.keys(getIntegrity(there));
  const known = getDocumentScripts(home, '/');
  return files.filter((file) => !known.includes(file)).sort();
}

const link = (page: Page, path: string) => page.locator(`header a[href="${path}"]`).first();

const heading = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('heading', { level: 1, name });

for (const { path, heading: name } of ways)
  test(`a click on ${path}, or the pointer before it, loads all scripts once`, async ({
    browser,
    baseURL,
  }) => {
    for (const pause of [false, true]) {
      const { proxy, page } = await homeAlive(browser, baseURL);
      const wanted = await scriptsBeyondHome(page, path);
      expect(wanted.length).toBeGreaterThan(1);
      const before = proxy.asked.length;
      const since = () => [...new Set(proxy.asked.slice(before))].sort();
      if (pause) {
        // As a pointer does; the link may be in a closed menu.
        await link(page, path).dispatchEvent('pointerover', { bubbles: true });
        await expect.poll(since).toEqual(wanted);
        await expect
          .poll(() =>
            page.evaluate(
              (files) =>
                files.every((file) =>
                  performance
                    .getEntriesByType('resource')
                    .some(
                      (entry) =>
                        entry.name.endsWith(file) && (entry as PerformanceResourceTiming).responseEnd > 0,
                    ),
                ),
              wanted,
            ),
          )
          .toBe(true);
      }
      const release = pause ? undefined : proxy.hold();
      const atClick = proxy.asked.length;
      await link(page, path).evaluate((element) => (element as HTMLElement).click());
      // No answer is sent before everything is requested.
      if (release) await expect.poll(since).toEqual(wanted);
      release?.();
      await expect(heading(page, name)).toBeVisible();
      if (pause) expect(proxy.asked.slice(atClick), 'after the click').toEqual([]);
      expect(proxy.asked.slice(before).sort(), 'each once').toEqual(wanted);
      await page.context().close();
      await proxy.close();
    }
  });

test('a visible link is not prefetched', async ({ browser, baseURL }) => {
  const { proxy, page } = await homeAlive(browser, baseURL);
  const own = [...proxy.asked];
  await page.mouse.move(5, 300);
  await waitForIdle(page);
  expect(proxy.asked).toEqual(own);
  await page.context().close();
  await proxy.close();
});

test('with the data saver on, nothing is prefetched', async ({ browser, baseURL }) => {
  const { proxy, page } = await homeAlive(browser, baseURL, { saveData: true });
  const own = [...proxy.asked];
  await link(page, '/projects').hover();
  await link(page, '/projects').focus();
  await waitForIdle(page, 300);
  expect(proxy.asked).toEqual(own);
  await link(page, '/projects').click();
  await expect(heading(page, 'Our Projects')).toBeVisible();
  await page.context().close();
  await proxy.close();
});
