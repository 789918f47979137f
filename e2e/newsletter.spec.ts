import { type Page, expect, test } from '@playwright/test';
import { formMessages } from 'shared-content/forms';
import { palette } from 'shared-content/theme';
import { axeFindings } from './axeFindings';

const { emailMissing, success, confirm, failure } = formMessages.newsletter;

// Converts `#7fe3a4` to the browsers' computed form.
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const form = (page: Page) =>
  page.locator('form').filter({ has: page.getByRole('button', { name: /^Sign/ }) });
const email = (page: Page) => form(page).getByLabel('Email address');
const button = (page: Page) => form(page).getByRole('button', { name: /^Sign/ });
const status = (page: Page) => form(page).getByRole('status');

/** Home with the sign-up in view and hydrated, once its scripts have loaded. */
async function openHome(page: Page, url = '/') {
  await page.goto(url);
  await form(page).scrollIntoViewIfNeeded();
  await expect(async () => {
    await button(page).click();
    await expect(status(page)).toHaveText(emailMissing, { timeout: 500 });
  }).toPass();
}

test('a missing address is reported in red, and nothing is sent', async ({ page }) => {
  let posted = 0;
  page.on('request', (request) => (posted += Number(request.url().endsWith('/api/newsletter'))));
  await openHome(page);
  await expect(status(page)).toHaveCSS('color', rgb(palette.danger));
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAttribute('type', 'email');
  await expect(email(page)).toHaveAccessibleDescription(emailMissing);
  expect(posted).toBe(0);
});

test('a sign-up shows thanks in green and clears the input', async ({ page }) => {
  await openHome(page);
  const answered = page.waitForResponse('**/api/newsletter');
  await email(page).fill('reader@client.example.com');
  await email(page).press('Enter');
  expect((await answered).status()).toBe(200);
  expect((await answered).request().postDataJSON()).toEqual({ email: 'reader@client.example.com' });
  await expect(status(page)).toHaveText(confirm);
  await expect(status(page)).toHaveCSS('color', rgb(palette.success));
  await expect(email(page)).toHaveValue('');
  expect(await axeFindings(page, { within: 'form[aria-labelledby="newsletter-title"]' })).toEqual([]);
});

test('during the request the input is disabled and the button reads Signing Up...', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/newsletter', async (route) => {
    await held;
    await route.fulfill({ json: { success: true } });
  });
  await openHome(page);
  await email(page).fill('reader@client.example.com');
  await button(page).click();
  await expect(button(page)).toHaveText('Signing Up...');
  await expect(button(page)).toBeDisabled();
  await expect(email(page)).toBeDisabled();
  release();
  await expect(status(page)).toHaveText(success);
  await expect(email(page)).toBeEnabled();
});

test('refusals and failures are shown in red and keep the address', async ({ page }) => {
  const answers = [
    { status: 400, body: JSON.stringify({ success: false, error: 'No such address.' }) },
    { status: 500, body: JSON.stringify({ success: false }) },
    { status: 200, body: 'not JSON' },
    'abort',
  ] as const;
  const told = ['No such address.', failure, failure, failure];
  let count = 0;
  await page.route('**/api/newsletter', (route) => {
    const answer = answers[count++];
    return !answer || answer === 'abort'
      ? route.abort()
      : route.fulfill({ contentType: 'application/json', ...answer });
  });
  await openHome(page);
  await email(page).fill('reader@client.example.com');
  for (const words of told) {
    await button(page).click();
    await expect(status(page)).toHaveText(words);
    await expect(status(page)).toHaveCSS('color', rgb(palette.danger));
    await expect(email(page)).toHaveValue('reader@client.example.com');
  }
  expect(count).toBe(told.length);
});

test('Terms and Conditions open in a dialog that traps and returns the focus', async ({ page }) => {
  await openHome(page);
  const link = form(page).getByRole('link', { name: 'Terms and Conditions' });
  const dialog = page.getByRole('dialog', { name: 'Terms and Conditions' });
  await link.click();
  await expect(dialog).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  expect(await axeFindings(page, { within: 'dialog' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
});

test('without JavaScript the terms are a link and a submit does nothing', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(form(page).getByRole('link', { name: 'Terms and Conditions' })).toHaveAttribute(
    'href',
    '/terms-of-service',
  );
  const url = page.url();
  await email(page).fill('reader@client.example.com');
  await button(page).click();
  expect(page.url()).toBe(url);
  await context.close();
});
