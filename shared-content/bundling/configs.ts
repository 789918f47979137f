import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { type SectionEntry, sectionNamed } from '../federation';
import { type BuildOptions, browserOutput, common, minimized, mergeConfig } from './common';
import { pageChunks, vendorGroups } from './chunkGroups';
import { ScriptIntegrityPlugin } from './integrity';
import { getDistFolder, getFolder, sharedFolder, root } from '../artifact/paths';
import { sectionContainer } from './sectionContainer';
import { sharedNames } from './shared';

/** Must be first in the script of a dev server's document: React looks for it when React is evaluated. */
const pageRefresh = path.join(sharedFolder, 'development/refresh/pageRefresh.ts');
const standalone = path.join(sharedFolder, 'federation/client/standaloneEntry.ts');

/**
 * The shell's browser build: React, the kit and the page's start, without code of sections. Module Federation's runtime is
 * only in the chunk that loads sections (`shell/site/client/federation`). ModuleFederationPlugin would embed that runtime
 * into the first script of every page: 18 kB (brotli) that a static page never uses.
 */
export function shellBrowserConfig(options: BuildOptions): Configuration {
  const config = common(options, 'browser');
  return mergeConfig(
    config,
    [
      new webpack.DefinePlugin({ ENV_TARGET: JSON.stringify('web') }),
      // A dev server's chunks change with every edit.
      ...(options.served ? [] : [new ScriptIntegrityPlugin()]),
    ],
    {
      entry: options.served
        ? { main: [pageRefresh, './client/enhance.ts', './client/main.ts'] }
        : // Runs on every page, and loads `main` when the page needs React.
          { enhance: './client/enhance.ts' },
      output: browserOutput('shell', '[name].[contenthash:8].js'),
      optimization: {
        ...minimized,
        splitChunks: { chunks: 'all', cacheGroups: vendorGroups },
      },
    },
  );
}

const container = (section: SectionEntry, role: 'consumed' | 'consumed or own') =>
  new ModuleFederationPlugin(sectionContainer(section, role));

/**
 * A section's browser build: only its container. It consumes react and the kit, and contains neither.
 */
export function sectionBrowserConfig(options: BuildOptions): Configuration {
  const section = sectionNamed(options.app);
  return mergeConfig(
    common(options, 'browser'),
    [container(section, 'consumed'), new ScriptIntegrityPlugin()],
    {
      entry: {},
      output: browserOutput(section.name, '[name].js'),
      // With names as ids, the entry needs no table from ids to names.
      optimization: { ...minimized, chunkIds: 'named', splitChunks: pageChunks },
    },
  );
}

/** A Node build for compose: one CommonJS file. A section's build takes react and the kit from the shell's. */
export function nodeConfig(options: BuildOptions): Configuration {
  const isShell = options.app === 'shell';
  const config = common(options, 'node');
  return mergeConfig(config, [], {
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
  const section = sectionNamed(app);
  const config = common({ app, served: true }, 'browser');
  return mergeConfig(config, [container(section, 'consumed or own')], {
    entry: { standalone: [pageRefresh, standalone] },
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
