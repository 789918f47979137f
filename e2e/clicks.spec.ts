import { type Browser, type Page, expect, test } from '@playwright/test';
import { type SectionsFile, getIntegrity, pinsIn, sectionsUrl } from 'shared-content/federation';
import { getPageScripts } from '../shell/site/client/prefetchPageScripts';
import { hero } from '../shell/site/content/hero';
import { getDocumentScripts } from '../shell/site/client/getDocumentScripts';
import { scriptProxy } from './scriptProxy';
import { clickWhenReady, openVisit, waitForIdle, waitForHydration } from './visit';

// Round trips, not times: on any network, a click costs the requests that must follow each other.

/** From Home into pages: alone, in a folder that shares a script, with a lazy part of the kit. */
const ways = [
  { path: '/services/ai-ml', heading: /AI/ },
  { path: '/industries/healthcare', heading: /./ },
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
  const known = getDocumentScripts(home);
  return files.filter((file) => !known.includes(file)).sort();
}

const link = (page: Page, path: string) => page.locator(`header a[href="${path}"]`).first();

const heading = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('heading', { level: 1, name });

for (const { path, heading: name } of ways)
  test(`the pointer on a link to ${path} loads all scripts once, and the click mounts the page`, async ({
    browser,
    baseURL,
  }) => {
    const { proxy, page } = await homeAlive(browser, baseURL);
    const required = await scriptsBeyondHome(page, path);
    expect(required.length).toBeGreaterThan(1);
    const before = proxy.asked.length;
    const since = () => [...new Set(proxy.asked.slice(before))].sort();
    const release = proxy.hold();
    const clicked = clickWhenReady(link(page, path));
    // No answer is sent before everything is requested.
    await expect.poll(since).toEqual(required);
    await page.evaluate(() => Object.assign(globalThis, { clickedFrom: true }));
    release();
    await clicked;
    await expect(heading(page, name)).toBeVisible();
    await expect(heading(page, name)).toBeFocused();
    expect(await page.evaluate(() => 'clickedFrom' in globalThis), 'in the same document').toBe(true);
    // What comes after them makes Back ready.
    const asked = proxy.asked.slice(before, before + required.length);
    expect(asked.sort(), 'each once').toEqual(required);
    await page.context().close();
    await proxy.close();
  });

test('a click before the page is ready loads its document', async ({ browser, baseURL }) => {
  const { proxy, page } = await homeAlive(browser, baseURL);
  const release = proxy.hold();
  await page.evaluate(() => Object.assign(globalThis, { clickedFrom: true }));
  await link(page, '/projects').evaluate((element) => (element as HTMLElement).click());
  await expect(heading(page, 'Our Projects')).toBeVisible();
  expect(await page.evaluate(() => 'clickedFrom' in globalThis)).toBe(false);
  release();
  await page.context().close();
  await proxy.close();
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
