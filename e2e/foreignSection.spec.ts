import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import type { AppBuild } from 'shared-content/artifact/build.contract';
import { root } from 'shared-content/artifact/paths';
import { readForeignBuild } from 'shared-content/bundling/readForeignBuild';
import { sealBuild } from 'shared-content/bundling/sealBuild';
import { editedPages, secondEdition, toSecondEdition } from './anotherCheckout';
import { type OwnRepository, ownRepository } from './ownRepository';
import { industryButton, option } from './projectsPage';
import { type SiteProcess, runCli, startSite } from './siteProcess';
import { type StoreCopy, storeCopy } from './storeCopy';
import { clickWhenReady, openVisit, getPins, getSections, waitForHydration } from './visit';

const section = 'mfe-portfolio';
const page = editedPages[section];

let repository: OwnRepository;
let store: StoreCopy;
let site: SiteProcess;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  repository = await ownRepository(section, { build: 'node rspack.build.mjs' });
  await rm(path.join(repository.folder, 'webpack.config.ts'));
  await cp(path.join(root, 'e2e/foreignSection'), repository.folder, { recursive: true });
  store = await storeCopy('e2e-foreign-section');
  site = await startSite({ SITE_DIR: store.folder });
});

test.afterAll(async () => {
  await site?.stop();
  await store?.remove();
  await repository?.remove();
});

const buildIn = async (folder: string) =>
  JSON.parse(await readFile(path.join(folder, 'dist/build.json'), 'utf8')) as AppBuild;

test('an incomplete build is not sealed, and the message names the fix', async () => {
  // The only build: its text tells it from this repository's.
  await repository.edit(page.file.slice(section.length + 1), toSecondEdition);
  await repository.npm('build');
  const dist = path.join(repository.folder, 'dist');
  // As the command does, but without the start of Node and npm for each part.
  const seal = async () => sealBuild(dist, section, await readForeignBuild(dist, section));
  const lacks = async (file: string, text: string | undefined, words: string) => {
    const kept = await readFile(path.join(dist, file));
    await (text === undefined ? rm(path.join(dist, file)) : writeFile(path.join(dist, file), text));
    await expect(seal()).rejects.toThrow(words);
    await writeFile(path.join(dist, file), kept);
  };
  await lacks('client/mf-manifest.json', undefined, 'Build with ModuleFederationPlugin');
  const unnamed = JSON.stringify({ metaData: { buildInfo: { buildVersion: '1.0.0' } }, exposes: [] });
  await lacks('client/mf-manifest.json', unnamed, 'Set MF_BUILD_VERSION to versionPlaceholder');
  await lacks('client/remoteEntry.js', 'w_mfe_portfolio___SITE_VERSION_HERE___', 'Add ScriptIntegrityPlugin');
  await lacks('client/remoteEntry.js', 'iw_another___SITE_VERSION_HERE___', 'Take output from browserOutput');
  await lacks('client/projects.js.map', undefined, "Set devtool to 'hidden-source-map'");
  await lacks('node/server.cjs', undefined, "Build the section's node.ts for Node");
});

test('an Rspack build can be sealed, with the same kit report as webpack’s', async () => {
  expect(await repository.npm('seal')).toContain(`${section} `);
  const [foreign, own] = [await buildIn(repository.folder), await buildIn(path.join(root, section))];
  // Icons use the kit through webpack only (`createLucideIcon` in common.ts).
  const used = Object.entries(own.kit.usage).map(([entryPoint, names]) => [
    entryPoint,
    names.filter((name) => name !== 'createIcon'),
  ]);
  expect(foreign.kit.usage).toEqual(Object.fromEntries(used));
  // It draws icons with lucide's own component, which lives in the browser.
  const live = foreign.kit.client.projects?.filter((name) => !name.startsWith('node_modules/'));
  expect(live).toEqual(own.kit.client.projects);
  expect(foreign.kit.hidden).toEqual(own.kit.hidden);
  for (const chunk of ['projects', 'case-studies', 'expose.section']) {
    expect(foreign.chunks[chunk]).toEqual(own.chunks[chunk]);
    expect(foreign.kit.asks[chunk]).toEqual(own.kit.asks[chunk]);
  }
  await expect(repository.npm('seal')).rejects.toThrow('or is sealed already');
});

declare global {
  /** Path of each script that a page has inserted, and whether it has a hash. */
  var __hashed: Record<string, boolean>;
}

/** Opens a page in its own browser and waits until it is hydrated. Console messages are not allowed. */
async function openAlive(browser: Browser, address: string) {
  const visit = await openVisit(browser);
  // Recorded on insertion, because the bundler's runtime removes its scripts again.
  await visit.page.addInitScript(() => {
    globalThis.__hashed = {};
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node instanceof HTMLScriptElement && node.src)
            globalThis.__hashed[new URL(node.src).pathname] = node.integrity.startsWith('sha256-');
    }).observe(document, { childList: true, subtree: true });
  });
  await visit.page.goto(site.url + address);
  return { ...visit, hydration: await waitForHydration(visit.page) };
}

test('a sealed build is released, prerendered and pinned, and hydrates without a message', async ({
  browser,
  request,
}) => {
  const artifact = path.join(repository.folder, 'portfolio.tgz');
  await repository.npm('artifact', '--', '--no-build', '--out', artifact);
  const { version, base, files } = await buildIn(repository.folder);
  const said = await runCli(['release', '--from', artifact], { SITE_DIR: store.folder });
  expect(said).toContain(`Live: ${section} ${version} in generation`);

  expect(await (await request.get(site.url + page.path)).text()).toContain(secondEdition);
  const manifest = await (await request.get(`${site.url}/${section}/mf-manifest.json`)).json();
  expect(manifest).toMatchObject({
    metaData: { buildInfo: { buildVersion: version }, publicPath: expect.stringContaining(base) },
  });

  const visit = await openAlive(browser, page.path);
  expect(visit.hydration.alive).toContain(`${section} ${page.path}`);
  expect(visit.hydration.kept).toBe(visit.hydration.served);
  expect(await getPins(visit.page)).toMatchObject({
    version,
    sectionScripts: Object.fromEntries(
      ['remoteEntry.js', 'expose.section.js', 'projects.js'].map((file) => [
        base + file,
        files[file]?.integrity.replace('sha256-', ''),
      ]),
    ),
  });
  await industryButton(visit.page).click();
  await option(visit.page, 'Healthcare').click();
  await expect(visit.page.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
  expect(visit.messages).toEqual([]);
  await visit.page.close();
});

test('clicks open pages of a sealed build within the tab, with integrity', async ({ browser }) => {
  const visit = await openAlive(browser, '/careers');
  const { version, base } = await buildIn(repository.folder);
  expect((await getSections(visit.page))[section]?.version).toBe(version);
  let documents = 0;
  visit.page.on('request', (one) => (documents += Number(one.resourceType() === 'document')));
  await clickWhenReady(visit.page.getByRole('banner').getByRole('link', { name: 'Projects' }));
  await expect(visit.page.locator('main')).toContainText(secondEdition);
  await clickWhenReady(visit.page.getByRole('banner').getByRole('link', { name: 'Case Studies' }));
  await expect(visit.page).toHaveURL(/\/case-studies$/);
  await expect(visit.page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toBe(0);
  expect(await visit.page.evaluate(() => globalThis.__hashed)).toMatchObject(
    Object.fromEntries(
      ['remoteEntry.js', 'projects.js', 'case-studies.js'].map((file) => [base + file, true]),
    ),
  );
  expect(visit.messages).toEqual([]);
  await visit.page.close();
});
