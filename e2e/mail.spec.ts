import { expect, test, type Page } from '@playwright/test';
import { readConfig } from '../api/config/config';
import { openStorage } from '../api/storage/engine/openStorage';
import { type ReceivedMail, type TestSmtp, startSmtp } from '../api/testing/startSmtp';
import { formMessages } from 'shared-content/forms';
import { type SiteProcess, startSite } from './siteProcess';

const env = {
  MAIL_FROM: 'site@mail.example.com',
  MAIL_TO_GENERAL: 'general@office.example.com',
  MAIL_TO_CAREER: 'careers@office.example.com',
  MAIL_TO_PROJECTS: 'projects@office.example.com',
};
const site = { name: 'Shapla Systems', address: 'site@mail.example.com' };
const header = (mail: ReceivedMail, name: string) => mail.headers.find(({ key }) => key === name)?.value;

let smtp: TestSmtp;
let running: SiteProcess;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  smtp = await startSmtp();
  running = await startSite({ ...env, SMTP_URL: smtp.url });
});
test.afterAll(async () => {
  await running?.stop();
  await smtp?.stop();
});

test.beforeEach(async ({ page }) => {
  smtp.received.length = 0;
  // The map is external, and tests have no internet.
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
  );
});

async function signUp(page: Page, url: string, address: string) {
  await page.goto(url);
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: /^Sign/ }) });
  await form.scrollIntoViewIfNeeded();
  await expect(async () => {
    // Before hydration, a submit does nothing.
    await form.getByLabel('Email address').fill(address);
    await form.getByRole('button', { name: /^Sign/ }).click();
    await expect(form.getByRole('status')).toHaveText(formMessages.newsletter.confirm, { timeout: 2_000 });
  }).toPass();
  // The button was disabled meanwhile, and a keyboard continues from here.
  await expect(form.getByRole('button', { name: /^Sign/ })).toBeFocused();
}

test('an enquiry reaches the department and its sender through a mail server', async ({ page }) => {
  await page.goto(`${running.url}/contact`);
  await page.getByLabel('First name').fill('Rumana');
  await page.getByLabel('Last name').fill('Haque');
  await page.getByLabel('Email', { exact: true }).fill('rumana@client.example.com');
  await page.getByLabel(/^Company/).fill('Three Clinics <Ltd>');
  await page.getByLabel(/^Budget/).selectOption('25k-50k');
  await page.getByText('Healthcare Management Systems').click();
  await page.getByLabel('Project description').fill('A booking page for three clinics.\nবাংলা and 🪷, too.');
  await expect(page.getByText(formMessages.contact.verified)).toBeVisible();
  await page.getByRole('button', { name: /send message/i }).click();
  await expect(page.getByRole('status').getByText(formMessages.contact.success)).toBeVisible();

  await expect.poll(() => smtp.received.length, { timeout: 30_000 }).toBe(2);
  const to = (address: string) => smtp.received.find(({ envelopeTo }) => envelopeTo.includes(address))!;

  const notification = to(env.MAIL_TO_PROJECTS);
  expect(notification.from).toMatchObject({ name: 'Shapla Systems website', address: site.address });
  expect(notification.to).toMatchObject([{ address: env.MAIL_TO_PROJECTS }]);
  expect(notification.replyTo).toEqual([{ name: 'Rumana Haque', address: 'rumana@client.example.com' }]);
  expect(notification.subject).toBe('New enquiry from Rumana Haque');
  expect(notification.messageId).toMatch(/^<[0-9a-f-]{36}@mail\.example\.com>$/);
  for (const words of [
    'A booking page for three clinics.',
    'বাংলা and 🪷, too.',
    'Company: Three Clinics <Ltd>',
    'Budget: $25,000',
    'Service interest: Healthcare Management Systems',
  ])
    expect(notification.text).toContain(words);
  expect(notification.html).toBeUndefined();

  const confirmation = to('rumana@client.example.com');
  expect(confirmation.from).toMatchObject(site);
  expect(confirmation.to).toMatchObject([{ address: 'rumana@client.example.com' }]);
  expect(confirmation.replyTo).toMatchObject([{ address: env.MAIL_TO_PROJECTS }]);
  expect(confirmation.text).toMatch(/^Hello,/);
  expect(confirmation.text).toContain('within 24 hours');
  // A sender who enters a stranger's address must not be able to send that stranger anything.
  expect(confirmation.text ?? '').not.toMatch(/clinics|বাংলা/i);
  expect(header(confirmation, 'auto-submitted')).toBe('auto-replied');
  expect(header(confirmation, 'list-unsubscribe')).toBeUndefined();
  for (const mail of [notification, confirmation]) {
    expect(mail.envelopeTo).toHaveLength(1);
    expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
  }
});

test('a sign-up is confirmed by mail, and the welcome has one-click unsubscribe and a link', async ({
  page,
  request,
}) => {
  await signUp(page, running.url, 'reader@client.example.com');
  await signUp(page, running.url, 'other@client.example.com');
  await expect.poll(() => smtp.received.length, { timeout: 30_000 }).toBe(2);
  for (const { text, headers } of [...smtp.received]) {
    expect(headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
    const link = /http\S+\/api\/newsletter\/confirm\/[\w-]{32}/.exec(text ?? '')?.[0] ?? '';
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'You’re on the list' })).toBeVisible();
  }
  await expect.poll(() => smtp.received.length, { timeout: 30_000 }).toBe(4);
  const welcomeTo = (address: string) => {
    const mail = smtp.received.find(
      ({ envelopeTo, subject }) => envelopeTo.includes(address) && subject?.startsWith('Welcome'),
    )!;
    expect(mail.from).toMatchObject(site);
    expect(mail.to).toMatchObject([{ address }]);
    expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const link = /^<(http.+)>$/.exec(header(mail, 'list-unsubscribe') ?? '')?.[1] ?? '';
    expect(link).toMatch(new RegExp(`^${running.url}/api/newsletter/unsubscribe/[\\w-]{32}$`));
    // The same link for people.
    expect(mail.text).toContain(link);
    return link;
  };

  // By hand: opening the page changes nothing, because mail scanners open every link.
  const link = welcomeTo('reader@client.example.com');
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Unsubscribe from the newsletter?' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible();

  // By the mail program (RFC 8058): no cookie, no origin of ours, no redirect.
  const oneClick = await request.post(welcomeTo('other@client.example.com'), {
    form: { 'List-Unsubscribe': 'One-Click' },
    headers: { origin: 'https://mail-program.example' },
    maxRedirects: 0,
  });
  expect(oneClick.status()).toBe(200);

  await running.stop();
  const storage = await openStorage(readConfig({ DATA_DIR: running.dataDir }));
  const rows = await storage.db.selectFrom('subscribers').select(['email', 'unsubscribed_at']).execute();
  await storage.close();
  expect(rows.map(({ email }) => email).sort()).toEqual([
    'other@client.example.com',
    'reader@client.example.com',
  ]);
  for (const { unsubscribed_at } of rows) expect(unsubscribed_at).toBeInstanceOf(Date);
});
