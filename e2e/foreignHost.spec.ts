import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { getContentType } from '../shell/platform/http/getContentType';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Serves the host's build, and files that sections load from their site's paths (`/assets`), as the README says. */
async function serveHost(folder: string, site: string) {
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host.invalid');
    const answer = pathname.startsWith('/assets/')
      ? fetch(site + pathname).then(async (from) => Buffer.from(await from.arrayBuffer()))
      : readFile(path.join(folder, pathname === '/' ? 'index.html' : pathname));
    answer.then(
      (body) =>
        reply.setHeader('Content-Type', getContentType(pathname === '/' ? 'index.html' : pathname)).end(body),
      () => reply.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

test('an Rspack host loads a live section and shows its page with one React', async ({ page, baseURL }) => {
  const site = baseURL ?? '';
  const out = await mkdtemp(path.join(tmpdir(), 'foreign-host-'));
  await promisify(execFile)(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { rspack } from '@rspack/core';
       import config from './e2e/foreignHost/rspack.config.mjs';
       rspack(config).run((error, stats) => {
         if (!error && !stats.hasErrors()) return;
         console.error(error ?? stats.toString({ all: false, errors: true }));
         process.exit(1);
       });`,
    ],
    { cwd: root, env: { ...process.env, NODE_OPTIONS: '', SITE: site, HOST_OUT: out } },
  );
  const { server, url } = await serveHost(out, site);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  try {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The section's state and effects work in the host's tree; with a second React they would throw.
    const member = page.locator('main button[aria-haspopup="dialog"]').first();
    await member.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(asked).toContain(`${site}/mfe-company/mf-manifest.json`);
    expect(asked.filter((one) => /remoteEntry\.js$/.test(one))).toHaveLength(1);
    const react = await page.evaluate(() => {
      const { __FEDERATION__: federation } = globalThis as never as {
        __FEDERATION__: {
          __SHARE__: Record<string, { default: { react: Record<string, { from: string }> } }>;
        };
      };
      return Object.values(federation.__SHARE__).flatMap((scopes) =>
        Object.values(scopes.default.react).map(({ from }) => from),
      );
    });
    expect([...new Set(react)]).toEqual(['foreign_host']);
    expect(faults).toEqual([]);
  } finally {
    server.close();
    await rm(out, { recursive: true });
  }
});
