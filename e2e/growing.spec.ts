import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { apps } from 'shared-content/federation';
import { type AnotherCheckout, anotherCheckout } from './anotherCheckout';
import { devServerReady } from './devServer';
import { type SiteProcess, freePort, startSite } from './siteProcess';
import { type StoreCopy, storeCopy } from './storeCopy';
import { openVisit, waitForHydration } from './visit';

let checkout: AnotherCheckout;
let store: StoreCopy;
let site: SiteProcess | undefined;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  checkout = await anotherCheckout('e2e-growing');
  store = await storeCopy('e2e-growing-store');
});

test.afterAll(async () => {
  await site?.stop();
  await store?.remove();
  await checkout?.remove();
});

const make = (...args: string[]) => checkout.run(['shared-content/scaffolding/newCommand.ts', ...args]);

/** Runs a package's tool in that checkout, as its npm scripts call it. */
async function tool(program: string, ...args: string[]): Promise<void> {
  const options = {
    cwd: checkout.folder,
    env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
    maxBuffer: 1 << 26,
  };
  const file = path.join(checkout.folder, 'node_modules', program);
  await promisify(execFile)(process.execPath, [file, ...args], options).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(`${program} ${args.join(' ')} failed:\n${error.stdout}${error.stderr}`);
    },
  );
}

test('new pages and a new section, made as the README says, pass format, lint, types and tests', async () => {
  expect(await make('page', 'mfe-company', '/about/press')).toContain(
    '/about/press is a page of mfe-company',
  );
  expect(await make('section', 'news')).toContain('mfe-news exists');
  expect(await make('page', 'mfe-news', '/news/first-year')).toContain(
    '/news/first-year is a page of mfe-news',
  );
  // Both sections as their own tsconfig.json has them, in one program.
  const kit = ['assets.d.ts', 'testing/setupDom.ts', 'theme/emotion.d.ts'];
  const include = ['mfe-news', 'mfe-company', ...kit.map((file) => `shared-content/${file}`)];
  await writeFile(
    path.join(checkout.folder, 'tsconfig.grown.json'),
    JSON.stringify({ extends: './tsconfig.json', include }),
  );
  const changed = ['mfe-news', 'mfe-company', 'shared-content/federation'];
  await Promise.all([
    tool('typescript/bin/tsc', '-p', 'tsconfig.grown.json'),
    // Tests of the changed files, and those that read the list of sections.
    tool('jest/bin/jest.js', ...changed, 'shared-content/development', 'shared-content/scaffolding'),
    tool('eslint/bin/eslint.js', ...changed),
    tool('prettier/bin/prettier.cjs', '--check', ...changed, 'package.json'),
  ]);
});

test('a new section runs alone', async ({ page }) => {
  const base = Math.min(await freePort(), 64_000);
  const devServer = checkout.start(['shared-content/development/dev.ts', 'mfe-news'], {
    DEV_PORT_BASE: String(base),
  });
  await devServerReady(devServer);
  // It follows the four sections in the registry.
  await page.goto(`http://localhost:${base + apps.length}/news`);
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  devServer.kill();
});

test('the new pages are readable, the section’s linked from Home, with and without JavaScript', async ({
  browser,
  request,
}) => {
  const released = await checkout.run(
    ['shell/platform/release/cli.ts', 'release', 'shell', 'mfe-news', '--skip-browser'],
    { SITE_DIR: store.folder },
  );
  expect(released).toMatch(/^Live: .*mfe-news \w{22}/m);
  site = await startSite({ SITE_DIR: store.folder });

  for (const javaScriptEnabled of [true, false]) {
    const { page, messages } = await openVisit(browser, { javaScriptEnabled });
    await page.goto(site.url);
    await page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true }).click();
    await expect(page).toHaveURL(/\/news$/);
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    await page.goto(`${site.url}/news/first-year`);
    await expect(page.getByRole('heading', { level: 1, name: 'First year' })).toBeVisible();
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/news');
    expect(messages).toEqual([]);
    await page.close();
  }
  for (const path of ['/news', '/news/first-year']) {
    const { page, messages } = await openVisit(browser);
    await page.goto(site.url + path);
    const hydration = await waitForHydration(page);
    expect(hydration.alive).toContain(`mfe-news ${path}`);
    expect(hydration.kept).toBe(hydration.served);
    expect(messages).toEqual([]);
    await page.close();
  }
  const sitemap = await (await request.get(`${site.url}/sitemap.xml`)).text();
  for (const path of ['/news', '/news/first-year']) expect(sitemap).toContain(`${path}</loc>`);
});
