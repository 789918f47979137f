import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import sirv from 'sirv';
import { testStore } from './storeCopy';
import { openVisit, waitForHydration } from './visit';
import { sideBySide } from './visitEach';

const run = promisify(execFile);
let out: string;
let origin: string;
let server: Server;

test.beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-export-'));
  out = path.join(folder, 'site');
  const { stdout } = await run('npx', ['tsx', 'shell/platform/release/cli.ts', 'export', '--out', out], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, SITE_DIR: path.resolve(testStore) },
  });
  expect(stdout).toMatch(/35 documents/);
  // A server without this site's headers and rules.
  server = createServer(sirv(out, { etag: true })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(async () => {
  server?.closeAllConnections();
  server?.close();
  if (out) await rm(path.dirname(out), { recursive: true, force: true });
});

test('an exported site hydrates on a plain static server, under its documents’ policies', async ({
  browser,
}) => {
  await sideBySide(['/', '/services/ai-ml', '/projects', '/about'], 2, async (route) => {
    const { page, messages } = await openVisit(browser);
    const missing: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      // There is no API, and Home's sign-up asks it for the captcha.
      if (response.status() >= 400 && !pathname.startsWith('/api/')) missing.push(pathname);
    });
    const answer = await page.goto(origin + route);
    expect(answer?.headers()['content-security-policy'], route).toBeUndefined();
    const hydration = await waitForHydration(page);
    expect(hydration.alive, route).toContain('');
    expect(hydration.kept, route).toBe(hydration.served);
    // A document's last request is its deferred stylesheet; drawings depend on the markup.
    await page.waitForLoadState('networkidle');
    expect(missing, route).toEqual([]);
    expect(
      messages.filter((message) => !/404|captcha/i.test(message)),
      route,
    ).toEqual([]);
    // The policy works: a foreign script does not run.
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.head.append(script);
      return 'ran' in window;
    });
    expect(ran, route).toBe(false);
    await page.context().close();
  });
});

test('an export has the share cards, drawings and deferred stylesheets of its documents', async () => {
  for (const name of ['index.html', 'services/ai-ml.html', 'industries/finance.html']) {
    const html = await readFile(path.join(out, name), 'utf8');
    const named = [...html.matchAll(/\/(?:og|drawings)\/[\w./-]+|\/late\.\w+\.css/g)].map(([found]) => found);
    for (const folder of ['/og/', '/drawings/', '/late.'])
      expect(
        named.some((found) => found.startsWith(folder)),
        `${name} ${folder}`,
      ).toBe(true);
    for (const found of named) expect(existsSync(path.join(out, found)), `${name}: ${found}`).toBe(true);
  }
});

test('links of an exported site open pages within the tab', async ({ browser }) => {
  const { page, messages } = await openVisit(browser);
  await page.goto(`${origin}/services`);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL(`${origin}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(messages.filter((message) => !/404|captcha/i.test(message))).toEqual([]);
  await page.context().close();
});
