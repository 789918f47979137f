import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import type { AppBuild } from 'shared-content/artifact/build.contract';
import { root } from 'shared-content/artifact/paths';
import { editedPages, secondEdition, toSecondEdition } from './anotherCheckout';
import { devServerReady } from './devServer';
import { type OwnRepository, ownRepository } from './ownRepository';
import { type SiteProcess, freePort, runCli, startSite } from './siteProcess';
import { type StoreCopy, storeCopy } from './storeCopy';
import { openVisit, getPins, waitForHydration } from './visit';

const section = 'mfe-portfolio';

let repository: OwnRepository;
let store: StoreCopy;
let site: SiteProcess;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  repository = await ownRepository(section);
  store = await storeCopy('e2e-own-repository');
  site = await startSite({ SITE_DIR: store.folder });
});

test.afterAll(async () => {
  await site?.stop();
  await store?.remove();
  await repository?.remove();
});

const buildIn = async (folder: string) =>
  JSON.parse(await readFile(path.join(folder, 'dist/build.json'), 'utf8')) as AppBuild;

test('a section in its own repository builds to the same bytes', async () => {
  expect(await repository.npm('build')).toMatch(new RegExp(`\\[1/1\\] ${section} [0-9a-f]{12} built in`));
  const [own, here] = [await buildIn(repository.folder), await buildIn(path.join(root, section))];
  expect(own.files).toEqual(here.files);
  expect(own.node).toEqual(here.node);
  expect(own.version).toBe(here.version);
  expect(await repository.npm('build')).toContain('(unchanged)');
});

test('a section in its own repository runs alone', async ({ page }) => {
  const port = String(await freePort());
  const devServer = repository.start('dev', { PORT: port });
  try {
    await devServerReady(devServer);
    await page.goto(`http://localhost:${port}/projects`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Section alone: all its routes')).toBeVisible();
  } finally {
    if (devServer.pid) process.kill(-devServer.pid, 'SIGTERM');
  }
});

/** Runs a command of this checkout, which has none of the section's changes. */
const command = (...args: string[]) => runCli(args, { SITE_DIR: store.folder });
/** Opens the page with the new text, hydrated without a console message. */
async function expectNewWords(browser: Browser, origin: string, version: string): Promise<void> {
  const visit = await openVisit(browser);
  await visit.page.goto(origin + editedPages[section].path);
  const hydration = await waitForHydration(visit.page);
  await expect(visit.page.locator('main')).toContainText(secondEdition);
  expect((await getPins(visit.page)).version).toBe(version);
  expect(hydration.alive).toContain(`${section} ${editedPages[section].path}`);
  expect(hydration.kept).toBe(hydration.served);
  expect(visit.messages).toEqual([]);
  await visit.page.close();
}

test('the artifact of a section’s repository is previewed and released elsewhere, and hydrates', async ({
  browser,
  request,
}) => {
  await repository.edit(editedPages[section].file.slice(section.length + 1), toSecondEdition);
  const artifact = path.join(repository.folder, 'portfolio.tgz');
  expect(await repository.npm('artifact', '--', '--out', artifact)).toContain(`in ${artifact}`);
  const { version } = await buildIn(repository.folder);

  expect(await command('preview', '--from', artifact, '--name', 'pr-42', '--skip-browser')).toContain(
    `Preview pr-42: ${section} ${version} in generation`,
  );
  const preview = site.url.replace('localhost', 'pr-42.localhost');
  await expectNewWords(browser, preview, version);
  const page = await request.get(site.url + editedPages[section].path);
  expect(await page.text()).not.toContain(secondEdition);

  expect(await command('release', '--from', artifact)).toContain(`Live: ${section} ${version} in generation`);
  await expectNewWords(browser, site.url, version);
});

test('a section’s repository makes a page in one command, but no section', async () => {
  await expect(repository.npm('new', '--', 'section', 'news')).rejects.toThrow(
    'A section starts in the repository with the registry',
  );
  const said = await repository.npm('new', '--', 'page', section, '/projects/first-year');
  expect(said).toContain(`/projects/first-year is a page of ${section}`);
  await repository.npm('types');
});
