import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { installDebianPackage } from '../api/testing/installDebianPackage';
import { ask } from '../shell/platform/hosts/testing/ask';
import { canaryCookie } from '../shell/platform/http/canaryCookie';
import { nginxConf } from '../shell/platform/hosts/nginxConf';
import { Store } from '../shell/platform/store/Store';
import { type AnotherCheckout, anotherCheckout, secondEdition, toSecondEdition } from './anotherCheckout';
import { type Drawn, drawBoth, getNumber } from './drawnVisitors';
import { type Nginx, hasNginx, startNginx } from './nginxProcess';
import { type SiteProcess, freePort, startSite } from './siteProcess';
import { type StoreCopy, storeCopy } from './storeCopy';
import { type Visit, openVisit, getGenerationId, waitForLife } from './visit';

let checkout: AnotherCheckout;
let store: StoreCopy;
let site: SiteProcess;
let folder: string;
/** nginx on the same store. */
let nginx: Nginx | undefined;
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
    const life = await waitForLife(page);
    expect(life.kept).toBe(life.served);
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
  live = (await new Store(store.folder).current()) ?? '';
  checkout = await anotherCheckout('e2e-canary-checkout');
  for (const name of ['projectsPage', 'caseStudiesPage'])
    await checkout.edit(`mfe-portfolio/content/${name}.ts`, toSecondEdition);
  site = await startSite({ SITE_DIR: store.folder });
  folder = await mkdtemp(path.join(tmpdir(), 'site-canary-'));
  if (!hasNginx()) installDebianPackage('nginx');
});

test.afterAll(async () => {
  await nginx?.stop();
  await site?.stop();
  await checkout?.remove();
  await store?.remove();
  if (folder) await rm(folder, { recursive: true, force: true });
});

test('without a canary nobody gets a cookie', async ({ browser }) => {
  const visit = await openVisit(browser);
  await visit.page.goto(`${site.url}/projects`);
  expect(await visit.page.context().cookies()).toEqual([]);
  await visit.page.context().close();
});

test('half of the new visitors get the new text on every page and click, looked at and proven before; the others none of it', async ({
  browser,
}) => {
  const said = await command('release', 'mfe-portfolio', '--canary', '50', '--prove', site.url);
  expect(said).toMatch(/^Canary: mfe-portfolio \w+ in generation \w+ for 50 % of new visitors$/m);
  // The server checks for another share every half second.
  await expect
    .poll(async () => (await fetch(`${site.url}/readyz`)).json() as Promise<unknown>)
    .toMatchObject({ site: { canary: { share: 50 } } });
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

test('a reader without JavaScript stays where they were drawn', async ({ browser }) => {
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

test('nginx shows the same visitors the same, and draws its own', async ({ browser }) => {
  test.skip(!hasNginx(), 'nginx is not installed here and cannot be: apt-get install nginx');
  const port = await freePort();
  const printed = nginxConf({ store: store.folder, listen: [`127.0.0.1:${port}`], accessLog: 'off' });
  // The host name of the visitors' cookies.
  nginx = await startNginx(path.join(folder, 'site'), port, printed, false);
  const origin = `http://localhost:${port}`;
  for (const [{ visit }, isNew] of [
    [inside, true],
    [outside, false],
  ] as const) {
    await visit.page.goto(`${origin}/case-studies`);
    expect((await main(visit).textContent())?.includes(secondEdition)).toBe(isNew);
  }
  const [one, other] = await drawBoth(browser, origin, { share: 50, live });
  for (const { visit } of [one, other]) {
    const life = await waitForLife(visit.page);
    expect(life.kept).toBe(life.served);
    // This nginx does not serve the bot check's stand-in.
    expect(visit.messages.filter((message) => !/404|captcha/i.test(message))).toEqual([]);
    await visit.page.context().close();
  }
  // Both visits ran without the API, whose messages do not matter here.
  inside.visit.messages.length = 0;
  outside.visit.messages.length = 0;
});

test('a greater share keeps who is in and lets in who is below it; who is not stays outside', async () => {
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

test('its end brings everybody back with the next document', async ({ browser }) => {
  const { page } = inside.visit;
  await page.goto(`${site.url}/projects`);
  await waitForLife(page);
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
