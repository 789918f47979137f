import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { company } from 'shared-content/content';
import { kitSamples } from '../shell/site/content/kitSamples';
import { routes } from './routes';

test('every route of the sitemap answers 200 with a document that needs no JavaScript', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(
    ([, path]) => path ?? '',
  );
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toEqual(expect.arrayContaining([...routes]));
  const titles = new Map<string, string>();
  for (const route of listed) {
    const answer = await request.get(route);
    expect(answer.status(), route).toBe(200);
    const html = await answer.text();
    expect(html.match(/<h1[\s>]/g), `${route} has one h1`).toHaveLength(1);
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    expect(titles.get(title), `${route} shares its title`).toBeUndefined();
    titles.set(title, route);
    const card = /<meta property="og:image" content="https?:\/\/[^/]+(\/[^"]*)"/.exec(html)?.[1] ?? '';
    expect(card, route).toBe(`/og${route === '/' ? '/index' : route}.png`);
    expect((await request.get(card)).headers()['content-type'], card).toBe('image/png');
    expect(html, route).toContain('<footer');
    expect(html, route).not.toContain('lorem ipsum');
  }
});

test('every route is reachable from Home by links', async ({ request }) => {
  const reached = new Set(['/']);
  for (const path of reached) {
    const html = await (await request.get(path)).text();
    const body = html.slice(html.indexOf('<body'));
    for (const [, href] of body.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g)) if (href) reached.add(href);
  }
  expect([...reached].sort()).toEqual(expect.arrayContaining([...routes].sort()));
});

test('an unknown path answers 404 with the not-found page, below any prefix, and logs it', async ({
  page,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const main = page.getByRole('main');
  await page.goto('/about');
  for (const path of ['/no-such-page', '/services/no-such-service', '/contact/no-such-page']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops! Page Not Found');
    await expect(main).toContainText('404');
    await expect(main.locator('code')).toHaveText(path);
    await expect(main.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    expect(lines.join('\n')).toContain(path);
  }
  await main.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/\/services\/no-such-service$/);
});

test('the kit’s pages exist on dev servers only, and no build contains them', async ({ request }) => {
  expect((await request.get('/kit')).status()).toBe(404);
  const scriptsOf = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.c?js$/.test(file))
      .map((file) => path.join(folder, file));
  const holding = (words: string) =>
    scriptsOf('shell/site/dist').filter((file) => readFileSync(file, 'utf8').includes(words));
  // Proves that this search finds built text, in the browser and the Node build.
  expect(holding(company.tagline).length).toBeGreaterThanOrEqual(2);
  for (const words of [kitSamples.lead, kitSamples.sentence]) expect(holding(words)).toEqual([]);
  expect(scriptsOf('mfe-services/dist/client').filter((file) => file.includes('PiecesPage'))).toEqual([]);
});

test('a path with a trailing slash redirects to the canonical one', async ({ request }) => {
  const answer = await request.get('/services/', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe('/services');
});

test('documents are revalidated and have a policy; assets are immutable', async ({ request }) => {
  const document = await request.get('/about');
  expect(document.headers()['cache-control']).toBe('no-cache, no-transform');
  const policy = document.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'; worker-src 'none'");
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
  const again = await request.get('/about', { headers: { 'If-None-Match': document.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
  const script = /"(\/assets\/shell\/[^"]+\.js)"/.exec(await document.text())?.[1] ?? '';
  const asset = await request.get(script);
  expect(asset.headers()['cache-control']).toContain('immutable');
  expect(asset.headers()['content-encoding']).toBe('br');
});
