import { expect, test } from '@playwright/test';
import { ask } from '../shell/platform/hosts/testing/ask';
import { canaryCookie, getCookie } from '../shell/platform/http/canaryCookie';
import { SiteFolder } from '../shell/platform/store/SiteFolder';
import { type AnotherCheckout, anotherCheckout, secondEdition, toSecondEdition } from './anotherCheckout';
import { type Drawn, drawBoth, getNumber } from './drawnVisitors';
import { type SiteProcess, startSite } from './siteProcess';
import { type StoreCopy, storeCopy } from './storeCopy';
import { type Visit, openVisit, getGenerationId, waitForHydration } from './visit';

let checkout: AnotherCheckout;
let store: StoreCopy;
let site: SiteProcess;
let live: string;
let inside: Drawn;
let outside: Drawn;

const command = (...args: string[]) =>
  checkout.run(['shell/platform/release/cli.ts', ...args], { SITE_DIR: store.folder });
const pages = ['/projects', '/case-studies'] as const;
const main = (visit: Visit) => visit.page.locator('main');

/** Opens each page, clicks from each to the other, and checks that the text is all new or all old. */
async function readsThroughout({ visit, number }: Drawn, origin: string, isNew: boolean): Promise<void> {
  const { page, messages } = visit;
  const generations = new Set<string>();
  for (const [index, at] of pages.entries()) {
    await page.goto(origin + at);
    const hydration = await waitForHydration(page);
    expect(hydration.kept).toBe(hydration.served);
    expect((await main(visit).textContent())?.includes(secondEdition), `${at} as a document`).toBe(isNew);
    generations.add(await getGenerationId(page));
    const other = pages[1 - index]!;
    await page
      .locator(`header a[href="${other}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page.locator(`[data-part="mfe-portfolio ${other}"]`)).toBeVisible();
    expect((await main(visit).textContent())?.includes(secondEdition), `${other} by a click`).toBe(isNew);
  }
  expect(generations.size).toBe(1);
  expect(await getNumber(visit)).toBe(number);
  expect(messages).toEqual([]);
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  store = await storeCopy('e2e-canary');
  live = (await new SiteFolder(store.folder).current()) ?? '';
  checkout = await anotherCheckout('e2e-canary-checkout');
  for (const name of ['projectsPage', 'caseStudiesPage'])
    await checkout.edit(`mfe-portfolio/content/${name}.ts`, toSecondEdition);
  site = await startSite({ SITE_DIR: store.folder });
});

test.afterAll(async () => {
  await site?.stop();
  await checkout?.remove();
  await store?.remove();
});

test('without a canary no visitor gets a cookie', async ({ browser }) => {
  const visit = await openVisit(browser);
  await visit.page.goto(`${site.url}/projects`);
  expect(await visit.page.context().cookies()).toEqual([]);
  await visit.page.context().close();
});

test('half of the new visitors see the text of a 50 % canary on all pages', async ({ browser }) => {
  const said = await command('release', 'mfe-portfolio', '--canary', '50', '--prove', site.url);
  expect(said).toMatch(/^Canary: mfe-portfolio \w+ in generation \w+ for 50 % of new visitors$/m);
  // The server checks for another share every half second.
  const generation = /in generation (\w+)/.exec(said)?.[1] ?? '';
  await expect
    .poll(async () => {
      const headers = { Cookie: getCookie(generation, 49) };
      return (await fetch(`${site.url}/projects`, { headers })).headers.get('site-generation');
    })
    .toBe(generation);
  [inside, outside] = await drawBoth(browser, site.url, { share: 50, live });
  await readsThroughout(inside, site.url, true);
  await readsThroughout(outside, site.url, false);
  const [cookie] = await inside.visit.page.context().cookies();
  expect(cookie).toMatchObject({
    name: canaryCookie,
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: false,
  });
  expect(await inside.visit.page.evaluate(() => document.cookie)).toBe('');
});

test('a visitor without JavaScript keeps the drawn generation', async ({ browser }) => {
  const visit = await openVisit(browser, { javaScriptEnabled: false });
  await visit.page.goto(site.url);
  const number = (await getNumber(visit)) ?? NaN;
  for (const at of pages) {
    await visit.page.locator('header, footer').locator(`a[href="${at}"]:visible`).first().click();
    await expect(visit.page).toHaveURL(site.url + at);
    expect((await main(visit).textContent())?.includes(secondEdition), at).toBe(number < 50);
  }
  expect(await getNumber(visit)).toBe(number);
  await visit.page.context().close();
});

test('a larger share keeps its visitors and adds those below the new limit', async () => {
  await command('canary', String(outside.number + 1));
  const reads = async ({ visit }: Drawn) => {
    await visit.page.goto(`${site.url}/projects`);
    return (await main(visit).textContent())?.includes(secondEdition);
  };
  await expect.poll(() => reads(outside)).toBe(true);
  expect(await reads(inside)).toBe(true);
  await command('canary', String(outside.number));
  await expect.poll(() => reads(outside)).toBe(false);
  await readsThroughout(inside, site.url, true);
});

test('after its end all visitors get the live generation with their next document', async ({ browser }) => {
  const { page } = inside.visit;
  await page.goto(`${site.url}/projects`);
  await waitForHydration(page);
  await expect(main(inside.visit)).toContainText(secondEdition);
  await command('canary', 'end', '--reason', 'seen enough');
  await expect
    .poll(async () => (await ask(site.url, { path: '/projects' })).headers['set-cookie'] ?? 'none')
    .toBe('none');
  // A tab keeps the sections that it knows, but a document is always the live one.
  await page.goto(`${site.url}/case-studies`);
  await expect(main(inside.visit)).not.toContainText(secondEdition);
  expect(await getGenerationId(page)).toBe(live);
  await readsThroughout(inside, site.url, false);
  const later = await openVisit(browser);
  await later.page.goto(`${site.url}/projects`);
  expect(await later.page.context().cookies()).toEqual([]);
  expect(await command('history', '--most', '1')).toMatch(/canary .* has ended \[.*"seen enough"\]/);
  for (const visit of [inside.visit, outside.visit, later]) await visit.page.context().close();
});
