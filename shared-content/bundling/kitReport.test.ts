import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import type { AppBuild } from '../artifact/build.contract';
import { reportKit } from './kitReport';

const root = process.cwd();
let folder: string;
beforeAll(async () => {
  // Inside the repository: what the sources import is found as by a section.
  await mkdir(path.join(root, '.cache'), { recursive: true });
  folder = await mkdtemp(path.join(root, '.cache/kit-report-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Builds one module as a section's browser build does, the kit being the shell's. */
async function getReport(
  code: string,
  others: Readonly<Record<string, string>> = {},
): Promise<AppBuild['kit']> {
  for (const [name, text] of Object.entries({ ...others, 'page.js': code }))
    await writeFile(path.join(folder, name), text);
  const compiler = webpack({
    context: folder,
    mode: 'production',
    devtool: 'hidden-source-map',
    entry: './page.js',
    output: { path: path.join(folder, 'dist'), clean: true },
    externals: { 'shared-content/ui': 'var kit', react: 'var react', 'react/jsx-runtime': 'var jsx' },
    optimization: { minimize: false },
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  const { errors, namedChunkGroups = {} } =
    stats?.toJson({ all: false, errors: true, chunkGroups: true }) ?? {};
  expect(errors).toEqual([]);
  const chunks = Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => [
    name,
    assets.map((asset) => asset.name).filter((file) => file.endsWith('.js')),
  ]);
  return reportKit(path.join(folder, 'dist'), Object.fromEntries(chunks) as AppBuild['chunks'], [
    ...(stats?.compilation.fileDependencies ?? []),
  ]);
}

describe('the kit report of a build', () => {
  it('names imported exports, and no hidden packages', async () => {
    const { usage, hidden } = await getReport(`import { Hero } from 'shared-content/ui'; console.log(Hero);`);
    expect(usage).toEqual({ 'shared-content/ui': ['Hero'] });
    expect(hidden).toEqual({});
  });

  it('includes re-exported names', async () => {
    const { usage } = await getReport(`import { Title } from './kit.js'; console.log(Title);`, {
      'kit.js': `export { Hero as Title } from 'shared-content/ui';`,
    });
    expect(usage).toEqual({ 'shared-content/ui': ['Hero'] });
  });

  it('includes an import() of the kit', async () => {
    const { usage } = await getReport(`import('shared-content/ui').then((kit) => console.log(kit.Missing));`);
    expect(usage).toEqual({ 'shared-content/ui': ['import()'] });
  });

  it('names bundled packages of the kit and their importers, also behind an import()', async () => {
    const { hidden } = await getReport(
      `import memoize from '@emotion/memoize'; import('@emotion/cache').then(console.log); console.log(memoize);`,
    );
    expect(hidden).toMatchObject({ '@emotion/cache': ['page.js'], '@emotion/memoize': ['page.js'] });
    // What comes along is named as well; nobody here imports it.
    expect(hidden.stylis).toEqual([]);
  });

  it('names the modules with the client directive, by chunk', async () => {
    const { client } = await getReport(
      `import { words } from './Words.js'; import(/* webpackChunkName: "projects" */ './List.js'); console.log(words);`,
      {
        'List.js': `import { Filter } from './Filter.js'; console.log(Filter);`,
        'Filter.js': `'use client';\nexport const Filter = () => globalThis.ask;`,
        'Words.js': `export const words = ['use client'];`,
      },
    );
    expect(client).toEqual({ main: [], projects: ['Filter.js'] });
  });

  it('omits unused imports that tree shaking removed', async () => {
    const { hidden } = await getReport(`import { Link } from 'react-router-dom'; console.log(1);`);
    expect(hidden).toEqual({});
  });
});
