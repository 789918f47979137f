import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { type Locator, type Page, expect, test } from '@playwright/test';
import { company } from '../shared-content/content';
import { budgetOptions, formMessages, serviceInterestOptions } from '../shared-content/forms';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const mailFolder = path.resolve(root, '.cache/e2e-site-data', 'mails');
const { captchaMissing, requiredMissing, success, failure, verified } = formMessages.contact;

test.beforeEach(async ({ page }) => {
  // The map's server is not ours to call from a test.
  await page.route(`${new URL(company.mapEmbedUrl).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
  );
});

const form = (page: Page) => page.getByRole('form', { name: 'Send us a message' });
const field = (page: Page, label: string | RegExp) => form(page).getByLabel(label, { exact: true });
const send = (page: Page) => form(page).getByRole('button', { name: /^Send/ });
const toast = (page: Page) => page.locator('[data-toast]');
const inline = (page: Page, role: 'alert' | 'status', words: string) =>
  form(page).getByRole(role).getByText(words, { exact: true });

async function fillRequired(
  page: Page,
  email = 'ada@client.example.com',
  description = 'An app for clinics',
) {
  await field(page, 'First name').fill('Ada');
  await field(page, 'Last name').fill('Rahman');
  await field(page, 'Email').fill(email);
  await field(page, 'Project description').fill(description);
}

async function openVerified(page: Page) {
  await page.goto('/contact');
  await expect(form(page).getByText(verified)).toBeVisible();
}

async function expectAccessible(page: Page, state: string) {
  // A colour half-way between two states is neither: what counts is where it ends.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map((animation) => animation.finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    .include('main')
    .exclude('iframe')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${state}: ${id} ${nodes[0]?.html}`)).toEqual([]);
}

test('everything about how to reach the company stands on the page', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Get In Touch');
  await expect(main).toContainText('within 24 hours');

  for (const [name, email] of [
    ['General', company.email],
    ['Careers', company.careerEmail],
    ['Projects', company.projectsEmail],
  ] as const) {
    const department = main.getByRole('listitem').filter({
      has: page.getByRole('heading', { level: 3, name, exact: true }),
    });
    await expect(department.getByRole('link')).toHaveAttribute('href', `mailto:${email}`);
  }

  const office = main.getByRole('region', { name: 'Visit the office' });
  for (const words of ['Uttara, Dhaka 1230', 'Bangladesh', 'Business hours', 'Monday to Friday', 'Closed'])
    await expect(office).toContainText(words);
  await expect(office).toContainText('8:00 AM - 5:00 PM');
  await expect(office).toContainText('Saturday and Sunday');
  await expect(office.getByRole('link', { name: company.phone.label })).toHaveAttribute(
    'href',
    company.phone.href,
  );
  await office.getByRole('button', { name: 'Show the live map' }).click();
  const map = office.locator('iframe');
  await expect(map).toHaveAttribute('title', /Uttara, Dhaka 1230/);
  await expect(map).toHaveAttribute('src', company.mapEmbedUrl);
  await expect(office.getByRole('link', { name: /OpenStreetMap/ })).toHaveAttribute('href', company.mapUrl);

  await expect(main.getByRole('link', { name: 'Book a Free Consultation' })).toHaveAttribute(
    'href',
    company.bookingUrl,
  );
});

test('the map is a drawing, and its provider is asked for nothing, until the live one is wanted', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await page.goto('/contact');
  const office = page.getByRole('region', { name: 'Visit the office' });
  await office.scrollIntoViewIfNeeded();
  await expect(office.getByRole('img', { name: /Sketch of the way/ })).toBeVisible();
  const provider = new URL(company.mapEmbedUrl).origin;
  expect(asked).not.toContain(provider);
  await office.getByRole('button', { name: 'Show the live map' }).click();
  await expect(office.locator('iframe')).toBeVisible();
  await expect.poll(() => asked).toContain(provider);
  await office.getByRole('button', { name: 'Hide the live map' }).click();
  await expect(office.locator('iframe')).toHaveCount(0);
});

test('four questions, of which one at most is open, tell how long projects take', async ({ page }) => {
  await page.goto('/contact');
  const questions = page.locator('details[name="contact-faq"]');
  await expect(questions).toHaveCount(4);
  await questions.nth(0).locator('summary').click();
  await expect(questions.nth(0)).toContainText('2-3 months');
  await expect(questions.nth(0)).toContainText('6-8 months');
  await expect(questions.nth(0).locator('p')).toBeVisible();
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(0).locator('p')).toBeHidden();
  await questions.nth(1).locator('summary').click();
  await expect(page.locator('details[name="contact-faq"][open]')).toHaveCount(0);
});

test('an enquiry with every field goes out once, is thanked for and leaves a clean form', async ({
  page,
}) => {
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
  // The spent token was given up; the check passes again and a second message can go out.
  await expect(send(page)).toBeEnabled();
  await fillRequired(page, 'ada@client.example.com', 'A second thought');
  await send(page).click();
  await expect.poll(() => posts.length).toBe(2);
  await expect(inline(page, 'status', success)).toBeVisible();
  expect(problems).toEqual([]);
});

test('checks come in order: the captcha, then the required fields, and nothing is sent', async ({ page }) => {
  let posted = 0;
  await page.route('**/api/contact', (route) => {
    posted += 1;
    return route.abort();
  });
  // The script comes when the test lets it.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/turnstile/v0/api.js*', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/turnstile/v0/api.js*');
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  expect((await asked).url()).toContain('render=explicit');
  await expect(send(page)).toBeDisabled();
  await form(page).evaluate((element: HTMLFormElement) => element.requestSubmit());
  await expect(inline(page, 'alert', captchaMissing)).toBeVisible();
  await expect(toast(page)).toContainText('Error');
  await expect(toast(page)).toContainText(captchaMissing);

  release();
  await expect(form(page).getByText(verified)).toBeVisible();
  await field(page, 'First name').fill('Ada');
  await send(page).click();
  await expect(inline(page, 'alert', requiredMissing)).toBeVisible();
  await expect(toast(page)).toContainText(requiredMissing);
  await expect(field(page, 'Last name')).toBeFocused();
  await expect(field(page, 'Last name')).toHaveAccessibleDescription('Enter your last name.');
  await expect(field(page, 'First name')).toHaveValue('Ada');
  await expectAccessible(page, 'required');
  expect(posted).toBe(0);
});

test('refusals and failures are told inline and as a toast, and no word is lost', async ({ page }) => {
  const answers = [
    { status: 400, body: JSON.stringify({ success: false, error: 'Please enter a valid email address.' }) },
    { status: 200, body: JSON.stringify({ success: false }) },
    { status: 502, body: '<html>Bad gateway</html>' },
    'abort',
  ] as const;
  const told = ['Please enter a valid email address.', failure, failure, failure];
  let count = 0;
  await page.route('**/api/contact', (route) => {
    const answer = answers[count++];
    return !answer || answer === 'abort'
      ? route.abort()
      : route.fulfill({ contentType: 'application/json', ...answer });
  });
  await openVerified(page);
  await fillRequired(page);
  await form(page).getByText('E-commerce Platforms').click();
  for (const words of told) {
    await expect(send(page)).toBeEnabled();
    await send(page).click();
    await expect(inline(page, 'alert', words)).toBeVisible();
    await expect(toast(page)).toContainText(words);
    await expect(field(page, 'Project description')).toHaveValue('An app for clinics');
    await expect(form(page).getByRole('radio', { name: 'E-commerce Platforms' })).toBeChecked();
  }
  expect(count).toBe(told.length);
});

test('a refusal in a long word, or from right to left, keeps its place on a phone', async ({ page }) => {
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

test('the button says Sending... and cannot be pressed twice', async ({ page }) => {
  let posted = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/contact', async (route) => {
    posted += 1;
    await held;
    await route.fulfill({ json: { success: true, message: 'Received.' } });
  });
  await openVerified(page);
  await fillRequired(page);
  await send(page).dblclick();
  await expect(send(page)).toHaveText('Sending...');
  await expect(send(page)).toBeDisabled();
  release();
  await expect(inline(page, 'status', 'Received.')).toBeVisible();
  expect(posted).toBe(1);
});

test('a connection that breaks after the server has stored the enquiry makes no second one', async ({
  page,
}) => {
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
  await expect(send(page)).toBeEnabled();
  await send(page).click();
  await expect(inline(page, 'status', success)).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);

  const mails = async () => {
    const names = (await readdir(mailFolder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const texts = await Promise.all(names.map((name) => readFile(path.join(mailFolder, name), 'utf8')));
    return texts.filter((text) => new RegExp(`^Reply-To:.*${email}`, 'im').test(text));
  };
  await expect.poll(async () => (await mails()).length).toBe(1);
});

test('a captcha script that fails leads to a retry and to email and phone', async ({ page }) => {
  await page.route('**/turnstile/v0/api.js*', (route) => route.abort());
  await page.goto('/contact');
  const check = form(page).getByRole('group', { name: 'Bot check' });
  await expect(check).toContainText('couldn’t be completed');
  await expect(check.getByRole('link', { name: company.email })).toBeVisible();
  await expect(check.getByRole('link', { name: company.phone.label })).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await expectAccessible(page, 'captcha failed');

  await page.unroute('**/turnstile/v0/api.js*');
  // What is typed meanwhile is there when the check is.
  await fillRequired(page, 'patient@client.example.com', 'Sent at the second try');
  await check.getByRole('button', { name: 'Try the check again' }).click();
  await expect(form(page).getByText(verified)).toBeVisible();
  await expect(send(page)).toBeEnabled();
  const answered = page.waitForResponse('**/api/contact');
  await send(page).click();
  expect((await answered).status()).toBe(200);
  await expect(inline(page, 'status', success)).toBeVisible();
});

test('an expired token is taken back and the check runs again', async ({ page }) => {
  await page.clock.install();
  await openVerified(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/turnstile/v0/token', async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.fastForward('05:01');
  await expect(send(page)).toBeDisabled();
  await expect(form(page).getByText(verified)).toBeHidden();
  release();
  await expect(form(page).getByText(verified)).toBeVisible();
  await expect(send(page)).toBeEnabled();
});

test('what is typed before any script has come is kept and sent', async ({ page }) => {
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
  // How to send a file, on the way.
  await expect(form(page).getByRole('link', { name: /@/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(inline(page, 'status', success)).toBeVisible();
  await expect(form(page).locator(':focus')).toContainText(success);
});

test('an applicant finds the position named, and is asked for what applicants send', async ({ page }) => {
  await page.goto('/contact?job=react-native-developer');
  await expect(field(page, 'Your application')).toHaveValue(/^Job application: React Native Developer/);
  await expect(field(page, /^Budget/)).toHaveCount(0);
  await expect(form(page).getByText(/CV or portfolio/)).toBeVisible();
});

test('who asks from a service’s page finds it named, and the words of any other link nowhere', async ({
  page,
}) => {
  await page.goto('/contact?about=mobile-solutions');
  await expect(field(page, 'Project description')).toHaveValue('About: Mobile Solutions\n\n');
  await expect(form(page).getByRole('radio', { name: 'Mobile Applications' })).toBeChecked();
  await page.goto('/contact?about=Please%20send%20money');
  await expect(form(page).getByText(verified)).toBeVisible();
  await expect(field(page, 'Project description')).toHaveValue('');
  await expect(page.locator('body')).not.toContainText('send money');
});

test('who leaves for another page and comes back finds a working form', async ({ page }) => {
  await openVerified(page);
  const away = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' });
  await away.click();
  await expect(form(page)).toHaveCount(0);
  await page.goBack();
  await expect(form(page).getByText(verified)).toBeVisible();
  await fillRequired(page);
  await send(page).click();
  await expect(inline(page, 'status', success)).toBeVisible();
});

test('without JavaScript the page reads in full and says how to write', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch');
  await expect(page.getByText(/This form needs JavaScript/)).toContainText(company.email);
  await expect(send(page)).toBeDisabled();
  expect(await page.locator('script[src*="turnstile"]').count()).toBe(0);
  await context.close();
});

test('the captcha script is asked for on the contact page alone', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/turnstile/') || request.url().includes('/form-config'))
      asked.push(page.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await openVerified(page);
  expect(asked.length).toBeGreaterThan(0);
});

test('nothing runs over the side from 320 px on, and the check is compact there', async ({ page }) => {
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await openVerified(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${width} px`).toBeLessThanOrEqual(0);
    const widget = await form(page).locator('[data-captcha-standin]').boundingBox();
    expect(widget?.width, `${width} px`).toBe(width < 400 ? 150 : 300);
  }
});
