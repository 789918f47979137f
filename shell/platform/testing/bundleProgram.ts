import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/**
 * Bundles a program of this folder into one file: each process that runs it lives for less time than a compiler needs to
 * start. Modules keep their own `import.meta.url`, by which they find the checkout.
 */
export async function bundleProgram(name: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [path.resolve('shell/platform/testing', name)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // These programs open no pages, and a server's modules would start in another order inside of one file.
    external: ['esbuild', '@playwright/test', 'api/config', '*/serve/siteServer'],
    logLevel: 'error',
    // CommonJS packages require Node's own modules.
    banner: {
      js: "import { createRequire as own } from 'node:module'; const require = own(import.meta.url);",
    },
    plugins: [
      {
        name: 'own addresses',
        setup({ onLoad }) {
          onLoad({ filter: /\/(?:shell|shared-content|api)\/[^.]+\.ts$/ }, async ({ path: file }) => ({
            loader: 'ts',
            contents: (await readFile(file, 'utf8')).replaceAll(
              'import.meta.url',
              JSON.stringify(pathToFileURL(file).href),
            ),
          }));
        },
      },
    ],
  });
}
