import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chunkOf, sections } from 'shared-content/federation';
import { composerFile } from '../compose/composer.contract';
import {
  type AppBuild,
  type BuiltFile,
  type KitTypes,
  buildFormat,
} from 'shared-content/build/build.contract';
import { mapEnding } from 'shared-content/build/keepMaps';
import { fileOf } from 'shared-content/build/manifest';

export interface FakeDist {
  readonly app: string;
  /** What its page says; another word makes another version. */
  readonly word: string;
  readonly title?: string;
  readonly description?: string;
  /** Path of its one page; the first prefix of its section otherwise. */
  readonly path?: string;
  /** Kit exports that it says it imports. */
  readonly kit?: readonly string[];
  /** For the shell: what the exports of its kit are, by name. */
  readonly kitTypes?: KitTypes;
  /** Code that runs where the section's bundle is loaded. */
  readonly load?: string;
  /** Code that runs where the page renders. */
  readonly render?: string;
  /** Bytes of incompressible script to add. */
  readonly weight?: number;
  /** Another path for its page, besides the first: paths of further pages. */
  readonly more?: readonly string[];
  /** Addresses that its pages had → pages. */
  readonly redirects?: Readonly<Record<string, string>>;
  /** Paths that its page links to. */
  readonly links?: readonly string[];
  /** For the shell: its registry has mfe-labs (`/labs`) as well, which the checkout's has not. */
  readonly labs?: boolean;
  /** For the shell: words that its composer writes into every sitemap. */
  readonly composer?: string;
}

/** A section that only the registry of a shell with `labs` has. */
const labsEntry = {
  name: 'mfe-labs',
  devPort: 3009,
  prefixes: ['/labs'],
  exposes: { './section': './section.ts' },
};

let composerCode: Promise<string> | undefined;

/** The composer of this checkout as one file, as webpack builds it beside the shell's server.cjs. */
async function bundleComposer({ labs, composer }: FakeDist): Promise<string> {
  // Loaded here: who compiles this file for a short life need not take a compiler in.
  const { build: esbuild } = await import('esbuild');
  composerCode ??= esbuild({
    entryPoints: [path.resolve('shell/platform/compose/composer.ts')],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
    logLevel: 'error',
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '');
  let code = await composerCode;
  const change = (from: string, to: string) => {
    if (!code.includes(from)) throw new Error(`The composer's bundle has no ${from}`);
    code = code.replace(from, to);
  };
  if (labs) change('registered = [', `registered = [${JSON.stringify(labsEntry)},`);
  if (composer) change('"</urlset>"', JSON.stringify(`<!-- ${composer} --></urlset>`));
  return code;
}

const shellBundle = ({ word, kit = ['Hero', 'Section'] }: FakeDist) => `
exports.provided = { react: {}, 'shared-content/ui': ${JSON.stringify(Object.fromEntries(kit.map((name) => [name, 1])))} };
exports.homeHead = { title: 'Home', description: 'The home page of a laboratory site, long enough to pass.' };
exports.renderDocument = async ({ path, bundles, pins, siteUrl }) => {
  const route = Object.values(bundles).flatMap((b) => b.section.routes).find((r) => r.path === path);
  const body = route ? (await route.load())() : 'home ${word}';
  return { files: {}, html: '<!doctype html><html lang="en"><head><title>' + (route ? route.title : 'Home') + '</title><meta name="description" content="x"><link rel="canonical" href="' + siteUrl + path + '"><meta property="og:image" content="' + siteUrl + '/og' + (path === '/' ? '/index' : path) + '.png"></head><body><h1>' + body + '</h1><a href="/">Home</a><script type="application/json" id="pins">' + JSON.stringify(pins) + '</script></body></html>' };
};`;

const sectionBundle = (
  { word, load = '', render = '', more = [], redirects, links = [] }: FakeDist,
  route: string,
  title: string,
  description: string,
  exposes: string[],
) => `
${load};
const page = async () => () => { ${render}; return ${JSON.stringify(word + links.map((to) => `<a href="${to}">there</a>`).join(''))}; };
exports.section = { routes: [{ path: ${JSON.stringify(route)}, title: ${JSON.stringify(title)}, description: ${JSON.stringify(description)}, load: page }, ...${JSON.stringify(more)}.map((path) => ({ path, title: 'More at ' + path, description: 'A further page of a laboratory store, which stands at ' + path, load: page }))] };
exports.documents = {};
${redirects ? `exports.redirects = ${JSON.stringify(redirects)};` : ''}
exports.exposed = ${JSON.stringify(Object.fromEntries(exposes.map((name) => [name, 1])))};`;

const scriptOf = (route: string) => `${chunkOf(route)}.js`;

/** As much of a PNG of 1200 by 630 pixels as says so: signature and the sizes of its IHDR chunk. */
export function fakeCard(width = 1200, height = 630): Buffer {
  const png = Buffer.alloc(33);
  png.write('\x89PNG\r\n\x1a\n', 'latin1');
  png.writeUInt32BE(13, 8);
  png.write('IHDR', 12);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

/** A map that knows of one place: the fourth column of a script is the start of its source's second line. */
const fakeMap = (app: string, script: string) => ({
  version: 3,
  sources: [`webpack://${app.replaceAll('-', '_')}/./${script.replace(/\.js$/, '.ts')}`],
  sourcesContent: ['// one\nthrow new Error();'],
  names: [],
  mappings: 'GACA',
});

/** Writes a dist folder as `buildApp` leaves one, with bundles that need no webpack. */
export async function fakeDist(dist: FakeDist): Promise<string> {
  const { app, word, kit = ['Hero'], weight = 0 } = dist;
  const folder = await mkdtemp(path.join(tmpdir(), 'fake-dist-'));
  await mkdir(path.join(folder, 'client'));
  await mkdir(path.join(folder, 'node'));
  const section = [labsEntry, ...sections].find(({ name }) => name === app);
  const route = dist.path ?? section?.prefixes[0] ?? '/';
  const exposes = Object.keys(section?.exposes ?? {}).map((key) => key.slice(2));
  const title = dist.title ?? `Page of ${app}`;
  const description = dist.description ?? `What the one page of ${app} in this laboratory store is about.`;
  const server = section ? sectionBundle(dist, route, title, description, exposes) : shellBundle(dist);
  // Incompressible and the same each time.
  const noise = Array.from({ length: Math.ceil(weight / 48) }, (_, index) =>
    fileOf(String(index)).integrity.slice(7, 55),
  ).join('');
  const scripts: Record<string, string> = section
    ? {
        'remoteEntry.js': `/* ${word} */`,
        'expose.js': '//',
        'page.js': `/* ${word} ${noise} */`,
        ...Object.fromEntries((dist.more ?? []).map((one) => [scriptOf(one), `/* ${word} at ${one} */`])),
      }
    : { 'main.js': `/* ${word} */` };
  const composer = section ? '' : await bundleComposer(dist);
  const version = createHash('sha256')
    .update(server)
    .update(composer)
    .update(JSON.stringify(scripts))
    .digest('hex')
    .slice(0, 12);
  const files: Record<string, string | Buffer> = section
    ? scripts
    : { ...scripts, 'og/home.png': fakeCard() };
  await mkdir(path.join(folder, 'client/og'));
  for (const [name, data] of Object.entries(files)) await writeFile(path.join(folder, 'client', name), data);
  await writeFile(path.join(folder, 'node/server.cjs'), server);
  if (composer) await writeFile(path.join(folder, 'node', composerFile), composer);
  await mkdir(path.join(folder, 'maps'));
  const maps: Record<string, BuiltFile> = {};
  for (const script of Object.keys(scripts)) {
    const data = brotliCompressSync(JSON.stringify(fakeMap(app, script)));
    maps[script + mapEnding] = fileOf(data);
    await writeFile(path.join(folder, 'maps', script + mapEnding), data);
  }
  const chunks = section
    ? {
        ...Object.fromEntries(exposes.map((name) => [`expose.${name}`, ['expose.js']])),
        ...Object.fromEntries(
          [route, ...(dist.more ?? [])].map((one) => [
            chunkOf(one),
            [one === route ? 'page.js' : scriptOf(one)],
          ]),
        ),
      }
    : { main: ['main.js'], home: ['main.js'] };
  const node: Record<string, BuiltFile> = { 'server.cjs': fileOf(server) };
  if (composer) node[composerFile] = fileOf(composer);
  const build: AppBuild = {
    format: buildFormat,
    app,
    version,
    mode: 'production',
    base: `/assets/${app}/${version}/`,
    inputs: word,
    files: Object.fromEntries(Object.entries(files).map(([name, data]) => [name, fileOf(data)])),
    node,
    maps,
    chunks,
    kit: {
      usage: section ? { 'shared-content/ui': kit } : {},
      asks: {},
      provides: {},
      ...(dist.kitTypes && { types: { 'shared-content/ui': dist.kitTypes } }),
    },
  };
  await writeFile(path.join(folder, 'build.json'), JSON.stringify(build));
  return folder;
}
