import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { repositoryRoot } from '../config/repositoryRoot';

/** In one file the folders of its parts are no longer where they were; what lies beside them is looked for there. */
const keepFolders: Plugin = {
  name: 'keep-folders',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/api\/.*\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll(
        'import.meta.dirname',
        JSON.stringify(dirname(path)),
      ),
      loader: 'ts',
    })),
};

/** The server of the kill test as one file of JavaScript: it is started hundreds of times, and TypeScript costs a second each. */
export async function bundleKillTarget(): Promise<string> {
  // Within the workspace: a package may lie there in another version than at the root.
  const outfile = join(
    repositoryRoot(),
    'api/node_modules/.cache',
    `site-api-kill-target-${process.pid}.mjs`,
  );
  await build({
    entryPoints: [join(import.meta.dirname, 'killTarget.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: Object.fromEntries(
      ['forms', 'encounters'].map((name) => [
        `shared-content/${name}`,
        join(repositoryRoot(), `shared-content/${name}/index.ts`),
      ]),
    ),
    plugins: [keepFolders],
  });
  return outfile;
}
