/**
 * Measures a site of many pages, with the real composer and the builds in `<app>/dist`. The company's section gets
 * further pages of six paragraphs. Each number of pages goes live in a store of its own, then with one word changed,
 * then with another section changed. `npx tsx shell/platform/testing/growth.ts 34 340 3400`
 */
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apps } from 'shared-content/federation';
import { getDistFolder } from 'shared-content/artifact/paths';
import { SiteFolder } from '../store/SiteFolder';
import type { AppBuild } from 'shared-content/artifact/build.contract';
import { filesBelow } from 'shared-content/artifact/durable';
import { getFile, mediaFolder } from 'shared-content/artifact/manifest';
import { readBuild } from 'shared-content/artifact/readBuild';
import { releaseAndProve } from '../release/switch/releaseAndProve';
import { withStoreLock } from 'shared-content/artifact/withStoreLock';
import type { Versions } from '../store/state.contract';
import { folderAccess } from '../store/storeAccess';

const words =
  'team builds runs checks measures writes ships reads plans small large careful release service client week Dhaka system report number answer'.split(
    ' ',
  );

/** A paragraph of some 70 words, different for each seed. */
const paragraph = (seed: number) =>
  Array.from(
    { length: 70 },
    (_, index) => words[(seed * 31 + index * index * 7 + index) % words.length],
  ).join(' ');

/** Code to append to the section's Node bundle: pages like its own, each with other words and a picture. */
const pagesCode = (count: number, word: string, picture: string) => `
;(() => {
  const React = require('react');
  const kit = require('shared-content/ui');
  const words = ${JSON.stringify(words)};
  const paragraph = ${paragraph.toString()};
  const { section } = module.exports;
  for (let page = 0; page < ${count}; page += 1)
    section.routes.push({
      path: '/blog/growth-' + page,
      title: 'Growth ' + page,
      description: 'Page ' + page + ' of a site that grows, with six paragraphs of words of its own to read.',
      load: async () => () =>
        React.createElement(kit.Section, null, React.createElement('div', null,
          React.createElement('h1', null, 'Growth ' + page + (page === 7 ? ' ${word}' : '')),
          React.createElement('img', { src: '${picture}', alt: '', width: 640, height: 400, loading: 'lazy' }),
          ...Array.from({ length: 6 }, (_, index) => React.createElement('p', { key: index }, paragraph(page * 6 + index))))),
    });
})();`;

const text = /\.(js|cjs|json|svg)$/;

/** The dist of an app with further pages and another word, which change its version. */
async function changedDist(app: string, dist: string, count: number, word: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'growth-dist-'));
  await cp(dist, folder, { recursive: true });
  const build = await readBuild(folder);
  const version = createHash('sha256').update(`${build.version} ${count} ${word}`).digest('hex').slice(0, 12);
  const server = path.join(folder, 'node/server.cjs');
  const code = await readFile(server, 'utf8');
  const picture =
    build.base.replace(`${build.version}/`, '') +
    Object.keys(build.files).find((file) => file.startsWith(mediaFolder));
  await writeFile(server, count > 0 ? code + pagesCode(count, word, picture) : `${code}\n// ${word}\n`);
  const chunks: Record<string, readonly string[]> = { ...build.chunks };
  const hashes: Record<string, string> = {};
  for (let page = 0; page < count; page += 1) {
    const name = `blog.growth-${page}.js`;
    const script = `/* ${page === 7 ? word : ''} */${JSON.stringify(Array.from({ length: 6 }, (_, index) => paragraph(page * 6 + index)))}`;
    await writeFile(path.join(folder, 'client', name), script);
    chunks[`blog.growth-${page}`] = [name];
    hashes[`blog.growth-${page}`] = getFile(script).integrity;
  }
  const entry = path.join(folder, 'client/remoteEntry.js');
  if (count > 0) await writeFile(entry, `${await readFile(entry, 'utf8')};${JSON.stringify(hashes)}`);
  const record = async (below: string) => {
    const files: Record<string, ReturnType<typeof getFile>> = {};
    for (const name of await filesBelow(path.join(folder, below))) {
      const file = path.join(folder, below, name);
      let data = await readFile(file);
      if (text.test(name)) {
        data = Buffer.from(data.toString('utf8').replaceAll(build.version, version));
        await writeFile(file, data);
      }
      files[name] = getFile(data);
    }
    return files;
  };
  const changed: AppBuild = {
    ...build,
    version,
    base: build.base.replaceAll(build.version, version),
    chunks,
    files: await record('client'),
    node: await record('node'),
  };
  await writeFile(path.join(folder, 'build.json'), JSON.stringify(changed));
  return folder;
}

async function measure(count: number): Promise<void> {
  const siteFolder = new SiteFolder(await mkdtemp(path.join(tmpdir(), 'growth-store-')));
  const versions: Record<string, string> = {};
  const publish = async (app: string, word?: string) => {
    const own = getDistFolder(app as (typeof apps)[number]['name']);
    const pages = app === 'mfe-company' ? Math.max(0, count - 34) : 0;
    const dist = pages > 0 || word ? await changedDist(app, own, pages, word ?? '') : own;
    versions[app] = (await siteFolder.publish(dist)).version;
    if (dist !== own) await rm(dist, { recursive: true });
  };
  const live = async (name: string) => {
    const [started, cpu] = [performance.now(), process.cpuUsage()];
    const said: string[] = [];
    await releaseAndProve(
      {
        ...folderAccess(siteFolder, (line) => void said.push(line)),
        action: 'release',
        // The budget of a section's scripts is reached near a thousand pages.
        force: true,
      },
      { settings: { siteUrl: 'https://site.example.com', policy: {} }, versions: versions as Versions },
    );
    const { user, system } = process.cpuUsage(cpu);
    const seconds = (performance.now() - started) / 1000;
    const folder = siteFolder.pages((await siteFolder.current()) ?? '');
    let [all, own] = [0, 0];
    for (const file of await filesBelow(folder)) {
      const { size, nlink } = await stat(path.join(folder, file));
      all += size;
      if (nlink === 1) own += size;
    }
    const getSize = async (file: string) => (await stat(path.join(folder, `${file}.br`))).size;
    const entry = await stat(
      path.join(siteFolder.assets('mfe-company', versions['mfe-company'] ?? ''), 'remoteEntry.js.br'),
    );
    console.log(
      [
        `${count} routes, ${name}: ${seconds.toFixed(1)} s`,
        `(${((user + system) / 1e6 / seconds).toFixed(1)} cores)`,
        `Home ${await getSize('index.html')}, /blog ${await getSize('blog.html')} bytes brotli`,
        `section entry ${entry.size}`,
        `generation ${(all / 1e6).toFixed(1)} MB, ${(own / 1e6).toFixed(1)} of them new`,
      ].join('; '),
    );
  };
  await withStoreLock(siteFolder.path, { wait: 10 }, async () => {
    for (const { name } of apps) await publish(name);
    await live('first generation');
    await publish('mfe-company', 'changed');
    await live('a changed word');
    await publish('mfe-contact', 'changed');
    await live('another section');
  });
  await rm(siteFolder.path, { recursive: true });
}

for (const count of process.argv.slice(2).map(Number)) await measure(count);
