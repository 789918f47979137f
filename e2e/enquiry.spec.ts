import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readConfig } from '../api/config/config';
import { openStorage } from '../api/storage/engine/openStorage';
import { startSite } from './siteProcess';

/** Mails of a data folder, newest last. */
async function mailsIn(dataDir: string): Promise<string[]> {
  const folder = path.join(dataDir, 'mails');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
}

/** Rows of the embedded storage, once no server holds the folder. */
async function enquiriesIn(dataDir: string) {
  const storage = await openStorage(readConfig({ DATA_DIR: dataDir }));
  try {
    return (await storage.db.selectFrom('enquiries').selectAll().execute()) as readonly Record<
      string,
      unknown
    >[];
  } finally {
    await storage.close();
  }
}

test('an acknowledged enquiry survives kill -9 as a row and as mails', async ({ page }) => {
  const site = await startSite();
  try {
    await page.goto(`${site.url}/contact`);
    await page.getByLabel('First name').fill('Rumana');
    await page.getByLabel('Last name').fill('Haque');
    await page.getByLabel('Email', { exact: true }).fill('rumana@client.example.com');
    await page.getByLabel('Project description').fill('A booking page for three clinics in Sylhet.');
    await expect(page.getByText('Verification completed')).toBeVisible();
    const answered = page.waitForResponse('**/api/contact');
    await page.getByRole('button', { name: /send message/i }).click();
    expect((await answered).status()).toBe(200);
    await site.stop('SIGKILL');

    // The promised rows are stored, although no work could be finished.
    const rows = await enquiriesIn(site.dataDir);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows[0])).toContain('A booking page for three clinics in Sylhet.');

    const again = await startSite({ DATA_DIR: site.dataDir });
    try {
      await expect.poll(async () => (await mailsIn(site.dataDir)).length, { timeout: 30_000 }).toBe(2);
    } finally {
      await again.stop();
    }
    const mails = await mailsIn(site.dataDir);
    const notification = mails.find((mail) => /Reply-To:.*rumana@client\.example\.com/i.test(mail));
    expect(notification).toContain('three clinics in Sylhet');
    expect(mails.some((mail) => /^To:.*rumana@client\.example\.com/im.test(mail))).toBe(true);
  } finally {
    await site.stop('SIGKILL');
  }
});
