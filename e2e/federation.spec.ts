import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import { company } from 'shared-content/content';
import { type AppName, sections } from 'shared-content/federation';
import type { AppBuild } from 'shared-content/artifact/build.contract';
import { getDistFolder } from 'shared-content/artifact/paths';
import { clickWhenReady, openVisit, waitForHydration } from './visit';

/** Scripts that a page loads to run them, as `<app>/<file>`. Prefetches for clicks are tested in clicks.spec.ts. */
function getScripts(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') return;
    const file = /\/assets\/([^/]+)\/[^/]+\/(.+\.js)$/.exec(request.url());
    if (file) seen.push(`${file[1]}/${file[2]}`);
  });
  return seen;
}

const appsIn = (scripts: readonly string[]) =>
  [...new Set(scripts.map((script) => script.split('/')[0]))].sort();

test('a page loads only its own scripts, and a visited section’s, each file once', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openVisit(browser);
  const scripts = getScripts(page);
  await page.goto(`${baseURL}/`);
  await waitForHydration(page);
  expect(appsIn(scripts)).toEqual(['mfe-contact', 'shell']);
  const before = scripts.length;
  await clickWhenReady(page.getByRole('banner').getByRole('link', { name: 'Projects', exact: true }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'Our Projects' })).toBeVisible();
  expect(appsIn(scripts.slice(before))).toContain('mfe-portfolio');
  const files = scripts.filter((script) => !script.startsWith('shell/'));
  expect(files).toEqual([...new Set(files)]);
  await page.context().close();
});

test('the shell contains no section, and no section contains react-dom, MUI or emotion', async ({
  request,
}) => {
  const code = async (app: AppName) => {
    const folder = path.join(getDistFolder(app), 'client');
    const files = (await readdir(folder)).filter((file) => file.endsWith('.js'));
    return (await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))).join('\n');
  };
  const shell = await code('shell');
  // Strings of the libraries that survive minification.
  const libraries = ['Minified React error', 'popstate', 'data-emotion', 'MuiInputBase'];
  for (const mark of libraries) expect(shell.includes(mark), `the shell carries ${mark}`).toBe(true);

  for (const { name, prefixes } of sections) {
    const section = await code(name);
    for (const mark of libraries) expect(section.includes(mark), `${name} carries ${mark}`).toBe(false);
    const build = JSON.parse(
      await readFile(path.join(getDistFolder(name), 'build.json'), 'utf8'),
    ) as AppBuild;
    expect(
      build.kit.usage['shared-content/ui']?.length,
      `${name} takes its kit from the shell`,
    ).toBeGreaterThan(0);

    // The section's own text is in its scripts, and never in the shell's.
    const html = await (await request.get(prefixes[0] ?? '')).text();
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '';
    // The company's name comes from the facts that all apps share.
    const own = description.replaceAll(company.name, '.').split(/[^A-Za-z ,]/);
    const words = own.sort((a, b) => b.length - a.length)[0] ?? '';
    expect(words.length, `${name} has words of its own`).toBeGreaterThan(15);
    expect(section).toContain(words);
    expect(shell).not.toContain(words);
  }
});
