import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Page, expect, test } from '@playwright/test';
import { company, stats } from 'shared-content/content';
import { hero } from '../shell/site/content/hero';
import { tooFaint } from './pixelContrast';
import { openVisit } from './visit';

const main = (page: Page) => page.getByRole('main');
const part = (page: Page, heading: string | RegExp) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading }) });

test('Home shows the specified parts, with their links', async ({ page }) => {
  let broken = '';
  await page.route(/client-3[^/]*\.avif$/, (route) => {
    broken = route.request().url();
    return route.abort();
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.tagline);
  const first = main(page).locator('a');
  await expect(first.nth(0)).toHaveText('Get Started');
  await expect(first.nth(0)).toHaveAttribute('href', '/contact');
  await expect(first.nth(1)).toHaveText('View Our Works');
  await expect(first.nth(1)).toHaveAttribute('href', '/projects');
  const poster = main(page).locator('picture img').first();
  await expect(poster).toHaveAttribute('fetchpriority', 'high');
  await expect(poster).not.toHaveAttribute('loading', 'lazy');
  await expect(main(page)).toContainText(stats.clientSatisfaction.number);

  const services = part(page, 'Our Core Services');
  const links = services.locator('h3 a');
  await expect(links).toHaveCount(6);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^\/services\/[a-z-]+$/);
  await expect(services.getByRole('link', { name: 'View All Services' })).toHaveAttribute(
    'href',
    '/services',
  );

  const featured = part(page, 'Featured Projects');
  await expect(featured.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(featured.getByRole('list')).toHaveCount(3);
  await expect(featured.getByRole('link', { name: 'View Case Studies' })).toHaveAttribute(
    'href',
    '/case-studies',
  );

  const approach = main(page).locator('section').filter({ hasText: 'Discovery & Planning' });
  await expect(approach.getByRole('heading', { level: 3 })).toHaveText([
    'Discovery & Planning',
    'Team Assembly',
    'Development & Testing',
    'Launch & Support',
  ]);
  await expect(approach.getByRole('link', { name: 'Start Your Project' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(approach.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/about');

  const clients = part(page, 'What Our Clients Say');
  const cards = clients.locator('figure');
  await expect(cards).toHaveCount(6);
  for (const [index, rating] of [5, 5, 5, 4, 5, 5].entries())
    await expect(cards.nth(index)).toContainText(`${rating} out of 5`);
  await expect(clients).toContainText('4.8');
  await expect(clients).toContainText('37 reviews');

  const portrait = clients.locator('figure img').nth(2);
  await portrait.scrollIntoViewIfNeeded();
  await expect(portrait).toHaveAttribute('src', /placeholder-avatar/);
  expect(broken).not.toBe('');

  await expect(main(page).getByRole('textbox', { name: /email/i })).toBeVisible();
});

/** A site whose document of Home stops before `cut` until `release` is called. All else redirects to the real site. */
async function holdHome(site: string, cut: string) {
  const [start, end] = (await (await fetch(site)).text()).split(cut, 2) as [string, string];
  let release = (): void => {};
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(302, { location: site + request.url }).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(start);
    release = () => response.end(cut + end);
  }).listen(0);
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  return { url, release: () => release(), close: () => server.close() };
}

test('what is painted of the first screen stands still while the rest arrives', async ({
  browser,
  baseURL,
}) => {
  for (const { width, cut } of [
    { width: 412, cut: hero.actions[0].label },
    { width: 412, cut: hero.clients.label },
    { width: 1280, cut: hero.clients.label },
  ]) {
    const held = await holdHome(baseURL ?? '', cut);
    const { page } = await openVisit(browser, { width, motionless: true });
    const opened = page.goto(held.url);
    const heading = page.getByRole('heading', { level: 1 });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const before = await heading.boundingBox();
    held.release();
    await opened;
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect((await heading.boundingBox())?.y, `${width} px, before “${cut}”`).toBeCloseTo(before?.y ?? NaN, 0);
    await page.context().close();
    held.close();
  }
});

test('the client wall shows twelve logos, all and twelve again, without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  const wall = part(page, 'Trusted by');
  const shown = wall.locator('img:visible');
  await expect(shown).toHaveCount(12);
  await expect(wall).toContainText(/over 50 clients worldwide/i);
  await wall.getByText('Show More').click();
  await expect(wall.getByText('Show More')).toBeHidden();
  await expect.poll(() => shown.count()).toBeGreaterThanOrEqual(50);
  for (const logo of await shown.all()) {
    const file = ((await logo.getAttribute('src')) ?? '').split('/').at(-1) ?? '';
    const name = ((await logo.getAttribute('alt')) ?? '').toLowerCase();
    const words = name.replace('&', 'and').split(' ');
    expect(file.startsWith(words.join('-')), `${file} is named ${words.join(' ')}`).toBe(true);
  }
  await wall.getByText('Show Less').click();
  await expect(shown).toHaveCount(12);
  await context.close();
});

test('cards below the window rise once, 150 to 200 ms apart', async ({ page }) => {
  await page.goto('/');
  const waiting = page.locator('[data-reveal="waiting"]');
  await expect.poll(() => waiting.count()).toBeGreaterThan(10);
  const services = part(page, 'Our Core Services').locator('[data-reveal]');
  const delays = await services.evaluateAll((slots) =>
    slots.map((slot) => Number.parseInt((slot as HTMLElement).style.transitionDelay, 10) || 0),
  );
  for (const [index, delay] of delays.slice(1).entries()) {
    expect(delay - (delays[index] ?? 0)).toBeGreaterThanOrEqual(150);
    expect(delay - (delays[index] ?? 0)).toBeLessThanOrEqual(200);
  }
  await services.first().scrollIntoViewIfNeeded();
  await expect(services.first()).toHaveAttribute('data-reveal', 'shown');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(services.first()).toHaveAttribute('data-reveal', 'shown');
});

test('without JavaScript, in print and with reduced motion nothing is hidden', async ({ browser }) => {
  for (const options of [{ javaScriptEnabled: false }, { reducedMotion: 'reduce' as const }]) {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await page.goto('/');
    await expect(part(page, 'Featured Projects').getByRole('heading', { level: 3 }).first()).toHaveCSS(
      'opacity',
      '1',
    );
    await expect(page.locator('[data-reveal]')).toHaveCount(0);
    await context.close();
  }
});

test('Home fits every window from 320 to 1920 px, and a low one', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  for (const width of [320, 390, 600, 768, 900, 1200, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), String(width)).toBe(
      0,
    );
  }
  // On a phone each quote says its place in the row that is swiped.
  await page.setViewportSize({ width: 390, height: 844 });
  const cards = part(page, 'What Our Clients Say').locator('[data-rise]');
  await expect(cards).toHaveCount(6);
  const places = await cards.evaluateAll((slots) =>
    slots.map((slot) => getComputedStyle(slot, '::after').content),
  );
  for (const place of places) expect(place).toMatch(/counter\(place\) " \/ 6"/);
});

test('all text of Home has sufficient contrast with what is behind it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // At 390 and 1280 px hydration.spec.ts looks at it, as at every page.
  for (const width of [768, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    expect(await tooFaint(page, 'header, main, footer'), `at ${width} px`).toEqual([]);
  }
  // The check itself detects text of low contrast.
  await page.getByRole('heading', { level: 1 }).evaluate((title) => (title.style.color = 'rgb(40, 60, 70)'));
  expect((await tooFaint(page)).join()).toContain(company.tagline);
});
