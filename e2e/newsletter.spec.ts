import { type Page, expect, test } from '@playwright/test';
import { formMessages } from 'shared-content/forms';
import { palette } from 'shared-content/theme';
import { axeFindings } from './axeFindings';
import { clickWhenReady, startReact, waitForIdle } from './visit';

const { emailMissing, confirm } = formMessages.newsletter;

// Converts `#7fe3a4` to the browsers' computed form.
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const form = (page: Page) =>
  page.locator('form').filter({ has: page.getByRole('button', { name: /^Sign/ }) });
const email = (page: Page) => form(page).getByLabel('Email address');
const button = (page: Page) => form(page).getByRole('button', { name: /^Sign/ });
const status = (page: Page) => form(page).getByRole('status');

/** Home with the sign-up in view and hydrated, once its scripts have loaded. */
async function openHome(page: Page) {
  await page.goto('/');
  await form(page).scrollIntoViewIfNeeded();
  await expect(async () => {
    await button(page).click();
    await expect(status(page)).toHaveText(emailMissing, { timeout: 500 });
  }).toPass();
}

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

test('a typed address survives a click to another page, Back and a reload; a sign-up clears it', async ({
  page,
}) => {
  await openHome(page);
  await email(page).fill('reader@client.example.com');
  // Mounted, so that Back has to load the document of Home anew.
  await clickWhenReady(page.getByRole('banner').locator('a[href="/about"]').first());
  await expect(page).toHaveURL(/about$/);
  const holds = async (address: string) => {
    await form(page).scrollIntoViewIfNeeded();
    await expect(email(page)).toHaveValue(address);
  };
  await page.goBack();
  await holds('reader@client.example.com');
  await page.reload();
  await holds('reader@client.example.com');
  await email(page).press('Enter');
  await expect(status(page)).toHaveText(confirm);
  await page.reload();
  await startReact(page);
  await waitForIdle(page);
  await holds('');
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
