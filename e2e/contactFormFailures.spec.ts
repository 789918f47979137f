import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { company } from 'shared-content/content';
import { formMessages } from 'shared-content/forms';
import {
  expectAccessible,
  field,
  fillRequired,
  form,
  inline,
  openVerified,
  send,
  startForm,
  toast,
} from './contactForm';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const mailFolder = path.resolve(root, '.cache/e2e-site-data', 'mails');
const { requiredMissing, success, failure, verified } = formMessages.contact;

test('an error message with a long word or in Arabic fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const words = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz لا يمكن إرسال الرسالة';
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 400, json: { success: false, error: words } }),
  );
  await openVerified(page);
  await fillRequired(page);
  await send(page).click();
  for (const told of [inline(page, 'alert', words), toast(page)]) {
    await expect(told).toBeVisible();
    const { left, right, hidden } = await told.evaluate((box) => {
      const range = document.createRange();
      range.selectNodeContents(box);
      const { left, right } = range.getBoundingClientRect();
      return { left, right, hidden: box.scrollWidth - box.clientWidth };
    });
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
    expect(hidden).toBeLessThanOrEqual(0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('a connection lost after the server stored the enquiry leads to no second enquiry', async ({ page }) => {
  const email = `broken-${Date.now()}@client.example.com`;
  const keys: (string | undefined)[] = [];
  await page.route('**/api/contact', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    expect((await route.fetch()).status()).toBe(200);
    return route.abort('connectionreset');
  });
  await openVerified(page);
  await fillRequired(page, email, 'Stored, but the answer is lost');
  await send(page).click();
  await expect(inline(page, 'alert', failure)).toBeVisible();
  // As a phone does that has discarded the tab.
  await page.reload();
  await expect(form(page).getByText(verified)).toBeVisible();
  await send(page).click();
  await expect(inline(page, 'status', success)).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{40}$/);
  expect(keys[1]).toBe(keys[0]);

  const mails = async () => {
    const names = (await readdir(mailFolder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const texts = await Promise.all(names.map((name) => readFile(path.join(mailFolder, name), 'utf8')));
    return texts.filter((text) => new RegExp(`^Reply-To:.*${email}`, 'im').test(text));
  };
  await expect.poll(async () => (await mails()).length).toBe(1);
});

test('a failed captcha script shows a retry, email address and phone; a missing field then shows its error', async ({
  page,
}) => {
  await page.route('**/turnstile/v0/api.js*', (route) => route.abort());
  await page.goto('/contact');
  await startForm(page);
  const check = form(page).getByRole('group', { name: 'Verification' });
  await expect(check).toContainText('couldn’t be completed');
  await expect(check.getByRole('link', { name: company.email })).toBeVisible();
  await expect(check.getByRole('link', { name: company.phone.label })).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await expectAccessible(page, 'captcha failed');

  await page.unroute('**/turnstile/v0/api.js*');
  // Text typed meanwhile is still there after the check.
  await fillRequired(page, 'patient@client.example.com', 'Sent at the second try');
  await check.getByRole('button', { name: 'Try the verification again' }).click();
  await expect(form(page).getByText(verified)).toBeVisible();
  await field(page, 'Last name').fill('');
  await send(page).click();
  await expect(inline(page, 'alert', requiredMissing)).toBeVisible();
  await expect(toast(page)).toContainText(requiredMissing);
  await expect(field(page, 'Last name')).toBeFocused();
  await expectAccessible(page, 'required');
  await field(page, 'Last name').fill('Rahman');
  const answered = page.waitForResponse('**/api/contact');
  await send(page).click();
  expect((await answered).status()).toBe(200);
  await expect(inline(page, 'status', success)).toBeVisible();
});
