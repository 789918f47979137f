import { copyFile, cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readManifest } from 'shared-content/artifact/manifest';
import { withStoreLock } from 'shared-content/artifact/withStoreLock';
import { type SectionName, getIntegrity, pinsIn } from 'shared-content/federation';
import { immutable } from '../shell/platform/http/securityHeaders';
import { release } from '../shell/platform/release/release';
import { settingsFile } from '../shell/platform/store/generationFiles';
import { pointedAttribute } from '../shell/site/client/prefetchDocuments';
import { folderAccess } from '../shell/platform/store/storeAccess';
import { SiteFolder } from '../shell/platform/store/SiteFolder';
import {
  type AnotherCheckout,
  anotherCheckout,
  editedPages,
  secondEdition,
  toSecondEdition,
} from './anotherCheckout';
import { routes } from './routes';
import { type SiteProcess, freePort, startSite } from './siteProcess';
import { type StoreCopy, storeCopy } from './storeCopy';
import { openVisit, getPins, getSections, waitForHydration } from './visit';
import { readEverything, walk } from './walkers';
import type { SiteSettings } from '../shell/platform/store/state.contract';

const names = Object.keys(editedPages) as SectionName[];

/** Each section once forward, and the first one back. For more, set RELEASE_TURNS=100. */
const turns = Number(process.env.RELEASE_TURNS ?? 5);

let checkout: AnotherCheckout;
let site: SiteProcess;
let store: StoreCopy;
/** Serves the second edition's portfolio from another origin. */
let otherOrigin: SiteProcess;
/** Versions of the second edition. */
let second: Record<string, string>;

/** Releases of the portfolio alone, with few pages from another origin, pass the browser gate first. */
const command = (...args: string[]) => {
  const [verb = '', ...of] = args.filter((word) => !word.startsWith('--'));
  const looked = !/^(release|rollback)$/.test(verb) || of.join() === 'mfe-portfolio';
  const skip = looked ? [] : ['--skip-browser'];
  return checkout.run(['shell/platform/release/cli.ts', ...args, ...skip], { SITE_DIR: store.folder });
};

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  store = await storeCopy('e2e-releases');
  checkout = await anotherCheckout('e2e-checkout');
  for (const { file } of Object.values(editedPages)) await checkout.edit(file, toSecondEdition);
  // The second edition has one more service, of one more file.
  const content = path.join(checkout.folder, 'mfe-services/content');
  await copyFile(
    path.join(content, 'testing/accessibilityAudits.fixture.ts'),
    path.join(content, 'services/accessibility-audits.ts'),
  );
  site = await startSite({ SITE_DIR: store.folder });
  const port = String(await freePort());
  otherOrigin = await startSite({ SITE_DIR: store.folder, PORT: port });
  process.env.ASSET_ORIGIN_MFE_PORTFOLIO = otherOrigin.url;
});

test.afterAll(async () => {
  delete process.env.ASSET_ORIGIN_MFE_PORTFOLIO;
  await site.stop();
  await otherOrigin.stop();
  await checkout.remove();
  await store.remove();
});

test('a dry run builds, publishes and checks, and leaves the live site unchanged', async ({ request }) => {
  const said = await command('release', ...names, '--dry-run');
  second = Object.fromEntries(
    names.map((name) => [name, new RegExp(`\\] ${name} (\\w{22}) `).exec(said)?.[1] ?? '']),
  );
  expect(Object.values(second).every(Boolean), said).toBe(true);
  for (const { path: page } of Object.values(editedPages))
    expect(await (await request.get(`${site.url}${page}`)).text()).not.toContain(secondEdition);
});

test('one more file adds a service, with a script of its own', async () => {
  const dist = path.join(checkout.folder, 'mfe-services/dist/client');
  const scripts = (await readdir(dist)).filter((file) => file.endsWith('.js'));
  const codes = await Promise.all(scripts.map((file) => readFile(path.join(dist, file), 'utf8')));
  expect(scripts.filter((_, index) => codes[index]?.includes('Why an audit comes first'))).toEqual([
    'services.accessibility-audits.js',
  ]);
});

test(`during ${turns} releases and rollbacks a visitor sees no failure and no mixed page`, async ({
  browser,
}) => {
  test.setTimeout(1_800_000);
  const stop = new AbortController();
  const walkers = Promise.all([
    walk(browser, site.url, second, stop.signal),
    readEverything(site.url, second, stop.signal),
  ]);
  for (let turn = 0; turn < turns; turn += 1) {
    const name = names[turn % names.length] ?? 'mfe-services';
    const isSecond = Math.floor(turn / names.length) % 2 === 1;
    const said = await command(...(isSecond ? ['rollback', name] : ['release', name, '--no-build']));
    if (name === 'mfe-portfolio' && !isSecond) expect(said).toContain('all hydrated');
    // The output announces the change, with both versions.
    const live = new RegExp(`^Live: ${name} (\\w+)`, 'm').exec(said)?.[1];
    expect(live, said).toBeDefined();
    expect(live === second[name], said).toBe(!isSecond);
  }
  stop.abort();
  const [walked, read] = await walkers;
  console.log(
    `      ${walked.visits} visits in ${walked.generations} generations, ${read.visits} documents with ${read.files} scripts in ${read.generations}`,
  );
  expect(walked.faults).toEqual([]);
  expect(read.faults).toEqual([]);
  // Both readers saw the site change during their visit.
  expect(walked.generations).toBeGreaterThan(turns / 4);
  expect(read.generations).toBeGreaterThan(turns / 4);
});

test('a click shows a release in an open tab; a reload shows the rollback', async ({ browser }) => {
  const clicked = ['mfe-services', 'mfe-company'] as const;
  const live = new SiteFolder(store.folder);
  const versions = await live.getVersions((await live.current()) ?? '');
  for (const name of clicked) if (versions[name] === second[name]) await command('rollback', name);
  const before = await openVisit(browser);
  await before.page.goto(site.url);
  await waitForHydration(before.page);
  const sections = await getSections(before.page);
  const shows = (name: SectionName) => sections[name]?.version === second[name];

  const other = names.filter((name) => !shows(name));
  expect(other).toEqual(expect.arrayContaining([...clicked]));
  await command('release', ...other, '--no-build', '--reason', 'Second edition');
  expect(await command('history')).toContain('Second edition');
  for (const name of clicked) {
    await before.page
      .locator(`header a[href="${editedPages[name].path}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(before.page.locator(`[data-part="${name} ${editedPages[name].path}"]`)).toBeVisible();
    const text = await before.page.locator('main').textContent();
    expect(text, `${name} in the open tab`).toContain(secondEdition);
  }
  expect(before.messages).toEqual([]);

  const after = await openVisit(browser);
  await after.page.goto(`${site.url}/services`);
  const hydration = await waitForHydration(after.page);
  await expect(after.page.locator('main')).toContainText(secondEdition);
  expect(hydration.kept).toBe(hydration.served);
  await after.page.locator('main').getByRole('link', { name: 'Accessibility Audits' }).click();
  await expect(after.page).toHaveURL(/\/services\/accessibility-audits$/);
  await expect(after.page.locator('h1')).toContainText('Open the door that you cannot see is shut');
  expect(after.messages).toEqual([]);

  await command('rollback', 'mfe-services', '--reason', 'The first was better');
  expect(await command('history')).toContain('The first was better');
  await before.page.reload();
  const reloaded = await waitForHydration(before.page);
  expect(reloaded.kept).toBe(reloaded.served);
  expect(before.messages).toEqual([]);
});

test('a document that was prefetched before a release shows whole, and a reload shows the release', async ({
  browser,
}) => {
  const { path: address } = editedPages['mfe-services'];
  const visit = await openVisit(browser);
  const { page } = visit;
  await page.goto(`${site.url}/about`);
  const isSecond = (text: string | null) => text?.includes(secondEdition) ?? false;
  const wasSecond = (await (await page.request.get(site.url + address)).text()).includes(secondEdition);
  const prefetched = page.context().waitForEvent('requestfinished', (request) => {
    return request.url() === site.url + address && request.headers()['sec-purpose'] === 'prefetch';
  });
  const link = page.locator(`main a[href="${address}"], header a[href="${address}"]`).first();
  await link.evaluate((element, mark) => element.setAttribute(mark, ''), pointedAttribute);
  await prefetched;
  await command(...(wasSecond ? ['rollback', 'mfe-services'] : ['release', 'mfe-services', '--no-build']));

  await link.evaluate((element: HTMLAnchorElement) => element.click());
  await page.waitForURL(site.url + address);
  const delivery = () =>
    performance.getEntriesByType('navigation').map((entry) => entry.toJSON().deliveryType);
  expect(await page.evaluate(delivery)).toEqual(['navigational-prefetch']);
  const hydration = await waitForHydration(page);
  expect(hydration.kept).toBe(hydration.served);
  expect(isSecond(await page.locator('main').textContent())).toBe(wasSecond);
  await page.reload();
  expect(isSecond(await page.locator('main').textContent())).toBe(!wasSecond);
  expect(visit.messages).toEqual([]);
});

test('the page’s pictures and fonts are still available after a release', async ({ request }) => {
  const { path: page } = editedPages['mfe-services'];
  const seen = async () => {
    const html = await (await request.get(site.url + page)).text();
    const media = [...html.matchAll(/\/assets\/[a-z-]+\/media\/[\w.-]+/g)].map(([url]) => url);
    return { version: pinsIn(html)?.version, media: [...new Set(media)].sort() };
  };
  const before = await seen();
  const isSecond = before.version === second['mfe-services'];
  await command(...(isSecond ? ['rollback', 'mfe-services'] : ['release', 'mfe-services', '--no-build']));
  const after = await seen();
  expect(after.version).not.toBe(before.version);
  expect(before.media.length).toBeGreaterThan(2);
  expect(after.media).toEqual(before.media);
  // The browser gets the same files, which it caches for a year.
  for (const url of after.media) {
    const answer = await request.head(site.url + url);
    expect([answer.status(), answer.headers()['cache-control']], url).toEqual([200, immutable]);
  }
});

test('documents reused by releases equal those rendered from scratch', async () => {
  const live = new SiteFolder(store.folder);
  const generation = (await live.current()) ?? '';
  const fresh = new SiteFolder(await mkdtemp(path.join(tmpdir(), 'e2e-fresh-')));
  for (const folder of ['assets', 'bundles'])
    await cp(path.join(store.folder, folder), path.join(fresh.path, folder), { recursive: true });
  const settings = JSON.parse(
    await readFile(path.join(live.pages(generation), settingsFile), 'utf8'),
  ) as SiteSettings;
  const versions = await live.getVersions(generation);
  await withStoreLock(fresh.path, { wait: 0 }, () =>
    release(folderAccess(fresh), { action: 'release', settings, versions }),
  );
  expect(await fresh.current()).toBe(generation);
  const files = async (one: SiteFolder) => (await readManifest(one.pages(generation)))?.files ?? {};
  expect(await files(live)).toEqual(await files(fresh));
  await rm(fresh.path, { recursive: true });
});

test('a section served from another origin hydrates with integrity, and links lead into it', async ({
  browser,
}) => {
  await command('release', 'mfe-portfolio', '--no-build');
  const asked: string[] = [];
  const visit = await openVisit(browser);
  // What idle time fetches ahead is in the cache when its script asks for it.
  visit.page.on('request', (request) => request.resourceType() === 'fetch' || asked.push(request.url()));
  await visit.page.goto(`${site.url}/projects`);
  const hydration = await waitForHydration(visit.page);
  const pins = await getPins(visit.page);
  expect(Object.keys(pins.sectionScripts)[0]).toContain(otherOrigin.url);
  expect((await getSections(visit.page))['mfe-portfolio']?.entry).toContain(otherOrigin.url);
  const theirs = Object.keys(getIntegrity(pins)).filter((file) => file.startsWith(otherOrigin.url));
  // Its entry, its list of pages and the page's own script.
  expect(theirs).toHaveLength(3);
  for (const file of theirs) expect(asked.filter((url) => url === file)).toHaveLength(1);
  expect(hydration.kept).toBe(hydration.served);
  expect(hydration.alive).toContain('mfe-portfolio /projects');
  expect(visit.messages).toEqual([]);
  expect(
    await visit.page
      .locator('main img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);

  const clicked = await openVisit(browser);
  await clicked.page.goto(site.url);
  await waitForHydration(clicked.page);
  // Pressed before it is ready, it comes as a document.
  await clicked.page
    .locator('header a[href="/projects"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(clicked.page.locator('[data-part="mfe-portfolio /projects"]')).toContainText(secondEdition);
  expect(clicked.messages).toEqual([]);
});

test('status and history name the live versions; prune --dry-run removes nothing', async ({ request }) => {
  const status = await command('status');
  for (const name of names) expect(status).toMatch(new RegExp(`${name}\\s+\\w{22}`));
  expect((await command('history', '--most', '100')).trim().split('\n').length).toBeGreaterThanOrEqual(
    turns + 1,
  );
  expect(await command('prune', '--keep', '1', '--days', '0', '--dry-run')).toContain('would go');
  for (const route of routes.slice(0, 5))
    expect((await request.get(`${site.url}${route}`)).status()).toBe(200);
});
