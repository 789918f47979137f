import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { tsImport } from 'tsx/esm/api';

// Compiled one by one: when `tsx` runs the whole file, Rspack's runtime contains calls of esbuild's `__name`.
const ofSite = (name) => tsImport(`shared-content/${name}`, import.meta.url);
const { browserOutput } = await ofSite('bundling/common');
const { ScriptIntegrityPlugin } = await ofSite('bundling/integrity');
const { assetBase } = await ofSite('artifact/paths');
const { versionPlaceholder } = await ofSite('artifact/version');
const { sectionContainer, sharedNames } = await ofSite('bundling/sectionContainer');
const { getSection } = await ofSite('federation');

// A section as another team may build it with Rspack. The code above belongs to the site, the code below to the team.
const section = getSection('mfe-portfolio');
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
};

// Both builds name a picture alike: the document that Node renders and the page in the browser. Names need no hash,
// because the version's folder is named after its content.
const output = {
  publicPath: assetBase(section.name, versionPlaceholder),
  assetModuleFilename: '[name][ext]',
};

const browser = {
  ...common,
  target: ['web', 'es2022'],
  entry: {},
  devtool: 'hidden-source-map',
  output: { ...browserOutput(section.name, '[name].js'), ...output },
  optimization: { splitChunks: false, chunkIds: 'named' },
  plugins: [
    ...common.plugins,
    new ModuleFederationPlugin(sectionContainer(section, 'consumed')),
    new ScriptIntegrityPlugin(),
  ],
};

const node = {
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
  if (!error && !stats.hasErrors()) return;
  console.error(error ?? stats.toString({ all: false, errors: true }));
  process.exitCode = 1;
});
