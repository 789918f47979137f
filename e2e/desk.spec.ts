import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { createDeskUser } from '../api/desk/signIn';
import { filledContact } from '../api/testing/filledContact';
import { solveCaptcha } from '../api/testing/openTestApp';
import { expectPlainPage } from './expectPlainPage';
import { freePort, startSite } from './siteProcess';

test('the owner answers an enquiry on a phone and marks it at the desk, behind a password', async ({
  browser,
}) => {
  const { user, password } = createDeskUser('Rahim');
  const desk = `http://localhost:${await freePort()}`;
  const site = await startSite({
    DESK_PORT: new URL(desk).port,
    DESK_USERS: `${user.name}:${user.hash}`,
  });
  try {
    const sent = await fetch(`${site.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(
        filledContact({
          firstName: 'Rumana',
          description: 'A booking page for clinics.',
          turnstileToken: solveCaptcha(),
        }),
      ),
    });
    expect(sent.status).toBe(200);
    const folder = path.join(site.dataDir, 'mails');
    const isNotification = (name: string) => /enquiry-notification.*\.eml$/.test(name);
    await expect.poll(async () => (await readdir(folder)).some(isNotification)).toBe(true);
    const mail = await readFile(path.join(folder, (await readdir(folder)).find(isNotification)!), 'utf8');
    const id = /Reference: (\S+)/.exec(mail)![1]!;

    expect((await fetch(`${desk}/enquiries/${id}`)).status).toBe(401);

    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      httpCredentials: { username: user.name, password },
    });
    const page = await context.newPage();
    await page.goto(`${desk}/enquiries/${id}`);
    await expect(page.getByText('A booking page for clinics.')).toBeVisible();
    await expectPlainPage(page);
    await page.getByRole('button', { name: 'Mark as answered' }).press('Enter');
    await expect(page.getByRole('status')).toBeVisible();
    await page.getByRole('link', { name: 'Enquiries' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Rumana' })).toContainText('Answered');
    await expectPlainPage(page);
    await page.getByRole('link', { name: 'Personal data' }).click();
    await page.getByLabel('Email address').fill('nadia@example.com');
    await page.getByRole('button', { name: 'Look up' }).click();
    await expect(page.getByText('1 enquiry, 0 subscriptions, 2 mails')).toBeVisible();
    await expectPlainPage(page);
    await context.close();
  } finally {
    await site.stop('SIGKILL');
  }
});
