import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../artifact/paths';

const pureRouter = createRequire(__filename)('./pureRouter.cjs') as (source: string) => string;

/** Bytes of a script that takes only `Router` from the installed react-router. */
async function getSize(change: (source: string) => string): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: "export { Router } from 'react-router/dist/production/index.mjs'",
      resolveDir: root,
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    external: ['react', 'react-dom', 'cookie', 'set-cookie-parser'],
    plugins: [
      {
        name: 'pure-router',
        setup: ({ onLoad, onResolve }) => {
          // The package's exports do not list the file.
          onResolve({ filter: /^react-router\/dist/ }, ({ path: file }) => ({
            path: path.join(root, 'node_modules', file),
            sideEffects: false,
          }));
          onLoad({ filter: /react-router[\\/]dist[\\/]production/ }, async ({ path: file }) => ({
            contents: change(await readFile(file, 'utf8')),
            loader: 'js',
          }));
        },
      },
    ],
  });
  return outputFiles[0]!.contents.length;
}

it('leaves parts of the installed react-router out that a page does not use', async () => {
  expect(await getSize(pureRouter)).toBeLessThan(0.7 * (await getSize((source) => source)));
});
