import { type Page, expect, test } from '@playwright/test';
import { formMessages } from 'shared-content/forms';
import { lastPart, neverIdle } from './belowWindow';
import { form } from './contactForm';
import { answerChanged } from './brokenScripts';
import { translatePage } from './translatePage';
import { holdBack, holdScripts, openVisit, waitForLayout, startReact } from './visit';

/** The page is readable, and its header's links work. */
async function expectReadable(page: Page, heading = ''): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  // After a click the first screen renders first, the rest in a second render.
  await expect.poll(async () => (await page.locator('main').innerText()).length).toBeGreaterThan(500);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
}

test('after an error in the header, menus, links and forms work', async ({ browser, baseURL }) => {
  const { page } = await openVisit(browser);
  // The menus request it as they are enhanced.
  await page.addInitScript(() => {
    const matches = Element.prototype.matches;
    Element.prototype.matches = function (this: Element, selector: string) {
      if (selector === ':hover') throw new Error('broken on purpose');
      return matches.call(this, selector);
    } as typeof matches;
  });
  const release = await holdScripts(page);
  await page.goto(`${baseURL}/contact`);
  const heading = await page.locator('main h1').innerText();
  await page.locator('main form textarea').fill('We need a shop.');
  const reported = page.waitForRequest((request) => request.url().endsWith('/telemetry'));
  release();
  expect((await reported).postData()).toContain('"app":"shell"');
  await expectReadable(page, heading);
  await expect(page.locator('main form textarea')).toHaveValue('We need a shop.');
  await expect(form(page).getByText(formMessages.contact.verified)).toBeVisible();
  await page.getByRole('button', { name: 'Services menu' }).click();
  await page.locator('#menu-services').getByRole('link', { name: 'Cybersecurity' }).click();
  await expect(page).toHaveURL(/\/services\/cybersecurity$/);
  await expect(page.locator('main h1')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await page.context().close();
});

test('when an extension moves elements, clicks work', async ({ browser, baseURL }) => {
  const { page } = await openVisit(browser);
  await holdScripts(page, 'mfe-company');
  await page.goto(`${baseURL}/`);
  await startReact(page);
  await page.waitForFunction(() => globalThis.__hydration.alive.length > 1);
  // Each element of the frame is wrapped in one of the extension's.
  await page.evaluate(() => {
    for (const element of [...(document.querySelector('#root > div')?.children ?? [])]) {
      const wrapper = document.createElement('div');
      element.replaceWith(wrapper);
      wrapper.append(element);
    }
  });
  await page.getByRole('banner').locator('a[href="/careers"]:visible').first().click();
  await expectReadable(page, 'Join Our Team');
  await expect(page).toHaveURL(/\/careers$/);
  await page.context().close();
});

test('a page changed by a translator, before or after hydration, does not go blank', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openVisit(browser);
  const translate = () => page.evaluate(translatePage);
  const release = await holdScripts(page);
  await page.goto(`${baseURL}/projects`);
  await translate();
  // The first press counts, although React makes the button anew.
  await page.locator('#filter-industry').click();
  release();
  await page.getByRole('option').nth(1).click();
  await translate();
  for (const path of ['/careers', '/contact']) {
    await page.getByRole('banner').locator(`a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expectReadable(page);
    await translate();
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/careers$/);
  await expectReadable(page);
  await page.context().close();
});

test('an extension’s stylesheet hides no text on a phone', async ({ browser, baseURL }) => {
  const { page } = await openVisit(browser, { width: 390 });
  await page.route(
    (url) => url.pathname === '/careers',
    (route) => answerChanged(route, (html) => html.replace('<meta charset="utf-8">', '$&<style></style>')),
  );
  // Like an extension, at any time: here at the end of parsing.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      setTimeout(() => {
        const { sheet } = document.querySelector('style') as HTMLStyleElement;
        sheet?.insertRule('.of-an-extension{top:0}', sheet.cssRules.length);
      });
    });
  });
  await page.goto(`${baseURL}/careers`);
  await waitForLayout(page);
  for (const part of [lastPart, 'footer'])
    await expect(page.locator(part).first()).toHaveCSS('visibility', 'visible');
  await page.context().close();
});

test('on a phone, the target of a text fragment is laid out at once', async ({ browser, baseURL }) => {
  const { page } = await openVisit(browser, { width: 390 });
  await neverIdle(page);
  await holdBack(page, '**/late.*.css');
  const layout = () =>
    page.locator('[data-part]>:nth-child(3)').evaluate((part) => getComputedStyle(part).contentVisibility);
  await page.goto(`${baseURL}/case-studies`, { waitUntil: 'domcontentloaded' });
  expect(await layout()).not.toBe('visible');
  await page.goto('about:blank');
  await page.goto(`${baseURL}/case-studies#:~:text=Case`, { waitUntil: 'domcontentloaded' });
  expect(await layout()).toBe('visible');
  await page.context().close();
});
