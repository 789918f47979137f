import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { root } from '../artifact/paths';
import { getSection } from '../federation';
import { coreAsVariable, sectionContainer, sharedVersions } from './sectionContainer';

const { react: consumed } = sectionContainer(getSection('mfe-contact'), 'consumed').shared;
const { react: consumedOrOwn } = sectionContainer(getSection('mfe-contact'), 'consumed or own').shared;
const current = sharedVersions().react ?? '';
const [major = '', minor = ''] = current.split('.');
const getMinor = (change: number) => `${major}.${Number(minor) + change}.0`;
const nextMajor = `${Number(major) + 1}.0.0`;

let folder = '';

/** Builds `index.js` beside a react of its own, of which only the version is real, into one file. */
async function build(name: string, source: string, react: string, plugins: Configuration['plugins'] = []) {
  const context = path.join(folder, name);
  await mkdir(path.join(context, 'node_modules/react'), { recursive: true });
  const files = {
    'index.js': source,
    'node_modules/react/package.json': JSON.stringify({ name: 'react', version: react, main: 'index.js' }),
    'node_modules/react/index.js': `exports.version = "${react}"; exports.of = "${name}";`,
  };
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(context, file), text);
  const isContainer = plugins.length > 0;
  const config: Configuration = {
    context,
    mode: 'development',
    devtool: false,
    entry: isContainer ? {} : './index.js',
    externalsType: coreAsVariable,
    output: {
      path: context,
      filename: '[name].cjs',
      asyncChunks: false,
      uniqueName: name,
      publicPath: '/',
    },
    resolve: { modules: ['node_modules', path.join(root, 'node_modules')] },
    optimization: { splitChunks: false },
    plugins,
  };
  await new Promise<void>((resolve, reject) => {
    webpack(config, (error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    );
  });
  return readFile(path.join(context, isContainer ? 'entry.cjs' : 'main.cjs'), 'utf8');
}

const hostSource = (version: string, core = 'injectRuntimeCore(), ') => `
  import injectRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
  import { createInstance } from '@module-federation/enhanced/runtime';
  import React from 'react';
  const shareConfig = { singleton: true, requiredVersion: '^${version}' };
  self.own = React;
  self.meet = () => createInstance({
    name: 'shell',
    remotes: [{ name: 'section', entry: 'http://localhost/entry.js', type: 'global' }],
    shared: { react: { version: '${version}', lib: () => React, shareConfig } },
    shareStrategy: 'loaded-first',
    plugins: [${core}{ name: 'of-this-page', loadEntry: () => {
      (0, eval)(self.sectionCode);
      return Promise.resolve(self.section);
    } }],
  }).loadRemote('section/section');`;

/** What a section sees of react inside of a shell, and what the console says. */
async function meet(section: string, host = hostSource(current)) {
  const said: string[] = [];
  const say = (...words: readonly unknown[]) => said.push(words.join(' '));
  const page = createContext({
    console: { log: say, info: say, warn: say, error: say },
    sectionCode: section,
  });
  runInContext(
    'self = globalThis; window = self; location = { origin: "http://localhost", href: "http://localhost/" }; document = { defaultView: self };',
    page,
  );
  runInContext(await build('shell', host, current), page);
  const seen = (await runInContext('meet()', page)) as { default: { version: string; of: string } };
  return {
    seen: seen.default,
    same: runInContext('own', page) === seen.default,
    said: said.join('\n'),
  };
}

const sectionWith = (react: string, option: object, externalRuntime = true) =>
  build('section', "import React from 'react'; export default React;", react, [
    new ModuleFederationPlugin({
      name: 'section',
      filename: 'entry.cjs',
      exposes: { './section': { import: './index.js', name: 'exposed' } },
      shared: { react: option },
      dts: false,
      manifest: false,
      experiments: { externalRuntime },
    }),
  ]);

/** As `sectionContainer` says it in a repository that has another version of react. */
const askingFor = (version: string) => ({
  ...consumed,
  requiredVersion: `^${version.split('.')[0]}.0.0`,
});

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shared-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('React of a section', () => {
  it('is the shell’s copy', async () => {
    const { seen, same, said } = await meet(await sectionWith(current, { ...consumed }));
    expect(seen).toEqual({ version: current, of: 'shell' });
    expect(same).toBe(true);
    expect(said).toBe('');
  });

  it.each([getMinor(-1), getMinor(1)])(
    'is the shell’s copy when the section was built against %s',
    async (version) => {
      const { seen, same, said } = await meet(await sectionWith(version, askingFor(version)));
      expect(seen.version).toBe(current);
      expect(same).toBe(true);
      expect(said).toBe('');
    },
  );

  it('of another major version fails to load, and the error names both versions', async () => {
    const section = await sectionWith(nextMajor, askingFor(nextMajor));
    const failed = await meet(section).catch(String);
    expect(failed).toContain(`Version ${current} from shell of shared singleton module react`);
    expect(failed).toContain(`which needs ^${nextMajor}`);
  });

  it('is missing in a host without the runtime’s core, which the error names', async () => {
    const section = await sectionWith(current, { ...consumed });
    const failed = await meet(section, hostSource(current, '')).catch(String);
    expect(failed).toBe('ReferenceError: _FEDERATION_RUNTIME_CORE is not defined');
  });

  it('is the page’s copy for a dev server with a later copy', async () => {
    const own = { ...consumedOrOwn, version: getMinor(1) };
    const { seen, same } = await meet(await sectionWith(getMinor(1), own, false));
    expect(seen.of).toBe('shell');
    expect(same).toBe(true);
  });
});
