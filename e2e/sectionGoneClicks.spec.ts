import { type Page, expect, test } from '@playwright/test';
import { type SectionEntry, sections } from 'shared-content/federation';
import { abort404, getChunks, getEntry, tamper } from './brokenScripts';
import { openVisit, getPins, waitForHydration, startReact } from './visit';
import { sideBySide } from './visitEach';

/** Waits for the document of a page whose scripts are missing. It stays as served, and works where it is static. */
async function expectDocument(page: Page, { name }: SectionEntry, path: string): Promise<void> {
  await page.waitForFunction(() => !('clickedFrom' in globalThis), undefined, { timeout: 60_000 });
  await startReact(page);
  if ((await getPins(page)).static)
    await page.waitForFunction((part) => globalThis.__hydration.alive.includes(part), `${name} ${path}`);
  else await expect(page.locator('[data-frozen]')).toHaveCount(1, { timeout: 60_000 });
  await expect(page.locator('main h1')).toBeVisible();
}

const markDocument = (page: Page) => page.evaluate(() => Object.assign(globalThis, { clickedFrom: true }));

/** Opens a page of another section, whose own scripts still load, and marks its document. */
async function openBeside(page: Page, { name }: SectionEntry, baseURL = ''): Promise<void> {
  await page.goto(`${baseURL}${name === 'mfe-company' ? '/projects' : '/blog'}`);
  await startReact(page);
  await page.waitForFunction(() => globalThis.__hydration.alive.length > 1);
  await markDocument(page);
}

const linkTo = (page: Page, target: string) =>
  page.locator('header, footer').locator(`a[href="${target}"]:visible`).first();

/** One whose first page is static, and one whose first page is live. */
const clicked = sections.filter(({ name }) => /services|company/.test(name));

test('a click into a section with tampered chunks runs none and loads the document', async ({
  browser,
  baseURL,
}) => {
  await sideBySide(clicked, 2, async (section) => {
    const { page } = await openVisit(browser);
    await page.route(getChunks(section), tamper);
    await openBeside(page, section, baseURL);
    const target = section.prefixes[0] ?? '';
    const asked = page.waitForResponse(getChunks(section));
    await linkTo(page, target).hover();
    await asked;
    await linkTo(page, target).click();
    await expect(page).toHaveURL(new RegExp(`${target}$`), { timeout: 60_000 });
    await expectDocument(page, section, target);
    expect(await page.evaluate(() => 'tampered' in globalThis), section.name).toBe(false);
    await page.context().close();
  });
});

test('a click into a section without its entry loads the document, whose links work', async ({
  browser,
  baseURL,
}) => {
  await sideBySide(clicked, 2, async (section) => {
    const { page } = await openVisit(browser);
    await page.route(getEntry(section), abort404);
    await openBeside(page, section, baseURL);
    const target = section.prefixes[0] ?? '';
    const asked = page.waitForResponse(getEntry(section));
    await linkTo(page, target).hover();
    await asked;
    await linkTo(page, target).click();
    await expect(page).toHaveURL(new RegExp(`${target}$`), { timeout: 60_000 });
    await expectDocument(page, section, target);
    // A link within it works.
    await page.locator('main a[href^="/"]').first().click();
    await expect(page.locator('main h1')).toBeVisible();
    await page.context().close();
  });
});

for (const [way, answer] of [
  ['refused', abort404],
  ['hanging', () => new Promise(() => {})],
] as const)
  test(`a click into another section works when sections.json is ${way}`, async ({ browser, baseURL }) => {
    const { page } = await openVisit(browser);
    await page.route('**/sections.json', answer);
    await page.goto(`${baseURL}/projects`);
    // Its own section does not need that file.
    expect((await waitForHydration(page)).frozen).toBe(0);
    await markDocument(page);
    await page.locator('header a[href="/about"]').first().click();
    await expect(page).toHaveURL(/\/about$/, { timeout: 60_000 });
    await page.waitForFunction(() => !('clickedFrom' in globalThis), undefined, { timeout: 60_000 });
    expect((await waitForHydration(page)).frozen).toBe(0);
    await page.context().close();
  });

test('a click into a hanging section loads its document, with query and fragment, and Back restores the place', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openVisit(browser);
  await page.route(/\/assets\/mfe-contact\//, () => new Promise(() => {}));
  await page.goto(`${baseURL}/careers`);
  await waitForHydration(page);
  const apply = page.locator('main a[href^="/contact?job="]').first();
  const href = (await apply.getAttribute('href')) ?? '';
  await apply.hover();
  await apply.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Get In Touch' })).toBeVisible();
  expect(page.url()).toBe(new URL(href, baseURL).href);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  // With a fragment in the address, the document opens there.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(/\/assets\/mfe-company\//, abort404);
  await page.goto(`${baseURL}/projects`);
  await waitForHydration(page);
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => {
    history.pushState({ key: 'part', idx: 9 }, '', '/privacy-policy#security');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  // The address changes at once, so only the load tells that the document has come.
  await loaded;
  await expect
    .poll(async () => {
      await startReact(page);
      return page.locator('[data-frozen]').count();
    })
    .toBe(1);
  expect(page.url()).toMatch(/\/privacy-policy#security$/);
  await expect(page.locator('#security')).toBeInViewport();
  await page.context().close();
});
