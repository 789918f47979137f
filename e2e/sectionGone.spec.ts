import { type Page, expect, test } from '@playwright/test';
import { company } from 'shared-content/content';
import { type SectionEntry, findSection, sections } from 'shared-content/federation';
import {
  abort404,
  getChunks,
  getEntry,
  getPageChunk,
  republish,
  tamper,
  throwingChunk,
} from './brokenScripts';
import { interactiveRoutes } from './routes';
import { openVisit, getPins, startReact } from './visit';
import { visitEach } from './visitEach';

const ways: Record<string, (page: Page, section: SectionEntry, path: string) => Promise<unknown>> = {
  'entry missing': (page, section) => page.route(getEntry(section), abort404),
  'chunks missing': (page, section) => page.route(getChunks(section), abort404),
  'wrong integrity': (page, section) => page.route(getEntry(section), tamper),
  'server not answering': (page, section) => page.route(getEntry(section), () => new Promise(() => {})),
  'entry that throws at start': (page, section) =>
    republish(page, getEntry(section), () => 'throw new Error("broken on purpose")'),
  'page that throws while rendering': (page, section, path) =>
    republish(page, path === '/' ? getChunks(section) : getPageChunk(section, path), throwingChunk),
};

/** Every page that needs scripts of a section. */
const interactivePages = ['/', ...interactiveRoutes];
/** Of the legal pages, which are alike, one. */
const brokenPages = interactivePages.filter((path) => path !== '/terms-of-service');
/** An entry fails alike for all pages: here a part of the shell's page, a page, and a form. */
const pagesOfEntries = ['/', '/about', '/contact'];
/** Below each prefix one page that needs none (`e2e/staticPages.spec.ts`). */
const staticPages = sections
  .flatMap(({ prefixes }) => prefixes)
  .filter((path) => !interactivePages.includes(path));

const getBrokenSection = (path: string): SectionEntry => {
  const section = findSection(path) ?? sections.find(({ name }) => name === 'mfe-contact');
  if (!section) throw new Error('no section');
  return section;
};

/** The page has kept its words, and its header can be used. */
async function expectReadable(page: Page, path: string): Promise<void> {
  const words = await page.evaluate(() => globalThis.__hydration.words);
  expect(words, path).toBeGreaterThan(10);
  expect((await page.locator('main').textContent())?.length, `${path} keeps its text`).toBeGreaterThanOrEqual(
    words * 0.98,
  );
  await expect(page.locator('main h1'), path).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' }), path).toHaveCount(0);
  const home = page.getByRole('banner').getByRole('link', { name: /Shapla/ });
  await expect(home.first(), path).toBeVisible();
}

for (const [way, breakIt] of Object.entries(ways))
  test(`${way}: each kind of page is readable on first load and the header works`, async ({
    browser,
    baseURL,
  }) => {
    const pages = /entry|integrity|server/.test(way) ? pagesOfEntries : brokenPages;
    await visitEach(browser, pages, { width: 390, motionless: true }, async ({ page }, path) => {
      const section = getBrokenSection(path);
      // This test only checks text and controls.
      await page.route(/\.(avif|webp|png|webm|mp4)$/, (route) => route.abort());
      await breakIt(page, section, path);
      await page.goto(`${baseURL}${path}`);
      await startReact(page);
      await page.waitForFunction(() => globalThis.__hydration.alive.includes(''), undefined, {
        timeout: 20_000,
      });
      if (way !== 'server not answering')
        // All attempts with their pauses (`backOff` in withRetries.ts) end long before.
        await expect(page.locator(`[data-part^="${section.name} "]`), path).toHaveAttribute(
          'data-frozen',
          '',
          { timeout: 20_000 },
        );
      await expectReadable(page, path);
    });
  });

test('a static page requests no script of its section and hydrates without them', async ({
  browser,
  baseURL,
}) => {
  expect(staticPages.length).toBeGreaterThan(3);
  await visitEach(browser, staticPages, { width: 390, motionless: true }, async ({ page, scripts }, path) => {
    const { name } = getBrokenSection(path);
    await page.route(new RegExp(`/assets/${name}/[^/]+/.+\\.js`), abort404);
    await page.goto(`${baseURL}${path}`);
    await startReact(page);
    await page.waitForFunction(
      (parts) => parts.every((part) => globalThis.__hydration.alive.includes(part)),
      ['', `${name} ${path}`],
    );
    expect((await getPins(page)).static, path).toBe(true);
    await expect(page.locator('[data-frozen]'), path).toHaveCount(0);
    expect(scripts.filter((script) => script.includes(name))).toEqual([]);
    await expectReadable(page, path);
  });
});

test('without its section’s scripts the contact form is the browser’s, the sign-up is closed; both name the address', async ({
  browser,
  baseURL,
}) => {
  for (const path of ['/contact', '/']) {
    const { page } = await openVisit(browser);
    await page.route(/\/assets\/mfe-contact\/[^/]+\/remoteEntry\.js/, abort404);
    await page.goto(`${baseURL}${path}`);
    await startReact(page);
    const form = page.locator('main form').first();
    await expect(form.getByText('This form didn’t load.')).toBeVisible();
    await expect(form.getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      `mailto:${company.email}`,
    );
    await expect(form.getByRole('link', { name: company.phone.label })).toHaveAttribute(
      'href',
      company.phone.href,
    );
    const button = form.getByRole('button', { name: /^(Send|Sign)/ });
    await (path === '/contact' ? expect(button).toBeEnabled() : expect(button).toBeDisabled());
    await page.context().close();
  }
});

test('typed text stays when the entry fails to load, and a submit shows the reason', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openVisit(browser);
  let give = (): void => {};
  const gate = new Promise<void>((resolve) => (give = resolve));
  await page.route(/\/assets\/mfe-contact\/[^/]+\/remoteEntry\.js/, async (route) => {
    await gate;
    await abort404(route);
  });
  await page.goto(`${baseURL}/`);
  await page.getByLabel('Email address').fill('early@client.example.com');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  give();
  await expect(page.locator('main form').getByText('This form didn’t load.')).toBeFocused();
  await expect(page.getByLabel('Email address')).toHaveValue('early@client.example.com');
  await page.context().close();
});
