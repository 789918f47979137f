import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { browserOutput } from 'shared-content/build/common';
import { ScriptIntegrityPlugin } from 'shared-content/build/integrity';
import { assetBase, versionPlaceholder } from 'shared-content/build/paths';
import { sectionContainer } from 'shared-content/build/sectionContainer';
import { sharedNames } from 'shared-content/build/shared';
import { sectionNamed } from 'shared-content/federation';

// A section as any team may build it with Rspack. What is of the site stands in these imports; the rest is the team's.
const section = sectionNamed('mfe-portfolio');
process.env.MF_BUILD_VERSION = versionPlaceholder;

const common = {
  context: import.meta.dirname,
  mode: 'production',
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      { test: /\.(svg|avif|webp|png)$/, type: 'asset/resource' },
    ],
  },
  plugins: [new rspack.DefinePlugin({ __DEV__: 'false' })],
} satisfies Configuration;

// Both builds name a picture alike: the document that Node renders and the page in the browser. Names need no hash, as
// the version's folder is named after its bytes.
const output = {
  publicPath: assetBase(section.name, versionPlaceholder),
  assetModuleFilename: '[name][ext]',
};

const browser: Configuration = {
  ...common,
  target: ['web', 'es2022'],
  entry: {},
  devtool: 'hidden-source-map',
  output: { ...(browserOutput(section.name, '[name].js') as Configuration['output']), ...output },
  optimization: { splitChunks: false, chunkIds: 'named' },
  plugins: [
    ...common.plugins,
    new ModuleFederationPlugin(sectionContainer(section, 'consumed')),
    new ScriptIntegrityPlugin() as never,
  ],
};

const node: Configuration = {
  ...common,
  target: 'node20',
  entry: { server: './node.ts' },
  output: {
    ...output,
    path: `${import.meta.dirname}/dist/node`,
    clean: true,
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
  },
  externals: Object.fromEntries(sharedNames.map((name) => [name, `commonjs ${name}`])),
  module: { ...common.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
  optimization: { minimize: false, splitChunks: false },
};

rspack([browser, node], (error, stats) => {
  if (!error && !stats?.hasErrors()) return;
  console.error(error ?? stats?.toString({ all: false, errors: true }));
  process.exitCode = 1;
});
