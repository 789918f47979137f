import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type Page, expect, test } from '@playwright/test';
import {
  company,
  industries,
  industryPath,
  mainNavigation,
  serviceGroups,
  servicePath,
} from '../shared-content/content';
import { kitSamples } from '../shell/site/content/kitSamples';
import { tooFaint } from './pixelContrast';
import { holdScripts, openVisit, waitForLayout, waitForLife } from './visit';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const panel = (page: Page, name: 'services' | 'industries') => page.locator(`#menu-${name}`);
const caret = (page: Page, label: 'Services' | 'Industries') =>
  page.getByRole('button', { name: `${label} menu` });

/** The menus open before React is there; what only React adds needs this wait. */
async function openLive(page: Page, path = '/about'): Promise<void> {
  await page.goto(path);
  await expect(page.locator('nav[data-live]')).toBeAttached();
}

test('the header leads to every part of the site and marks the current one', async ({ page }) => {
  await page.goto('/careers');
  for (const { label, path } of mainNavigation)
    await expect(bar(page).getByRole('link', { name: label, exact: true })).toHaveAttribute('href', path);
  await expect(bar(page).locator('[aria-current="page"]')).toHaveText(['Careers']);
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Get a FREE Consultation' }),
  ).toHaveAttribute('href', '/contact');

  await page.goto('/services/ai-ml');
  await expect(bar(page).locator('.top[aria-current="true"]')).toHaveText(['Services']);
});

test('the mega menu is 900 px wide, has four columns, and lists all services and Get Quote', async ({
  page,
}) => {
  await openLive(page);
  await bar(page).getByRole('link', { name: 'Services', exact: true }).hover();
  await expect(panel(page, 'services')).toBeVisible();
  expect((await panel(page, 'services').boundingBox())?.width).toBe(900);
  const lists = panel(page, 'services').getByRole('list');
  await expect(lists).toHaveCount(4);
  const lefts = new Set<number>();
  for (const [index, { title, services }] of serviceGroups.entries()) {
    await expect(panel(page, 'services')).toContainText(title);
    const links = lists.nth(index).getByRole('link');
    await expect(links).toHaveText(services.map(({ name }) => name));
    for (const [row, service] of services.entries())
      await expect(links.nth(row)).toHaveAttribute('href', servicePath(service));
    lefts.add(Math.round((await lists.nth(index).boundingBox())?.x ?? -1));
  }
  expect(lefts.size).toBe(4);
  await expect(panel(page, 'services').getByRole('link', { name: 'Get Quote' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('the Industries dropdown lists six industries', async ({ page }) => {
  await openLive(page);
  await bar(page).getByRole('link', { name: 'Industries', exact: true }).hover();
  const links = panel(page, 'industries').getByRole('link');
  await expect(links).toHaveText(industries.map(({ name }) => name));
  for (const [index, industry] of industries.entries())
    await expect(links.nth(index)).toHaveAttribute('href', industryPath(industry));
});

test('a mouse that cuts the corner over Industries keeps the mega menu; one that stays there changes it', async ({
  page,
}) => {
  await openLive(page);
  await bar(page).getByRole('link', { name: 'Services', exact: true }).hover();
  await expect(caret(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
  const over = await bar(page).getByRole('link', { name: 'Industries', exact: true }).boundingBox();
  const target = await panel(page, 'services').getByRole('link', { name: 'IT Consulting' }).boundingBox();
  if (!over || !target) throw new Error('nothing to move over');
  await page.mouse.move(over.x + over.width / 2, over.y + over.height / 2);
  await page.mouse.move(target.x + 10, target.y + 10, { steps: 4 });
  await page.waitForTimeout(500);
  await expect(panel(page, 'services')).toBeVisible();
  await expect(panel(page, 'industries')).toBeHidden();

  await page.mouse.move(over.x + over.width / 2, over.y + over.height / 2);
  await expect(panel(page, 'industries')).toBeVisible();
  await expect(panel(page, 'services')).toBeHidden();
  await page.mouse.move(640, 800);
  await expect(panel(page, 'industries')).toBeHidden();
});

test('Escape closes a menu that the mouse opened, without moving the mouse', async ({ page }) => {
  await openLive(page);
  await bar(page).getByRole('link', { name: 'Services', exact: true }).hover();
  await expect(panel(page, 'services')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page, 'services')).toBeHidden();
  await page.waitForTimeout(400);
  await expect(panel(page, 'services')).toBeHidden();
});

test('the menus are walked by keyboard alone', async ({ page }) => {
  await openLive(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  // Opens on focus (specification 2.3).
  await expect(bar(page).getByRole('link', { name: 'Services', exact: true })).toBeFocused();
  await expect(panel(page, 'services')).toBeVisible();
  await expect(caret(page, 'Services')).toHaveAttribute('aria-expanded', 'true');

  await page.keyboard.press('ArrowDown');
  const link = (name: string) => panel(page, 'services').getByRole('link', { name });
  await expect(link('Custom Web Applications')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link('Mobile Solutions')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(link('Website Design')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('End');
  await expect(link('Get Quote')).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(panel(page, 'services')).toBeHidden();
  await expect(caret(page, 'Services')).toBeFocused();
  await expect(caret(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(panel(page, 'services')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(panel(page, 'services')).toBeHidden();

  // On through the bar: leaving the one, entering the other.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(panel(page, 'industries')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/industries\/healthcare$/);
  await expect(panel(page, 'industries')).toBeHidden();
});

test('a click on the arrow keeps a menu open until a click elsewhere', async ({ page }) => {
  await openLive(page);
  await caret(page, 'Industries').click();
  await page.mouse.move(640, 800);
  await page.waitForTimeout(450);
  await expect(panel(page, 'industries')).toBeVisible();
  await page.mouse.click(640, 800);
  await expect(panel(page, 'industries')).toBeHidden();
});

test('a followed link closes the menu that it stood in', async ({ page }) => {
  await openLive(page);
  await bar(page).getByRole('link', { name: 'Services', exact: true }).hover();
  await panel(page, 'services').getByRole('link', { name: 'Cybersecurity' }).click();
  await expect(page).toHaveURL(/\/services\/cybersecurity$/);
  await expect(panel(page, 'services')).toBeHidden();
});

test('without JavaScript the menus open on hover, on focus and on a tap', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/about');
  await bar(page).getByRole('link', { name: 'Services', exact: true }).hover();
  await expect(panel(page, 'services').getByRole('link', { name: 'Cybersecurity' })).toBeVisible();
  await page.mouse.move(640, 800);
  await expect(panel(page, 'services')).toBeHidden();
  await caret(page, 'Industries').click();
  await page.mouse.move(640, 800);
  await expect(panel(page, 'industries').getByRole('link', { name: 'Finance' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page, 'industries')).toBeHidden();
  await context.close();
});

test('a menu that was opened before the bundles came stays open when they have come', async ({ page }) => {
  await page.route(/\/assets\/shell\/[^?]+\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    await route.continue();
  });
  await page.goto('/about');
  await caret(page, 'Industries').click();
  await page.mouse.move(640, 800);
  await expect(panel(page, 'industries')).toBeVisible();
  await expect(page.locator('nav[data-live]')).toHaveCount(0);
  await expect(page.locator('nav[data-live]')).toBeAttached();
  await expect(caret(page, 'Industries')).toHaveAttribute('aria-expanded', 'true');
  await expect(panel(page, 'industries')).toBeVisible();
  await caret(page, 'Industries').click();
  await expect(panel(page, 'industries')).toBeHidden();
});

test('on a phone the menu opens with one section at a time and the booking button', async ({ browser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      javaScriptEnabled,
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    await page.goto('/about');
    if (javaScriptEnabled) await expect(page.locator('nav[data-live]')).toBeAttached();
    const book = page.getByRole('banner').getByRole('link', { name: 'Book a Call' });
    await expect(book).toHaveAttribute('href', company.bookingUrl);
    await expect(book).toHaveAttribute('target', '_blank');

    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await page.locator('header summary').first().tap();
    await expect(menu).toBeVisible();
    await expect(menu.locator('.row[aria-current="page"]')).toHaveText('About');
    const section = (name: string) => menu.locator('summary', { hasText: name });
    await section('Services').tap();
    await expect(menu.getByRole('link', { name: 'CI/CD & DevOps' })).toBeVisible();
    await section('Industries').tap();
    await expect(menu.getByRole('link', { name: 'Government' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'CI/CD & DevOps' })).toBeHidden();
    await section('Industries').tap();
    await expect(menu.getByRole('link', { name: 'Government' })).toBeHidden();

    if (javaScriptEnabled) {
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await page.locator('header summary').first().tap();
    }
    await menu.getByRole('link', { name: 'Careers' }).tap();
    await expect(page).toHaveURL(/\/careers$/);
    await expect(menu).toBeHidden();
    await context.close();
  }
});

test('the footer shows social, service, company and contact blocks', async ({ page }) => {
  await page.goto('/blog');
  const footer = page.getByRole('contentinfo');
  for (const { network, url } of company.social)
    await expect(footer.getByRole('link', { name: network })).toHaveAttribute('href', url);
  expect(company.social).toHaveLength(3);
  expect(await footer.locator('a[href="/services"]').count()).toBeGreaterThan(3);
  for (const path of [
    '/about',
    '/careers',
    '/blog',
    '/contact',
    '/privacy-policy',
    '/terms-of-service',
    '/products',
  ])
    await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
  await expect(footer.getByRole('link', { name: company.email })).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  );
  await expect(footer.getByRole('link', { name: company.phone.label })).toHaveAttribute(
    'href',
    company.phone.href,
  );
  await expect(footer).toContainText(company.city);
  await expect(footer).toContainText('Dhaka 1230');
});

test('the scroll-to-top button comes beyond 300 px and leads back up', async ({ page }) => {
  await openLive(page);
  const button = page.getByRole('button', { name: 'Scroll to top' });
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await page.waitForTimeout(250);
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 301, behavior: 'instant' }));
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('the light follows the mouse, and stands still under reduced motion', async ({ browser }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const context = await browser.newContext({ reducedMotion });
    const page = await context.newPage();
    await openLive(page, '/blog');
    await page.mouse.move(200, 300);
    await page.waitForTimeout(150);
    await page.mouse.move(210, 320);
    const lampAt = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('[aria-hidden="true"] > div')]
          .map((element) => element.style.getPropertyValue('--lamp-x'))
          .join(''),
      );
    await expect.poll(lampAt).toBe(reducedMotion === 'reduce' ? '' : '210px');
    await context.close();
  }
});

test('a thin bar runs while a section loads, over the page that stands; then the heading has the focus and the title is told', async ({
  page,
}) => {
  const release = await holdScripts(page, 'mfe-company');
  await openLive(page, '/');
  await bar(page).getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL(/\/careers$/);
  const progress = page.getByRole('progressbar');
  await expect(progress).toBeVisible();
  expect((await progress.boundingBox())?.height).toBeLessThanOrEqual(4);
  await expect(page.getByRole('heading', { level: 1, name: company.tagline })).toBeVisible();
  release();
  const heading = page.getByRole('heading', { level: 1, name: 'Join Our Team' });
  await expect(heading).toBeFocused();
  await expect(progress).toHaveCount(0);
  await expect(page.getByRole('status').first()).toHaveText(await page.title());
});

test('whoever clicks on while a section loads gets the page clicked last', async ({ page }) => {
  const release = await holdScripts(page, 'mfe-company');
  await openLive(page, '/');
  await bar(page).getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await bar(page).getByRole('link', { name: 'Projects' }).click();
  const projects = page.getByRole('heading', { level: 1, name: 'Our Projects' });
  await expect(projects).toBeFocused();
  release();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(projects).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Join Our Team' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: company.tagline })).toBeFocused();
});

/** What a visitor is told about the page that they are on. */
async function expectArrived(page: Page, heading: string, title: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  await expect(page).toHaveTitle(title);
  await expect(page.locator('#route-announcer')).toHaveText(title);
}

test('title, focus and announcement are right whatever the page before was', async ({ page }) => {
  await openLive(page, '/nope');
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expectArrived(page, company.tagline, /Shapla Systems/);
  await page.goBack();
  await expectArrived(page, 'Oops! Page Not Found', /^Page Not Found/);
  await expect(page.locator('main code')).toHaveText('/nope');
  // Towards a section that is still on its way the 404 stays what it is.
  const release = await holdScripts(page, 'mfe-portfolio');
  await bar(page).getByRole('link', { name: 'Projects' }).click();
  await expect(page).toHaveURL(/\/projects$/);
  await expect(page.locator('main code')).toHaveText('/nope');
  await expect(page).toHaveTitle(/^Page Not Found/);
  release();
  await expectArrived(page, 'Our Projects', /Projects/);

  // A document whose own section never comes, and one whose section is still on its way.
  for (const way of ['frozen', 'late'] as const) {
    if (way === 'frozen') await page.route('**/assets/mfe-services/**', (route) => route.abort());
    else await holdScripts(page, 'mfe-services');
    await openLive(page, '/services');
    if (way === 'frozen') await expect(page.locator('[data-frozen]')).toBeAttached();
    await bar(page).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveTitle(/About/);
    await expect(page.locator('main h1')).toBeFocused();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('Back and Forward lead to the place that was left, a link to the top or to its part, a reload changes nothing', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openVisit(browser);
  const y = () => page.evaluate(() => Math.round(scrollY));
  const scroll = async (top: number) => {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.waitForTimeout(150);
  };
  await page.goto(`${baseURL}/services`);
  await waitForLife(page);
  await scroll(1500);
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/about"]')?.click());
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page).toHaveURL(/\/about$/);
  expect(await y()).toBe(0);
  await scroll(700);
  await page.goBack();
  await expect.poll(y).toBe(1500);
  await page.goForward();
  await expect.poll(y).toBe(700);
  await page.reload();
  await waitForLife(page);
  expect(await y()).toBe(700);
  // After the reload, too: the places outlive the document.
  await page.goBack();
  await expect(page).toHaveURL(/\/services$/);
  await expect.poll(y).toBe(1500);
  await waitForLife(page);

  // A link to a part of another page: what the router makes of one.
  await page.evaluate(() => {
    history.pushState({ key: 'part', idx: 9 }, '', '/privacy-policy#security');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await expect(page).toHaveTitle(/Privacy/);
  await expect(page.locator('#security')).toBeInViewport();
  await expect(page.locator('#security')).toBeFocused();

  // Jumps within a page and the way back from them.
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Overview', exact: true }).click();
  await expect(page.locator('#overview')).toBeInViewport();
  await page.waitForTimeout(150);
  const overview = await y();
  await contents.getByRole('link', { name: 'Contact Us', exact: true }).click();
  await expect.poll(y).toBeGreaterThan(overview + 500);
  await page.goBack();
  await expect.poll(y).toBe(overview);
  await page.context().close();
});

test('no page frame scrolls sideways between 320 and 1920 px', async ({ page }) => {
  for (const width of [320, 390, 768, 1024, 1199, 1200, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/no-such-page-with-a-long-name-that-must-wrap-somewhere-in-the-middle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), String(width)).toBe(
      0,
    );
  }
});

test('the not-found page shows and logs the attempted path', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto('/about');
  const answer = await page.goto('/nowhere/at-all');
  expect(answer?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops! Page Not Found');
  await expect(main).toContainText('404');
  await expect(main.locator('code')).toHaveText('/nowhere/at-all');
  expect(lines.join('\n')).toContain('/nowhere/at-all');
  await expect(main.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  await main.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/\/about$/);
});

const violations = async (page: Page) =>
  (
    await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
  ).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);

test('axe finds nothing on Home, on not-found, and with each menu open', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await openLive(page, '/');
  expect(await violations(page)).toEqual([]);
  for (const label of ['Services', 'Industries'] as const) {
    await caret(page, label).click();
    await expect(caret(page, label)).toHaveAttribute('aria-expanded', 'true');
    expect(await violations(page), label).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('header summary').first().click();
  await page.getByRole('navigation', { name: 'Menu' }).locator('summary').first().click();
  expect(await violations(page), 'mobile menu').toEqual([]);
  await page.goto('/no-such-page');
  await expect(page.locator('code')).toBeVisible();
  expect(await violations(page), 'not-found').toEqual([]);
  await context.close();
});

test('the kit page is on dev servers alone: not a byte of it is built', async ({ page }) => {
  expect((await page.goto('/kit'))?.status()).toBe(404);
  const folder = path.resolve('shell/site/dist');
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.c?js$/.test(file),
  );
  const holding = (words: string) =>
    scripts.filter((file) => readFileSync(path.join(folder, file), 'utf8').includes(words));
  // What is built is found this way, in browser and Node build.
  expect(holding('Oops! Page Not Found').length).toBeGreaterThanOrEqual(2);
  for (const words of [kitSamples.lead, kitSamples.sentence]) expect(holding(words)).toEqual([]);
});

test('on paper every page is black on white, its answers unfolded, without header and footer', async ({
  page,
}) => {
  for (const address of ['/', '/services/ci-cd-devops', '/projects', '/careers', '/privacy-policy']) {
    await page.goto(address);
    await waitForLayout(page);
    await page.emulateMedia({ media: 'print' });
    const pale = await page.locator('main').evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('*:not(svg, svg *)')]
        .filter((element) => element.checkVisibility() && element.innerText?.trim())
        .filter((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          return color !== 'rgb(0, 0, 0)' || backgroundColor !== 'rgba(0, 0, 0, 0)';
        })
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    expect(pale, address).toEqual([]);
    await expect(page.getByRole('banner'), address).toBeHidden();
    await expect(page.getByRole('contentinfo'), address).toBeHidden();
    if (address === '/') await expect(page.getByText('2-4 months')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  }
});

test('axe finds nothing on the error surface, and no text of it fades', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLive(page, '/');
  await page.route(/mfe-company/, (route) => route.abort());
  await page.route('**/careers', (route) => route.abort());
  await bar(page).getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await tooFaint(page)).toEqual([]);
});
