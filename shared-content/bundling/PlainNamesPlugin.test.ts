import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { PlainNamesPlugin } from './PlainNamesPlugin';
import { root } from '../artifact/paths';

/** Builds one script of this repository as an app in `mfe-contact` would, with the names of its modules beside them. */
async function builtFrom(entry: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plain-names-'));
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        context: path.join(root, 'mfe-contact'),
        mode: 'none',
        entry: path.join(root, entry),
        output: { path: folder, filename: 'main.js', pathinfo: true },
        plugins: [new PlainNamesPlugin()],
      },
      (error, stats) =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    );
  });
  const code = await readFile(path.join(folder, 'main.js'), 'utf8');
  await rm(folder, { recursive: true });
  return code;
}

describe('module names', () => {
  it.each([
    ['shell/site/document/loader.inline.js', 'shell/site/document/loader.inline.js'],
    ['shared-content/bundling/pureRouter.cjs', 'shared-content/bundling/pureRouter.cjs'],
    ['node_modules/nth-check/lib/esm/index.js', 'node_modules/nth-check/lib/esm/index.js'],
  ])('identify %s without the checkout’s folder', async (entry, name) => {
    const code = await builtFrom(entry);
    expect(code).toContain(name);
    expect(code).not.toContain(root);
  });
});
