import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { repositoryRoot } from 'shared-content/server/repositoryRoot';

/** In a single file, the original folders of the parts are lost; files beside them are looked for there. */
const keepFolders: Plugin = {
  name: 'keep-folders',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/(?:api|shared-content)\/.*\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll(
        'import.meta.dirname',
        JSON.stringify(dirname(path)),
      ),
      loader: 'ts',
    })),
};

/** The kill test's server as one JavaScript file: it is started hundreds of times, and TypeScript costs a second each. */
export async function bundleKillTarget(): Promise<string> {
  // Inside the workspace, where a package may have another version than at the root.
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
    // The workspace is TypeScript, which Node does not load by itself.
    alias: { 'shared-content': join(repositoryRoot(), 'shared-content') },
    plugins: [keepFolders],
  });
  return outfile;
}
