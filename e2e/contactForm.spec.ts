import { type Locator, expect, test } from '@playwright/test';
import { budgetOptions, formMessages, serviceInterestOptions } from 'shared-content/forms';
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

const { success, verified } = formMessages.contact;

test('an enquiry with all fields is sent once, is confirmed, and empties the form', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (line) => line.type() === 'error' && problems.push(line.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  const posts: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) posts.push(request.postDataJSON());
  });
  await openVerified(page);
  await expectAccessible(page, 'idle');
  await fillRequired(page);
  await field(page, /^Phone/).fill('+880 2 5550 0199');
  await field(page, /^Company/).fill('Padma Clinics');
  await expect(field(page, /^Budget/).getByRole('option')).toHaveText(
    budgetOptions.map(({ label }) => label),
  );
  await field(page, /^Budget/).selectOption('25k-50k');
  for (const option of serviceInterestOptions) await expect(form(page).getByText(option)).toBeVisible();
  await form(page).getByText('Educational Software').click();
  await form(page).getByText('Mobile Applications').click();

  await send(page).click();
  await expect(inline(page, 'status', success)).toBeVisible();
  await expect(toast(page)).toContainText('Success');
  await expect(toast(page)).toContainText(success);
  expect(posts).toEqual([
    {
      firstName: 'Ada',
      lastName: 'Rahman',
      email: 'ada@client.example.com',
      phone: '+880 2 5550 0199',
      company: 'Padma Clinics',
      serviceInterest: 'Mobile Applications',
      description: 'An app for clinics',
      budget: '25k-50k',
      turnstileToken: expect.stringMatching(/./),
    },
  ]);

  for (const label of [
    'First name',
    'Last name',
    'Email',
    'Project description',
    /^Phone/,
    /^Company/,
    /^Budget/,
  ])
    await expect(field(page, label)).toHaveValue('');
  await expect(form(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await expectAccessible(page, 'success');
  // The spent token was discarded. The check passes again, and a second message can be sent.
  await expect(send(page)).toBeEnabled();
  await fillRequired(page, 'ada@client.example.com', 'A second thought');
  await send(page).click();
  await expect.poll(() => posts.length).toBe(2);
  await expect(inline(page, 'status', success)).toBeVisible();
  expect(problems).toEqual([]);
});

test('text typed before any script has loaded is kept and sent', async ({ page }) => {
  const held: (() => void)[] = [];
  let open = false;
  await page.route(/\.js(\?|$)/, async (route) => {
    if (!open) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillRequired(page, 'early@client.example.com', 'Typed early');
  await field(page, /^Budget/).selectOption('discuss');
  await form(page).getByText('Digital Marketing Solutions').click();
  await expect(send(page)).toBeDisabled();
  await field(page, 'Email').press('Enter');
  expect(new URL(page.url()).search).toBe('');

  open = true;
  for (const release of held) release();
  await expect(form(page).getByText(verified)).toBeVisible();
  const request = page.waitForRequest('**/api/contact');
  await send(page).click();
  expect((await request).postDataJSON()).toMatchObject({
    firstName: 'Ada',
    email: 'early@client.example.com',
    description: 'Typed early',
    budget: 'discuss',
    serviceInterest: 'Digital Marketing Solutions',
  });
  await expect(inline(page, 'status', success)).toBeVisible();
});

test('the whole form is filled in and sent with the keyboard alone', async ({ page }) => {
  await openVerified(page);
  const type = async (element: Locator, words: string) => {
    await expect(element).toBeFocused();
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  };
  await field(page, 'First name').focus();
  await type(field(page, 'First name'), 'Ada');
  await type(field(page, 'Last name'), 'Rahman');
  await type(field(page, 'Email'), 'ada@client.example.com');
  await type(field(page, /^Phone/), '');
  await type(field(page, /^Company/), '');
  await expect(field(page, /^Budget/)).toBeFocused();
  await page.keyboard.press('Tab');

  const chips = form(page).getByRole('radio');
  await expect(chips.first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(chips.first()).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(chips.nth(1)).toBeChecked();
  await page.keyboard.press('Space');
  await expect(chips.nth(1)).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(chips.nth(1)).toBeChecked();
  await page.keyboard.press('Tab');
  await type(field(page, 'Project description'), 'By keyboard');
  // Tab first passes the link for sending files.
  await expect(form(page).getByRole('link', { name: /@/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(inline(page, 'status', success)).toBeVisible();
  await expect(form(page).locator(':focus')).toContainText(success);
});

test('typed text survives a link, Back, other pages and a reload; a submit clears it', async ({ page }) => {
  await openVerified(page);
  await fillRequired(page);
  await form(page).getByText('Educational Software').click();
  const holds = async () => {
    await expect(form(page).getByText(verified)).toBeVisible();
    await expect(field(page, 'First name')).toHaveValue('Ada');
    await expect(field(page, 'Project description')).toHaveValue('An app for clinics');
    await expect(form(page).getByRole('radio', { name: 'Educational Software' })).toBeChecked();
  };
  await form(page).getByRole('link', { name: 'privacy policy' }).click();
  await expect(page).toHaveURL(/privacy-policy/);
  await page.goBack();
  await holds();
  await page.reload();
  await holds();
  await page.goto('/about');
  await page.goto('/contact');
  await holds();
  await send(page).click();
  await expect(inline(page, 'status', success)).toBeVisible();
  await page.reload();
  await startForm(page);
  await expect(form(page).getByText(verified)).toBeVisible();
  await expect(field(page, 'Project description')).toHaveValue('');
});

test('a page opened with credentials in its address works like any other', async ({ page, baseURL }) => {
  const url = new URL('/contact', baseURL);
  url.username = 'staging';
  url.password = 'secret';
  await page.goto(url.href);
  await startForm(page);
  await expect(form(page).getByText(verified)).toBeVisible();
  await fillRequired(page);
  await send(page).click();
  await expect(inline(page, 'status', success)).toBeVisible();
});
