import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { getChunkName, sections } from 'shared-content/federation';
import { composerFile } from '../compose/composer.contract';
import {
  type AppBuild,
  type BuiltFile,
  buildFormat,
  mapEnding,
} from 'shared-content/artifact/build.contract';
import { getFile, mediaFolder } from 'shared-content/artifact/manifest';
import { stampVersion, toUnstamped, versionPlaceholder } from 'shared-content/artifact/version';
import {
  type FakeSection,
  type FakeShell,
  bundleComposer,
  labsEntry,
  sectionBundle,
  shellBundle,
} from './fakeBundles';

/** Options for a fake dist; fakeBundles has those of its bundle. */
export interface FakeDist extends FakeShell, FakeSection {
  readonly app: string;
  readonly title?: string;
  readonly description?: string;
  /** Path of its one page; default: the first prefix of its section. */
  readonly path?: string;
  /** Names of further media (`getMedia`). */
  readonly media?: readonly string[];
  /** Bytes of the media file that all versions share. */
  readonly lily?: string;
  /** For the shell: without a composer, as one that commands of another format released. */
  readonly hasNoComposer?: boolean;
  /** Version of react that it shares or requires. */
  readonly react?: string;
  /** For the shell: files of its `public` folder, by name. */
  readonly public?: Readonly<Record<string, string>>;
  /** Bytes of incompressible script to add. */
  readonly weight?: number;
}

/** Name of a media file whose bytes are its own name. */
export const getMedia = (name: string): string =>
  `${mediaFolder}/lily.${createHash('sha256').update(name).digest('hex').slice(0, 7)}.avif`;

const getScript = (route: string) => `${getChunkName(route)}.js`;

/** A source map with one position: column 4 of a script is the start of its source's second line. */
const fakeMap = (app: string, script: string) => ({
  version: 3,
  sources: [`webpack://${app.replaceAll('-', '_')}/./${script.replace(/\.js$/, '.ts')}`],
  sourcesContent: ['// one\nthrow new Error();'],
  names: [],
  mappings: 'GACA',
});

/** Writes files with their version, and build.json. */
async function sealFake(
  folder: string,
  contents: Readonly<Record<'client' | 'node', Readonly<Record<string, string | Buffer>>>>,
  described: Omit<AppBuild, 'version' | 'files' | 'node'>,
): Promise<AppBuild> {
  const all = Object.entries(contents).flatMap(([kind, files]) =>
    Object.entries(files).map(([name, data]) => [`${kind}/${name}`, Buffer.from(data)] as const),
  );
  const unstamped = Object.fromEntries(all.map(([name, data]) => [name, toUnstamped(name, data)]));
  const { version, files } = stampVersion(described, unstamped);
  const recorded = { client: {} as Record<string, BuiltFile>, node: {} as Record<string, BuiltFile> };
  for (const [name, data] of all) {
    const content = files[name];
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, typeof content === 'string' ? content : data);
    const [kind, below = ''] = name.split(/\/(.*)/s);
    recorded[kind as 'client' | 'node'][below] = getFile(typeof content === 'string' ? content : data);
  }
  const base = described.base.replace(versionPlaceholder, version);
  const build: AppBuild = { ...described, version, base, files: recorded.client, node: recorded.node };
  await writeFile(path.join(folder, 'build.json'), JSON.stringify(build));
  return build;
}

/** Writes a dist folder as `buildStale` does, with bundles that need no webpack. */
export async function fakeDist(dist: FakeDist): Promise<string> {
  const { app, word, kit = ['Hero'], weight = 0 } = dist;
  const folder = await mkdtemp(path.join(tmpdir(), 'fake-dist-'));
  const section = [labsEntry, ...sections].find(({ name }) => name === app);
  const route = dist.path ?? section?.prefixes[0] ?? '/';
  const exposes = Object.keys(section?.exposes ?? {}).map((key) => key.slice(2));
  const title = dist.title ?? `Page of ${app}`;
  const description = dist.description ?? `What the one page of ${app} in this laboratory store is about.`;
  const server = section ? sectionBundle(dist, route, title, description, exposes) : shellBundle(dist);
  // The text is incompressible, and the same each time.
  const noise = Array.from({ length: Math.ceil(weight / 48) }, (_, index) =>
    getFile(String(index)).integrity.slice(7, 55),
  ).join('');
  const scripts: Record<string, string> = section
    ? {
        'remoteEntry.js': `/* ${word} */`,
        'expose.js': '//',
        'page.js': `/* ${word} ${noise} */`,
        ...Object.fromEntries((dist.more ?? []).map((one) => [getScript(one), `/* ${word} at ${one} */`])),
      }
    : { 'main.js': `/* ${word} */` };
  const composer = section || dist.hasNoComposer ? '' : await bundleComposer(dist);
  // One media file that all versions share, and one of this version.
  const media = Object.fromEntries(
    ['lily', word, ...(dist.media ?? [])].map((name) => [
      getMedia(name),
      name === 'lily' ? (dist.lily ?? name) : name,
    ]),
  );
  const base = `/assets/${app}/${versionPlaceholder}/`;
  const manifest = JSON.stringify({
    metaData: { buildInfo: { buildVersion: versionPlaceholder }, publicPath: base },
    shared: [{ name: 'react', requiredVersion: `^${dist.react ?? '19.3.1'}` }],
  });
  const client: Record<string, string | Buffer> = {
    ...scripts,
    ...media,
    ...(section ? { 'mf-manifest.json': manifest } : { 'og/home.png': 'a share card' }),
  };
  for (const [name, text] of Object.entries(dist.public ?? {})) client[`root/${name}`] = text;
  const node = { 'server.cjs': server, ...(composer && { [composerFile]: composer }) };
  await mkdir(path.join(folder, 'maps'));
  const maps: Record<string, BuiltFile> = {};
  for (const script of Object.keys(scripts)) {
    const data = brotliCompressSync(JSON.stringify(fakeMap(app, script)));
    maps[script + mapEnding] = getFile(data);
    await writeFile(path.join(folder, 'maps', script + mapEnding), data);
  }
  const chunks = section
    ? {
        ...Object.fromEntries(exposes.map((name) => [`expose.${name}`, ['expose.js']])),
        ...Object.fromEntries(
          [route, ...(dist.more ?? [])].map((one) => [
            getChunkName(one),
            [one === route ? 'page.js' : getScript(one)],
          ]),
        ),
      }
    : {
        enhance: ['main.js'],
        main: ['main.js'],
        home: ['main.js'],
        federation: ['main.js'],
        'not-found': ['main.js'],
      };
  const build: Omit<AppBuild, 'version' | 'files' | 'node'> = {
    format: buildFormat,
    app,
    mode: 'production',
    base,
    inputs: word,
    maps,
    chunks,
    kit: {
      usage: section ? { 'shared-content/ui': kit } : {},
      asks: {},
      client: {},
      hidden: {},
    },
  };
  await sealFake(folder, { client, node }, build);
  return folder;
}
