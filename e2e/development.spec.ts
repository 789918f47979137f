import { mkdtemp } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Page, expect as soon, test } from '@playwright/test';
import { apps, federationManifest, getSection, shellApp } from 'shared-content/federation';
import { ask } from '../shell/platform/hosts/testing/ask';
import { type AnotherCheckout, anotherCheckout } from './anotherCheckout';
import { devServerReady } from './devServer';
import { freePort } from './siteProcess';

/** Milliseconds until a build on a busy machine shows. */
const expect = soon.configure({ timeout: 120_000 });

const contact = getSection('mfe-contact');
const services = getSection('mfe-services');
let checkout: AnotherCheckout;
let base: number;

const getPort = ({ devPort }: { devPort: number }) => base + devPort - shellApp.devPort;

/** Resolves when a section's server has compiled. The shell's server starts it. */
const untilCompiled = ({ name }: { name: string }) =>
  ask(`http://127.0.0.1:${getPort(shellApp)}`, { path: `/${name}/${federationManifest}` });

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  checkout = await anotherCheckout('e2e-in-place');
  base = Math.min(await freePort(), 64_000 - apps.length);
  const session = checkout.start(['shared-content/development/dev.ts'], {
    DEV_PORT_BASE: String(base),
    ENV_FILE: '/dev/null',
    DATA_DIR: await mkdtemp(path.join(tmpdir(), 'dev-data-')),
  });
  await devServerReady(session);
});

test.afterAll(async () => {
  await checkout?.remove();
});

/** Messages of a development server's socket until it closes. */
const getSocket = (port: number, Origin: string) =>
  new Promise<string>((resolve, reject) => {
    const headers = {
      Origin,
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': Buffer.alloc(16).toString('base64'),
    };
    let heard = '';
    request({ port, host: '127.0.0.1', path: '/ws', headers })
      .on('upgrade', (_answer, socket, head) => {
        heard += head.toString();
        socket.on('data', (part: Buffer) => (heard += part.toString()));
        socket.on('close', () => resolve(heard));
      })
      .on('response', ({ statusCode }) => resolve(`refused with ${statusCode}`))
      .on('error', reject)
      .end();
  });

const field = (page: Page) => page.getByRole('textbox', { name: /name/i }).first();

test('the session builds the shell with its kit page, and a section when it is asked for', async ({
  page,
}) => {
  await page.goto(`http://localhost:${getPort(shellApp)}/`);
  await expect(page.locator('main h1')).toBeVisible();
  await page.goto(`http://localhost:${getPort(shellApp)}/kit`);
  await expect(page.getByRole('heading', { level: 1, name: 'The kit' })).toBeVisible();
  await expect(ask(`http://127.0.0.1:${getPort(services)}`, { path: '/' })).rejects.toThrow('ECONNREFUSED');
  expect((await untilCompiled(services)).status).toBe(200);
  await page.goto(`http://localhost:${getPort(shellApp)}/services`);
  await expect(page.locator('main h1')).toBeVisible();
});

test('edits of text, a component and the kit update in place, of a head on a reload', async ({
  page: alone,
  context,
}) => {
  await untilCompiled(contact);
  const inShell = await context.newPage();
  const pages = [alone, inShell];
  const loads: string[] = [];
  const messages: string[] = [];
  for (const [index, page] of pages.entries()) {
    await page.goto(`http://localhost:${getPort(index === 0 ? contact : shellApp)}/contact`);
    await field(page).fill('Rahim');
    page.on('load', () => loads.push(page.url()));
    page.on('console', (message) => messages.push(message.text()));
  }
  const changes: [file: string, change: (text: string) => string, seen: string][] = [
    [
      'mfe-contact/content/contactIntro.ts',
      (text) => text.replace("'Get In Touch'", "'Get in touch at once'"),
      'Get in touch at once',
    ],
    [
      'mfe-contact/components/contact/OfficeSection.tsx',
      (text) => text.replace('title={office.title}', 'title={`${office.title} (edited)`}'),
      '(edited)',
    ],
    ['shared-content/ui/layout/Section.tsx', (text) => text.replace('>{title}<', '>{title} [kit]<'), '[kit]'],
  ];
  for (const [file, change, seen] of changes) {
    await checkout.edit(file, change);
    for (const page of pages) await expect(page.locator('main')).toContainText(seen);
  }
  for (const page of pages) await expect(field(page)).toHaveValue('Rahim');
  expect(loads, `full loads; ${messages.join('\n')}`).toEqual([]);
  await checkout.edit('mfe-contact/content/contactHead.ts', (text) =>
    text.replace('Contact Our', 'Meet Our'),
  );
  for (const page of pages) await expect(page).toHaveTitle(/^Meet Our/);
});

test('another local address serves the whole site; foreign hosts and origins are refused', async ({
  page,
}) => {
  await untilCompiled(contact);
  const address = `http://127.0.0.1:${getPort(shellApp)}`;
  const elsewhere: string[] = [];
  page.on('request', (asked) => {
    const { origin, protocol } = new URL(asked.url());
    if (protocol.startsWith('http') && origin !== address) elsewhere.push(asked.url());
  });
  await page.goto(`${address}/contact`);
  await field(page).fill('Rahim');
  expect(elsewhere).toEqual([]);

  for (const app of [shellApp, contact]) {
    const origin = `http://127.0.0.1:${getPort(app)}`;
    expect((await ask(origin, { path: '/', send: { Host: 'evil.example' } })).status).toBe(403);
    const read = { 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Site': 'cross-site' };
    expect((await ask(origin, { path: '/main.js', send: read })).status).toBe(403);
    expect(await getSocket(getPort(app), 'https://evil.example')).toContain('Invalid Host/Origin header');
  }
});

test('a section alone shows a new page', async ({ page }) => {
  await untilCompiled(contact);
  await checkout.run(['shared-content/scaffolding/newCommand.ts', 'page', contact.name, '/contact/visit']);
  await page.goto(`http://localhost:${getPort(contact)}/contact/visit`);
  await expect(page).toHaveTitle('Visit');
  await expect(page.locator('main h1')).toHaveText('Visit');
});
