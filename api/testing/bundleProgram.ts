import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { repositoryRoot } from 'shared-content/server/readEnvironmentFile';

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

/**
 * A program of the API as one JavaScript file, packages included. A test starts it many times: TypeScript costs more
 * than a second of processor time each, and hundreds of files of packages a quarter. Whoever bundles removes the file.
 */
export async function bundleProgram(entry: string): Promise<string> {
  // Inside the workspace, where a package may have another version than at the root.
  const outfile = join(
    repositoryRoot(),
    'api/node_modules/.cache',
    `site-api-${entry.replace(/\W+/g, '-')}-${process.pid}.mjs`,
  );
  await build({
    entryPoints: [join(import.meta.dirname, '..', entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // shared-content lists its side effects for pages alone; a program imports its environment for nothing else.
    ignoreAnnotations: true,
    // They look for files of their own beside themselves.
    external: ['@electric-sql/pglite', 'pino', 'pino-pretty', 'pg-native'],
    // Packages in CommonJS require Node's own modules.
    banner: {
      js: "import { createRequire as own } from 'node:module'; const require = own(import.meta.url);",
    },
    // The workspace is TypeScript, which Node does not load by itself.
    alias: { 'shared-content': join(repositoryRoot(), 'shared-content') },
    plugins: [keepFolders],
  });
  return outfile;
}
