import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import { installDebianPackage } from '../api/testing/installDebianPackage';
import { canaryAnswers } from '../shell/platform/hosts/canaryAnswers';
import { ask, askRow } from '../shell/platform/hosts/testing/ask';
import { canaryCookie } from '../shell/platform/http/canaryCookie';
import { nginxConf } from '../shell/platform/hosts/nginxConf';
import { readCanary, removeCanary } from '../shell/platform/store/canary';
import { Store } from '../shell/platform/store/Store';
import { markCanary, servedCanary } from '../shell/platform/testing/fakeCanary';
import { fakeSite, releaseFake } from '../shell/platform/testing/fakeSite';
import { type AnotherCheckout, anotherCheckout, secondEdition, toSecondEdition } from './anotherCheckout';
import { type Nginx, hasNginx, startNginx } from './nginxProcess';
import { type SiteProcess, freePort, startSite } from './siteProcess';
import { type StoreCopy, storeCopy } from './storeCopy';
import { type Visit, openVisit, pinsOf, waitForLife } from './visit';

let checkout: AnotherCheckout;
let store: StoreCopy;
let site: SiteProcess;
let folder: string;
/** The same store behind nginx. */
let nginx: Nginx | undefined;
let live: string;

/** A visitor who was drawn, and their number. */
interface Drawn {
  readonly visit: Visit;
  readonly number: number;
}
let inside: Drawn;
let outside: Drawn;

const command = (...args: string[]) =>
  checkout.run(['shell/platform/release/cli.ts', ...args], { SITE_DIR: store.folder });
const pages = ['/projects', '/case-studies'] as const;
const main = (visit: Visit) => visit.page.locator('main');

async function numberOf({ page }: Visit): Promise<number | undefined> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === canaryCookie);
  return cookie && Number(/\.(\d\d)$/.exec(cookie.value)?.[1]);
}

/** New visitors until there is one of either kind: at half of them each, twenty of one kind do not happen. */
async function drawBoth(browser: Browser, origin: string, share: number): Promise<[Drawn, Drawn]> {
  const found = new Map<boolean, Drawn>();
  for (let visitor = 0; visitor < 40 && found.size < 2; visitor += 1) {
    const visit = await openVisit(browser);
    await visit.page.goto(`${origin}/projects`);
    const number = (await numberOf(visit)) ?? NaN;
    const isIn = (await pinsOf(visit.page)).generation !== live;
    expect([number, number < share]).toEqual([number, isIn]);
    // The last number is in no share.
    if (found.has(isIn) || number === 99) await visit.page.context().close();
    else found.set(isIn, { visit, number });
  }
  return [found.get(true)!, found.get(false)!];
}

/** Opens each page, clicks from each to the other, and looks whether all of it is the new text or none. */
async function readsThroughout({ visit, number }: Drawn, origin: string, isNew: boolean): Promise<void> {
  const { page, messages } = visit;
  const generations = new Set<string>();
  for (const [index, at] of pages.entries()) {
    await page.goto(origin + at);
    const life = await waitForLife(page);
    expect(life.kept).toBe(life.served);
    expect((await main(visit).textContent())?.includes(secondEdition), `${at} as a document`).toBe(isNew);
    generations.add((await pinsOf(page)).generation);
    const other = pages[1 - index]!;
    await page
      .locator(`header a[href="${other}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page.locator(`[data-part="mfe-portfolio ${other}"]`)).toBeVisible();
    expect((await main(visit).textContent())?.includes(secondEdition), `${other} by a click`).toBe(isNew);
  }
  expect(generations.size).toBe(1);
  expect(await numberOf(visit)).toBe(number);
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
  // The server looks for another share every half second.
  await expect
    .poll(async () => (await fetch(`${site.url}/api/readyz`)).json() as Promise<unknown>)
    .toMatchObject({ site: { canary: { share: 50 } } });
  [inside, outside] = await drawBoth(browser, site.url, 50);
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
  const number = (await numberOf(visit)) ?? NaN;
  for (const at of pages) {
    await visit.page.locator(`header a[href="${at}"]`).first().click({ force: true });
    await expect(visit.page).toHaveURL(site.url + at);
    expect((await main(visit).textContent())?.includes(secondEdition), at).toBe(number < 50);
  }
  expect(await numberOf(visit)).toBe(number);
  await visit.page.context().close();
});

test('nginx shows the same visitors the same, and draws its own', async ({ browser }) => {
  test.skip(!hasNginx(), 'nginx is not installed here and cannot be: apt-get install nginx');
  const port = await freePort();
  const printed = nginxConf({ store: store.folder, listen: [`127.0.0.1:${port}`] });
  // The name that the visitors' cookies are for.
  nginx = await startNginx(path.join(folder, 'site'), port, printed, false);
  const origin = `http://localhost:${port}`;
  for (const [{ visit }, isNew] of [
    [inside, true],
    [outside, false],
  ] as const) {
    await visit.page.goto(`${origin}/case-studies`);
    expect((await main(visit).textContent())?.includes(secondEdition)).toBe(isNew);
  }
  const [one, other] = await drawBoth(browser, origin, 50);
  for (const { visit } of [one, other]) {
    const life = await waitForLife(visit.page);
    expect(life.kept).toBe(life.served);
    // The bot check's stand-in is not behind this nginx.
    expect(visit.messages.filter((message) => !/404|captcha/i.test(message))).toEqual([]);
    await visit.page.context().close();
  }
  // Both were there without the API, whose words are another matter.
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

test('its end brings everybody back with the next document; an open tab goes on as it began', async ({
  browser,
}) => {
  const { page } = inside.visit;
  await page.goto(`${site.url}/projects`);
  await waitForLife(page);
  await expect(main(inside.visit)).toContainText(secondEdition);
  await command('canary', 'end', '--reason', 'seen enough');
  await expect
    .poll(async () => (await ask(site.url, { path: '/projects' })).headers['set-cookie'] ?? 'none')
    .toBe('none');
  await page
    .locator('header a[href="/case-studies"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.locator('[data-part="mfe-portfolio /case-studies"]')).toContainText(secondEdition);
  await page.reload();
  await expect(main(inside.visit)).not.toContainText(secondEdition);
  expect((await pinsOf(page)).generation).toBe(live);
  await readsThroughout(inside, site.url, false);
  const later = await openVisit(browser);
  await later.page.goto(`${site.url}/projects`);
  expect(await later.page.context().cookies()).toEqual([]);
  expect(await command('history', '--most', '1')).toMatch(/canary .* has ended \[.*"seen enough"\]/);
  for (const visit of [inside.visit, outside.visit, later]) await visit.page.context().close();
});

test('nginx answers as the table says while a canary runs, keeps to the share, and forgets it with a reload', async () => {
  test.skip(!hasNginx(), 'nginx is not installed here and cannot be: apt-get install nginx');
  const laboratory = await fakeSite();
  const first = (await laboratory.current()) ?? '';
  await releaseFake(laboratory, { app: 'mfe-services', word: 'tried' });
  const tried = (await laboratory.current()) ?? '';
  await laboratory.switchTo(first);
  await markCanary(laboratory, tried, 30);
  const port = await freePort();
  const printed = nginxConf({ store: laboratory.folder, listen: [`127.0.0.1:${port}`] });
  const server = await startNginx(path.join(folder, 'laboratory'), port, printed, false);
  try {
    for (const row of canaryAnswers(await servedCanary(laboratory)))
      expect([row.title, await askRow(server.origin, row, row)]).toEqual([row.title, []]);
    let drawn = 0;
    for (let visitor = 0; visitor < 400; visitor += 1) {
      const { headers } = await ask(server.origin, { path: '/services' });
      const number = Number(/\.(\d\d);/.exec(headers['set-cookie'] ?? '')?.[1]);
      expect([number, headers['site-generation']]).toEqual([number, number < 30 ? tried : first]);
      if (number < 30) drawn += 1;
    }
    // 120 expected; six standard deviations of 9.2 to either side.
    expect(drawn).toBeGreaterThan(65);
    expect(drawn).toBeLessThan(175);
    const cookie = `${canaryCookie}=${readCanary(laboratory)?.id}.00`;
    await removeCanary(laboratory);
    server.reload();
    await expect
      .poll(async () => {
        const { headers } = await ask(server.origin, { path: '/services', send: { Cookie: cookie } });
        return [headers['site-generation'], headers['set-cookie'], headers['cache-control'], headers.vary];
      })
      .toEqual([first, undefined, 'no-cache', 'Accept-Encoding']);
  } finally {
    await server.stop();
    await rm(laboratory.folder, { recursive: true, force: true });
  }
});
