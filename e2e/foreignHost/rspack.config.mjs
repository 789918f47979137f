import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';

const shared = { singleton: true, eager: false };

/** A host of another team: its own bundler and page, with one of our sections as a remote. */
export default {
  context: import.meta.dirname,
  mode: 'production',
  entry: './main.jsx',
  output: { path: process.env.HOST_OUT, publicPath: '/', uniqueName: 'foreign_host', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.jsx', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.[jt]sx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
        type: 'javascript/auto',
      },
      { test: /\.(svg|png|avif|webp|woff2)$/, type: 'asset/resource' },
    ],
  },
  optimization: { minimize: false },
  plugins: [
    new rspack.DefinePlugin({ __DEV__: 'false' }),
    new rspack.HtmlRspackPlugin({ title: 'A page of another company' }),
    new ModuleFederationPlugin({
      name: 'foreign_host',
      remotes: { company: `mfe_company@${process.env.SITE}/mfe-company/mf-manifest.json` },
      shared: {
        react: shared,
        'react-dom': shared,
        'react/jsx-runtime': shared,
        'shared-content/ui': { ...shared, version: '1.0.0' },
        'shared-content/ui/forms': { ...shared, version: '1.0.0' },
      },
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: false,
      // Our sections are built with `externalRuntime`.
      experiments: { provideExternalRuntime: true },
    }),
  ],
};
