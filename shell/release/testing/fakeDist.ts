import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AppName, sectionNamed } from 'shared-content/federation';
import type { AppBuild } from '../build.contract';

export interface FakeDist {
  readonly app: AppName;
  /** What its page says; another word makes another version. */
  readonly word: string;
  readonly title?: string;
  readonly description?: string;
  /** Path of its one page; the first prefix of its section otherwise. */
  readonly path?: string;
  /** Kit exports that it says it imports. */
  readonly kit?: readonly string[];
  /** Code that runs where the page renders. */
  readonly render?: string;
  /** Bytes of incompressible script to add. */
  readonly weight?: number;
}

const integrity = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const shellBundle = (word: string) => `
exports.provided = { react: {}, 'shared-content/ui': { Hero: 1, Section: 1 } };
exports.homeHead = { title: 'Home', description: 'The home page of a laboratory site, long enough to pass.' };
exports.renderDocument = async ({ path, bundles, pins, siteUrl }) => {
  const route = Object.values(bundles).flatMap((b) => b.section.routes).find((r) => r.path === path);
  const body = route ? (await route.load())() : 'home ${word}';
  return '<!doctype html><html lang="en"><head><title>' + (route ? route.title : 'Home') + '</title><meta name="description" content="x"><link rel="canonical" href="' + siteUrl + path + '"></head><body><h1>' + body + '</h1><a href="/">Home</a><script type="application/json" id="pins">' + JSON.stringify(pins) + '</script></body></html>';
};`;

const sectionBundle = (
  { word, render = '' }: FakeDist,
  route: string,
  title: string,
  description: string,
  exposes: string[],
) => `
exports.section = { routes: [{ path: ${JSON.stringify(route)}, title: ${JSON.stringify(title)}, description: ${JSON.stringify(description)}, load: async () => () => { ${render}; return ${JSON.stringify(word)}; } }] };
exports.documents = {};
exports.exposed = ${JSON.stringify(Object.fromEntries(exposes.map((name) => [name, 1])))};`;

/** Writes a dist folder as `buildApp` leaves one, with bundles that need no webpack. */
export async function fakeDist(dist: FakeDist): Promise<string> {
  const { app, word, kit = ['Hero'], weight = 0 } = dist;
  const folder = await mkdtemp(path.join(tmpdir(), 'fake-dist-'));
  await mkdir(path.join(folder, 'client'));
  await mkdir(path.join(folder, 'node'));
  const section = app === 'shell' ? undefined : sectionNamed(app);
  const route = dist.path ?? section?.prefixes[0] ?? '/';
  const exposes = Object.keys(section?.exposes ?? {}).map((key) => key.slice(2));
  const title = dist.title ?? `Page of ${app}`;
  const description = dist.description ?? `What the one page of ${app} in this laboratory store is about.`;
  const server = section ? sectionBundle(dist, route, title, description, exposes) : shellBundle(word);
  // Incompressible and the same each time.
  const noise = Array.from({ length: Math.ceil(weight / 48) }, (_, index) =>
    integrity(String(index)).slice(7, 55),
  ).join('');
  const scripts: Record<string, string> = section
    ? { 'remoteEntry.js': `/* ${word} */`, 'expose.js': '//', 'page.js': `/* ${word} ${noise} */` }
    : { 'main.js': `/* ${word} */` };
  const version = createHash('sha256')
    .update(server)
    .update(JSON.stringify(scripts))
    .digest('hex')
    .slice(0, 12);
  for (const [name, code] of Object.entries(scripts))
    await writeFile(path.join(folder, 'client', name), code);
  await writeFile(path.join(folder, 'node/server.cjs'), server);
  const chunks = section
    ? {
        ...Object.fromEntries(exposes.map((name) => [`expose.${name}`, ['expose.js']])),
        [route.slice(1).replaceAll('/', '.')]: ['page.js'],
      }
    : { main: ['main.js'] };
  const build: AppBuild = {
    app,
    version,
    mode: 'production',
    base: `/assets/${app}/${version}/`,
    inputs: word,
    files: Object.fromEntries(
      Object.entries(scripts).map(([name, code]) => [
        name,
        { bytes: code.length, integrity: integrity(code) },
      ]),
    ),
    chunks,
    kit: { usage: section ? { 'shared-content/ui': kit } : {}, asks: {}, provides: {} },
  };
  await writeFile(path.join(folder, 'build.json'), JSON.stringify(build));
  return folder;
}
