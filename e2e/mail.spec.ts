import { expect, test, type Page } from '@playwright/test';
import { readConfig } from '../api/config/config';
import { openStorage } from '../api/storage/engine/openStorage';
import { type ReceivedMail, type TestSmtp, startSmtp } from '../api/testing/startSmtp';
import { formMessages } from 'shared-content/forms';
import { type SiteProcess, startSite } from './siteProcess';

const site = { name: 'Shapla Systems', address: 'site@mail.example.com' };
const header = (mail: ReceivedMail, name: string) => mail.headers.find(({ key }) => key === name)?.value;

let smtp: TestSmtp;
let running: SiteProcess;

test.beforeAll(async () => {
  smtp = await startSmtp();
  running = await startSite({ MAIL_FROM: site.address, SMTP_URL: smtp.url });
});
test.afterAll(async () => {
  await running?.stop();
  await smtp?.stop();
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
