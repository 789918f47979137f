import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundle } from './buildApp';
import type { AppBuild } from './build.contract';
import { PageInputsPlugin, pageInputsFile } from './PageInputsPlugin';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'page-inputs-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const sources: Readonly<Record<string, string>> = {
  'node.js': "export { default as section } from './section.js'; export { documents } from './documents.js';",
  'documents.js': "import { words } from './words.js'; export const documents = { '/one': words };",
  'section.js': `import { title } from './titles.js';
    export default [
      { title, load: () => import(/* webpackChunkName: "one" */ './one.js') },
      { title, load: () => import(/* webpackChunkName: "two" */ './two.js') },
    ];`,
  'titles.js': "export const title = 'Titles';",
  'words.js': "export const words = 'Words';",
  'one.js':
    "import { words } from './words.js'; import { shared } from './shared.js'; export const One = words + shared;",
  'two.js': `import { shared } from './shared.js'; import picture from './lily.png';
    export const Two = [shared, picture, () => import('./deep.js')];`,
  'shared.js': "export const shared = 'Shared'; export const unused = 1;",
  'deep.js': 'export const deep = 1;',
  'lily.png': 'lily',
};

async function madeOf(changes: Readonly<Record<string, string>> = {}): Promise<AppBuild['madeOf']> {
  await mkdir(path.join(folder, 'dist'), { recursive: true });
  for (const [name, text] of Object.entries({ ...sources, ...changes }))
    await writeFile(path.join(folder, name), text);
  await bundle([
    {
      context: folder,
      mode: 'production',
      target: 'node20',
      entry: './node.js',
      output: { path: path.join(folder, 'dist'), library: { type: 'commonjs2' }, publicPath: '/assets/' },
      module: {
        parser: { javascript: { dynamicImportMode: 'eager' } },
        rules: [
          { test: /\.png$/, type: 'asset/resource', generator: { filename: '[name].[contenthash:8][ext]' } },
        ],
      },
      optimization: { minimize: false, concatenateModules: false },
      plugins: [new PageInputsPlugin(path.join(folder, 'section.js'))],
    },
  ]);
  return JSON.parse(await readFile(path.join(folder, 'dist', pageInputsFile), 'utf8')) as AppBuild['madeOf'];
}

it.each<[string, Record<string, string>, string[]]>([
  [
    'a word of one page, which its document shows as well',
    { 'words.js': "export const words = 'Others';" },
    ['one'],
  ],
  ['a word of a page itself', { 'two.js': `${sources['two.js']} export const more = 1;` }, ['two']],
  [
    'what both show',
    { 'shared.js': "export const shared = 'Other'; export const unused = 1;" },
    ['one', 'two'],
  ],
  ['a picture', { 'lily.png': 'rose' }, ['two']],
  ['what a page loads later', { 'deep.js': 'export const deep = 2;' }, ['two']],
  ['what routes say', { 'titles.js': "export const title = 'Other titles';" }, ['section']],
  [
    'how a route loads',
    {
      'section.js': (sources['section.js'] ?? '').replace(
        "'./two.js')",
        "'./two.js').then((two) => two.Two)",
      ),
    },
    // Of which one export is left now.
    ['section', 'two'],
  ],
  ['what documents alone say', { 'documents.js': "export const documents = { '/one': 'none' };" }, []],
])('%s is in the hash of what shows it, and in no other', async (_, change, others) => {
  const flat = async (changes = {}) => {
    const { section = '', pages = {} } = (await madeOf(changes)) ?? {};
    return { section, ...pages } as Record<string, string>;
  };
  const [before, after] = [await flat(), await flat(change)];
  expect(Object.keys(before).sort()).toEqual(['one', 'section', 'two']);
  expect(
    Object.keys(before)
      .filter((name) => before[name] !== after[name])
      .sort(),
  ).toEqual(others);
});
