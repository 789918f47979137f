import { expect, test } from '@playwright/test';
import { company } from 'shared-content/content';
import { axeFindings } from './axeFindings';
import { bar, caret, openLive } from './headerMenus';
import { tooFaint } from './pixelContrast';
import { clickWhenReady, waitForLayout } from './visit';

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

test('the scroll-to-top button shows beyond 300 px and scrolls up', async ({ page }) => {
  await openLive(page);
  const button = page.getByRole('button', { name: 'Scroll to top' });
  const scrolled = page.evaluate(() => new Promise((resolve) => addEventListener('scroll', resolve)));
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await scrolled;
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 301, behavior: 'instant' }));
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('the light follows the mouse, except with reduced motion', async ({ browser }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const context = await browser.newContext({ reducedMotion });
    const page = await context.newPage();
    await openLive(page, '/blog');
    await page.mouse.move(210, 320);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
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

test('no page frame scrolls sideways between 320 and 1920 px', async ({ page }) => {
  await page.goto('/no-such-page-with-a-long-name-that-must-wrap-somewhere-in-the-middle');
  for (const width of [320, 390, 768, 1024, 1199, 1200, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), String(width)).toBe(
      0,
    );
  }
});

test('printed pages are black on white, with open answers, without header and footer', async ({ page }) => {
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

test('axe finds no fault on Home, on the not-found page and with open menus', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await openLive(page, '/');
  expect(await axeFindings(page)).toEqual([]);
  for (const label of ['Services', 'Industries'] as const) {
    await caret(page, label).click();
    await expect(caret(page, label)).toHaveAttribute('aria-expanded', 'true');
    expect(await axeFindings(page), label).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('header summary').first().click();
  await page.getByRole('navigation', { name: 'Menu' }).locator('summary').first().click();
  expect(await axeFindings(page), 'mobile menu').toEqual([]);
  await page.goto('/no-such-page');
  await expect(page.locator('code')).toBeVisible();
  expect(await axeFindings(page), 'not-found').toEqual([]);
  await context.close();
});

test('axe finds no fault on the error surface, and its text has contrast', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLive(page, '/');
  // The page throws as it is mounted, and its document does not come.
  await page.route('**/careers', (route) => route.abort());
  await page.evaluate(() => {
    const create = document.createElement.bind(document);
    document.createElement = ((tag: string) => {
      if (tag === 'section') throw new Error('broken on purpose');
      return create(tag);
    }) as typeof create;
  });
  await clickWhenReady(bar(page).getByRole('link', { name: 'Careers' }));
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await tooFaint(page)).toEqual([]);
});
