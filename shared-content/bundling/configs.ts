import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type ChunkGraph, type Configuration, type Module } from 'webpack';
import { reactChunk, getSection, sharedChunk } from '../federation';
import { type BuildOptions, browserOutput, commonConfig, mergeConfig, minimized } from './common';
import { ScriptIntegrityPlugin } from './integrity';
import { getDistFolder, getFolder, sharedFolder, root } from '../artifact/paths';
import { coreAsVariable, sectionContainer, sharedNames } from './sectionContainer';

/** Must be first in the script of a dev server's document: React looks for it when React is evaluated. */
const pageRefresh = path.join(sharedFolder, 'development/refresh/pageRefresh.ts');
const standalone = path.join(sharedFolder, 'federation/client/standaloneEntry.ts');

/** The script of React's packages: beside the shell's own one, as the browser compiles each in a task of its own. */
export const vendorGroups = {
  default: false,
  defaultVendors: false,
  react: {
    name: reactChunk,
    test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
    enforce: true,
  },
} as const;

/**
 * The shell's browser build: React, the kit and the page's start, without code of sections. Module Federation's runtime is
 * only in the chunk that loads sections (`shell/site/client/federation`). ModuleFederationPlugin would embed that runtime
 * into the first script of every page: 18 kB (brotli) that a static page never uses.
 */
export function shellBrowserConfig(options: BuildOptions): Configuration {
  const config = mergeConfig(commonConfig(options, 'browser'), {
    plugins: [new webpack.DefinePlugin({ ENV_TARGET: JSON.stringify('web') })],
  });
  // A dev server's document names only one script, and its chunks change with every edit.
  if (options.served)
    return mergeConfig(config, {
      entry: { main: [pageRefresh, './client/enhance.ts', './client/main.ts'] },
      output: browserOutput('shell', '[name].js'),
      optimization: { ...minimized, splitChunks: false },
    });
  return mergeConfig(config, {
    // Runs on every page, and loads `main` when the page needs React.
    entry: { enhance: './client/enhance.ts' },
    plugins: [new ScriptIntegrityPlugin()],
    output: browserOutput('shell', '[name].[contenthash:8].js'),
    optimization: { ...minimized, splitChunks: { chunks: 'all', cacheGroups: vendorGroups } },
  });
}

/** Folder of a page's chunk: `services` for `services.ai-ml`. */
const getGroup = (chunk: { readonly name?: string | null }) => /^(.+)\.[^.]+$/.exec(chunk.name ?? '')?.[1];

/** Whether only pages of one folder use a module. */
const isOfOneFolder = (module: Module, { chunkGraph }: { readonly chunkGraph: ChunkGraph }): boolean =>
  new Set([...chunkGraph.getModuleChunksIterable(module)].map(getGroup)).size === 1;

/**
 * A section's page is one script. Pages below one path (`services.…`) share a second one for code that many of them use:
 * `services.shared.js`. Code that fewer pages share is copied into each, as the other pages' first view would pay for it.
 * So is code that pages of several paths share. A further script on every first view costs more than it saves, and
 * prefetching would need a list of such scripts.
 */
const pageChunks: NonNullable<Configuration['optimization']>['splitChunks'] = {
  chunks: 'async',
  cacheGroups: {
    default: false,
    defaultVendors: false,
    folder: {
      minChunks: 6,
      minSize: 10_000,
      test: isOfOneFolder,
      name: (_module: unknown, [chunk]: readonly { readonly name?: string | null }[]) =>
        sharedChunk((chunk && getGroup(chunk)) ?? ''),
    },
  },
};

/**
 * A section's browser build: only its container. It consumes react and the kit, and contains neither.
 */
export function sectionBrowserConfig(options: BuildOptions): Configuration {
  const section = getSection(options.app);
  return mergeConfig(commonConfig(options, 'browser'), {
    entry: {},
    externalsType: coreAsVariable,
    plugins: [new ModuleFederationPlugin(sectionContainer(section, 'consumed')), new ScriptIntegrityPlugin()],
    output: browserOutput(section.name, '[name].js'),
    // With names as ids, the entry needs no table from ids to names.
    optimization: { ...minimized, chunkIds: 'named', splitChunks: pageChunks },
  });
}

/** A Node build for compose: one CommonJS file. A section's build takes react and the kit from the shell's. */
export function nodeConfig(options: BuildOptions): Configuration {
  const isShell = options.app === 'shell';
  const config = commonConfig(options, 'node');
  return mergeConfig(config, {
    target: 'node20',
    entry: {
      server: './node',
      ...(isShell && { composer: '../platform/compose/composer.ts' }),
    },
    output: {
      path: path.join(getDistFolder(options.app), 'node'),
      clean: true,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    externals: isShell ? [] : Object.fromEntries(sharedNames.map((name) => [name, `commonjs ${name}`])),
    module: {
      ...config.module,
      // One file: modules that browsers load lazily are in the same bundle here.
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    optimization: { minimize: false, splitChunks: false },
  });
}

/** A section's dev build: its container for a shell on the same machine, and the section as a site of its own. */
export function sectionDevConfig({ app }: BuildOptions): Configuration {
  const section = getSection(app);
  const config = commonConfig({ app, served: true }, 'browser');
  return mergeConfig(config, {
    entry: { standalone: [pageRefresh, standalone] },
    plugins: [new ModuleFederationPlugin(sectionContainer(section, 'consumed or own'))],
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve?.alias,
        'section-under-development': path.join(root, getFolder(app), 'node.ts'),
      },
    },
    output: { ...browserOutput(section.name, '[name].js'), uniqueName: section.container, clean: false },
  });
}
