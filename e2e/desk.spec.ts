import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { openOwnerStorage } from '../api/storage/engine/openStorage';
import { addEnquiry } from '../api/testing/addEnquiry';
import { freePort, startSite } from './siteProcess';
import { expectPlainPage } from './expectPlainPage';

const api = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../api');

/** The output of `npm run owner -w api --`. */
async function owner(env: NodeJS.ProcessEnv, ...args: string[]): Promise<string> {
  const command = ['--import', 'tsx', '--', 'owner/owner.ts', ...args];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: api,
    env: { ...process.env, ENV_FILE: '/dev/null', ...env },
  });
  return stdout;
}

test('the owner opens the desk on a phone and answers an enquiry', async ({ browser }) => {
  const env = { DESK_PORT: String(await freePort()) };
  const site = await startSite(env);
  try {
    const storage = await openOwnerStorage({ databaseUrl: undefined, dataDir: site.dataDir });
    await addEnquiry(storage.db, { firstName: 'Rumana', description: 'A booking page for clinics.' });
    await storage.close();
    const printed = await owner({ ...env, DATA_DIR: site.dataDir }, 'desk', 'link', '--name', 'Rahim');
    const link = /http:\/\/localhost:\d+\/sign-in\/\S+/.exec(printed)?.[0] ?? printed;

    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(link);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expectPlainPage(page);
    await page.getByRole('link', { name: /Rumana/ }).click();
    await expect(page.getByText('A booking page for clinics.')).toBeVisible();
    await expectPlainPage(page);
    await page.getByRole('button', { name: 'Mark as answered' }).press('Enter');
    await expect(page.getByRole('status')).toBeVisible();
    await page.goto(new URL('/enquiries?view=answered', link).href);
    await expect(page.getByRole('link', { name: /Rumana/ })).toBeVisible();

    // The link is already used.
    const stranger = await browser.newContext();
    const door = await stranger.newPage();
    await door.goto(link);
    await door.getByRole('button', { name: 'Sign in' }).click();
    await expect(door.getByRole('alert')).toContainText('used before');
    await Promise.all([context.close(), stranger.close()]);
  } finally {
    await site.stop('SIGKILL');
  }
});
