import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import webpack, { type Configuration } from 'webpack';
import { ScriptIntegrityPlugin } from './integrity';
import { root } from '../artifact/paths';
import { withHashes } from '../artifact/version';

interface FakeScript {
  src: string;
  integrity?: string;
  onerror: (event: unknown) => void;
}

const withWebpack = (config: Configuration) =>
  new Promise<void>((resolve, reject) => {
    webpack({ ...config, plugins: [new ScriptIntegrityPlugin()] }, (error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    );
  });

const withRspack = async (config: Configuration) => {
  const script = path.join(root, 'shared-content/bundling/testing/runRspack.ts');
  const env = { ...process.env, NODE_OPTIONS: '' };
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, JSON.stringify(config)], {
    cwd: root,
    env,
  });
};

const bundlers = { webpack: withWebpack, Rspack: withRspack };
type Bundler = keyof typeof bundlers;

/** Builds an entry that knows these hashes and loads one chunk, and runs it in a page that notes its scripts. */
async function pageWith(bundler: Bundler, hashes: Record<string, string>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'integrity-'));
  await writeFile(path.join(folder, 'chunk.js'), 'export const word = "here";');
  await writeFile(
    path.join(folder, 'index.js'),
    'self.ask = () => import(/* webpackChunkName: "chunk" */ "./chunk.js");',
  );
  await bundlers[bundler]({
    context: folder,
    mode: 'development',
    devtool: false,
    optimization: { chunkIds: 'named' },
    entry: './index.js',
    output: {
      path: folder,
      filename: 'main.cjs',
      chunkFilename: '[name].js',
      publicPath: '/',
      chunkLoadingGlobal: 'w_test',
    },
  });
  const code = withHashes(await readFile(path.join(folder, 'main.cjs'), 'utf8'), 'w_test', hashes);
  await rm(folder, { recursive: true });
  const scripts: FakeScript[] = [];
  const page = createContext({
    console: { error: () => undefined },
    setTimeout: () => 0,
    clearTimeout: () => undefined,
    document: {
      getElementsByTagName: () => [],
      createElement: () => ({ setAttribute: () => undefined, getAttribute: () => null }),
      head: { appendChild: (script: FakeScript) => scripts.push(script) },
    },
  });
  runInContext('self = globalThis; window = self; location = { origin: "http://localhost" };', page);
  runInContext(code, page);
  const ask = () =>
    (runInContext('ask()', page) as Promise<unknown>).then(
      () => 'came',
      () => 'failed',
    );
  const fail = (index: number) => scripts[index]?.onerror({ type: 'error', target: scripts[index] });
  return { scripts, ask, fail };
}

describe.each(Object.keys(bundlers) as Bundler[])('ScriptIntegrityPlugin with %s', (bundler) => {
  it('gives a chunk its integrity, and another URL after a failure', async () => {
    const { scripts, ask, fail } = await pageWith(bundler, { chunk: 'sha256-abc' });
    const first = ask();
    fail(0);
    expect(await first).toBe('failed');
    void ask();
    expect(scripts.map(({ src }) => src)).toEqual(['/chunk.js', expect.stringMatching(/^\/chunk\.js\?\d+$/)]);
    expect(scripts.map(({ integrity }) => integrity)).toEqual(['sha256-abc', 'sha256-abc']);
  });

  it('requests no chunk without a hash, and fails on each attempt', async () => {
    const { scripts, ask, fail } = await pageWith(bundler, {});
    for (const time of [0, 1]) {
      const answer = ask();
      expect(scripts[time]?.src).toBe('');
      fail(time);
      expect(await answer).toBe('failed');
    }
  });
});
