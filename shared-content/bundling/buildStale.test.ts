import { appendFile, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundle, findFreshBuild } from './buildStale';
import { inputFiles, getInputs } from '../artifact/buildInputs';
import { fakeDist } from '../../shell/platform/testing/fakeDist';
import { chunkGlobal } from '../artifact/version';
import { browserOutput } from './common';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'site-build-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const app = 'mfe-contact' as const;
async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), text);
}

// One file of each kind, all of them in this checkout as well.
const inputs = [
  'mfe-contact/section.ts',
  'mfe-contact/components/contact/TimesList.tsx',
  'mfe-contact/content/contactIntro.ts',
  'mfe-contact/package.json',
  'mfe-contact/webpack.config.ts',
  'shared-content/content/company.ts',
  'shared-content/ui/index.ts',
  'shared-content/bundling/configs.ts',
  'shared-content/bundling/common.ts',
  'shared-content/bundling/bundleInlineScript.cjs',
  'shared-content/bundling/buildStale.ts',
  'shared-content/artifact/build.contract.ts',
  'shared-content/artifact/manifest.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const noInputs = [
  'mfe-contact/art/index.ts',
  'mfe-contact/pages/ContactPage.test.tsx',
  'mfe-contact/README.md',
  'mfe-contact/dist/client/page.js',
  'mfe-contact/node_modules/x/index.js',
  'shared-content/art/kit.ts',
  'mfe-company/section.ts',
  'shared-content/development/dev.ts',
  'shared-content/scaffolding/newPage.ts',
  'shell/platform/compose/composer.ts',
];

describe('the staleness hash of a build', () => {
  beforeEach(async () => {
    for (const file of [...inputs, ...noInputs, 'mfe-contact/public/map.svg']) await write(file, 'before');
  });

  it.each([...inputs, 'mfe-contact/public/map.svg'])('changes with %s', async (file) => {
    const before = await getInputs(app, folder);
    await write(file, 'after');
    expect(await getInputs(app, folder)).not.toBe(before);
  });

  it('changes with an added, removed or renamed file', async () => {
    const seen = [await getInputs(app, folder)];
    await write('mfe-contact/pages/New.tsx', 'x');
    seen.push(await getInputs(app, folder));
    await rm(path.join(folder, 'mfe-contact/pages/New.tsx'));
    await write('mfe-contact/pages/Newer.tsx', 'x');
    seen.push(await getInputs(app, folder));
    expect(new Set(seen).size).toBe(3);
  });

  it.each(noInputs)('ignores %s', async (file) => {
    const before = await getInputs(app, folder);
    await write(file, 'after');
    expect(await getInputs(app, folder)).toBe(before);
  });

  it('classifies the files of this checkout', async () => {
    expect(await inputFiles(app)).toEqual(expect.arrayContaining(inputs));
  });
});

it('webpack writes the chunk global with the version’s placeholder in one piece', async () => {
  await write('entry.js', "export const load = () => import('./part.js');");
  await write('part.js', 'export const part = 1;');
  await bundle([
    {
      context: folder,
      mode: 'production',
      entry: './entry.js',
      output: { ...browserOutput(app, '[name].js'), path: path.join(folder, 'out') },
    },
  ]);
  const scripts = await readdir(path.join(folder, 'out'));
  expect(scripts).toHaveLength(2);
  for (const script of scripts) {
    const text = await readFile(path.join(folder, 'out', script), 'utf8');
    expect(text.match(/(?:webpackChunk|w_)\w*/g)).toEqual(expect.arrayContaining([chunkGlobal(app)]));
    expect(new Set(text.match(/(?:webpackChunk|w_)\w*/g)).size).toBe(1);
  }
  expect(chunkGlobal(app)).toBe('w_mfe_contact___SITE_VERSION_HERE___');
});

describe('a build in dist', () => {
  const said: string[] = [];
  const log = (line: string) => said.push(line);
  let dist: string;
  beforeEach(async () => {
    said.length = 0;
    dist = await fakeDist({ app, word: 'these inputs' });
  });
  afterEach(() => rm(dist, { recursive: true }));

  it('is reused while its inputs and files are unchanged', async () => {
    expect((await findFreshBuild(dist, 'these inputs', log))?.app).toBe(app);
    expect(await findFreshBuild(dist, 'other inputs', log)).toBeUndefined();
    expect(said).toEqual([]);
  });

  it.each(['client/page.js', 'node/server.cjs'])(
    'is built again, with one line, when %s was changed',
    async (file) => {
      await appendFile(path.join(dist, file), ' ');
      expect(await findFreshBuild(dist, 'these inputs', log)).toBeUndefined();
      expect(said).toEqual([
        expect.stringMatching(`not what its build.json says .*${file} .*building it again`),
      ]);
    },
  );

  it('is built again when its build.json is truncated', async () => {
    await writeFile(path.join(dist, 'build.json'), '{"app');
    expect(await findFreshBuild(dist, 'these inputs', log)).toBeUndefined();
  });
});
