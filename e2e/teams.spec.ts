import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from 'shared-content/artifact/paths';
import { type BucketServer, startBucketServer } from '../shell/platform/testing/startBucketServer';
import {
  type AnotherCheckout,
  anotherCheckout,
  editedPages,
  secondEdition,
  toSecondEdition,
} from './anotherCheckout';
import { type OwnRepository, ownRepository } from './ownRepository';
import { type SiteProcess, freePort, runCli, startSite } from './siteProcess';
import { clickWhenReady, openVisit, getGenerationId, waitForHydration } from './visit';

const cli = 'shell/platform/release/cli.ts';
const machines = path.join(root, '.cache/e2e-teams');

let bucket: BucketServer;
let company: AnotherCheckout;
let portfolio: OwnRepository;
let servers: SiteProcess[] = [];
let siteUrl: string;

/** A machine's own state is its folder; everything else is in the bucket. */
const on = (machine: string) => ({
  ...bucket.env,
  SITE_URL: siteUrl,
  SITE_DIR: path.join(machines, machine),
});

/** Runs a command of this checkout, on a machine without any team's changes. */
const command = (machine: string, ...args: string[]) => runCli(args, on(machine));

/** Waits until every site server shows a page with, or without, the second edition's text. */
async function untilShown(page: string, isSecond: boolean): Promise<void> {
  for (const { url } of servers)
    await expect
      .poll(async () => (await (await fetch(url + page)).text()).includes(secondEdition), {
        timeout: 60_000,
        intervals: [250],
      })
      .toBe(isSecond);
}

test.beforeAll(async () => {
  await rm(machines, { recursive: true, force: true });
  siteUrl = `http://localhost:${await freePort()}`;
  bucket = await startBucketServer();
  company = await anotherCheckout('e2e-company-team');
  await company.edit(editedPages['mfe-company'].file, toSecondEdition);
  portfolio = await ownRepository('mfe-portfolio');
  await portfolio.edit(editedPages['mfe-portfolio'].file.slice('mfe-portfolio/'.length), toSecondEdition);
});

test.afterAll(async () => {
  for (const server of servers) await server.stop();
  await company?.remove();
  await portfolio?.remove();
  await bucket?.end();
  await rm(machines, { recursive: true, force: true });
});

test('two teams release into one bucket at the same time, and one rolls back', async ({ browser }) => {
  await command('owner', 'settings', 'set');
  await command('owner', 'release', '--all', '--no-build', '--skip-browser');
  // Two site servers that begin empty.
  servers = await Promise.all(
    ['server-1', 'server-2'].map((machine) => startSite({ ...on(machine), SITE_STORE_POLL: '1' })),
  );
  await untilShown('/about', false);

  const [ofCompany, ofPortfolio] = ['company.tgz', 'portfolio.tgz'].map((name) => path.join(machines, name));
  await company.run([
    'shared-content/bundling/artifactCommand.ts',
    'mfe-company',
    ...['--out', ofCompany ?? ''],
  ]);
  await portfolio.npm('artifact', '--', '--out', ofPortfolio ?? '');

  const began = Date.now();
  const said = await Promise.all([
    company.run([cli, 'release', '--from', ofCompany ?? '', '--skip-browser'], on('company-team')),
    command('portfolio-team', 'release', '--from', ofPortfolio ?? '', '--skip-browser'),
  ]);
  expect(said[0]).toContain('Live: mfe-company ');
  expect(said[1]).toContain('Live: mfe-portfolio ');
  await untilShown('/about', true);
  await untilShown('/projects', true);
  const live = (Date.now() - began) / 1000;

  const { page, messages } = await openVisit(browser);
  await page.goto(`${servers[0]?.url}/projects`);
  const hydration = await waitForHydration(page);
  expect(hydration.alive).toContain('mfe-portfolio /projects');
  expect(hydration.kept).toBe(hydration.served);
  await clickWhenReady(page.getByRole('banner').locator('a[href="/about"]').first());
  await expect(page.locator('main')).toContainText(secondEdition);
  expect(messages).toEqual([]);
  await page.context().close();

  // The company's team sees an error on the live site and rolls back, without affecting other teams' releases.
  const beganBack = Date.now();
  expect(await company.run([cli, 'rollback', 'mfe-company', '--skip-browser'], on('company-team'))).toContain(
    'Live: mfe-company ',
  );
  await untilShown('/about', false);
  const back = (Date.now() - beganBack) / 1000;
  await untilShown('/projects', true);

  const visit = await openVisit(browser);
  await visit.page.goto(`${servers[1]?.url}/about`);
  expect((await waitForHydration(visit.page)).frozen).toBe(0);
  const generation = await getGenerationId(visit.page);
  await visit.page.context().close();
  expect(await command('owner', 'status')).toContain(generation);
  await command('owner', 'verify');
  const history = await command('owner', 'history', '--most', '3');
  for (const words of ['rollback', 'mfe-portfolio', 'mfe-company']) expect(history).toContain(words);
  console.log(
    `      both live on two servers after ${live.toFixed(1)} s, one back after ${back.toFixed(1)} s`,
  );
});
