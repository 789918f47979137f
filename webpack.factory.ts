import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { type SectionEntry, sectionNamed } from './shared-content/federation';
import {
  type BuildOptions,
  browserOutput,
  common,
  minimized,
  vendorGroups,
  withPlugins,
} from './webpack.common';
import { ScriptIntegrityPlugin } from './webpack.integrity';
import { KitReportPlugin } from './webpack.kitReport';
import { distOf, root } from './webpack.paths';

/** What one copy of each must serve the whole page; everything else leaves through the kit. */
const singletons = [
  'react',
  'react-dom',
  'react/jsx-runtime',
  'shared-content/ui',
  'shared-content/ui/forms',
];

/** Kit doors that stay out of the shell's first script: provided when a page asks for them. */
const lazySingletons = new Set(['shared-content/ui/forms']);

/** Options of ModuleFederationPlugin that shell and sections have in common. */
const federationBase = {
  // The default, version-first, blanks Home when one section is dead or hangs.
  shareStrategy: 'loaded-first' as const,
  dts: false,
  dev: false,
  // Pins stand in the document; nobody fetches a manifest (its fetch has no time limit).
  manifest: false,
};

/** The shell's browser build: provides react and the kit as eager singletons, knows no section's code. */
export function shellBrowserConfig(options: BuildOptions): Configuration {
  const config = common(options, 'browser');
  const shared = Object.fromEntries(
    singletons.map((name) => [
      name,
      {
        singleton: true,
        eager: !lazySingletons.has(name),
        requiredVersion: false as const,
        ...(name.startsWith('shared-content') && { version: '1.0.0' }),
      },
    ]),
  );
  return withPlugins(
    config,
    [
      new ModuleFederationPlugin({
        ...federationBase,
        name: 'shell',
        remotes: {},
        shared,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new webpack.NormalModuleReplacementPlugin(
        /@module-federation\/webpack-bundler-runtime\//,
        path.join(root, 'shell/client/federation/bundlerRuntime.ts'),
      ),
      // A dev server's chunks change as one types.
      ...(options.served ? [] : [new ScriptIntegrityPlugin()]),
      new KitReportPlugin(),
    ],
    {
      entry: { main: options.entry ?? './client/main.ts' },
      output: browserOutput('shell', '[name].[contenthash:8].js'),
      optimization: {
        ...minimized,
        // Three scripts instead of one: each is compiled in a task of its own.
        splitChunks: { chunks: 'initial', cacheGroups: vendorGroups },
      },
    },
  );
}

/** Exposes with named chunks, so that compose finds the files of each. */
const exposesOf = ({ exposes }: SectionEntry) =>
  Object.fromEntries(
    Object.entries(exposes).map(([key, module]) => [key, { import: module, name: `expose.${key.slice(2)}` }]),
  );

/**
 * A section's browser build: its container alone. It consumes react and the kit, and carries neither.
 * webpack's own container: the shell's federation runtime loads it as well, and each section is 4 kB
 * (brotli) lighter than with a runtime of the enhanced plugin's inside.
 */
export function sectionBrowserConfig(options: BuildOptions): Configuration {
  const section = sectionNamed(options.app);
  return withPlugins(
    common(options, 'browser'),
    [
      new webpack.container.ModuleFederationPlugin({
        name: section.container,
        library: { type: 'var', name: section.container },
        filename: 'remoteEntry.js',
        exposes: exposesOf(section),
        shared: Object.fromEntries(
          singletons.map((name) => [
            name,
            { singleton: true, import: false as const, requiredVersion: false as const },
          ]),
        ),
      }),
      new ScriptIntegrityPlugin(),
      new KitReportPlugin(),
    ],
    { entry: {}, output: browserOutput(section.name, '[name].js'), optimization: minimized },
  );
}

/** A Node build for compose: one CommonJS file. A section's finds react and the kit in the shell's. */
export function nodeConfig(options: BuildOptions): Configuration {
  const isShell = options.app === 'shell';
  const config = common(options, 'node');
  return withPlugins(config, [], {
    target: 'node20',
    entry: { server: options.entry ?? './node.ts', ...(isShell && { composer: './compose/composer.ts' }) },
    output: {
      path: path.join(distOf(options.app), 'node'),
      clean: true,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    externals: isShell ? [] : Object.fromEntries(singletons.map((name) => [name, `commonjs ${name}`])),
    module: {
      ...config.module,
      // One file: what the browser loads lazily stands in the same bundle here.
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    optimization: { minimize: false, splitChunks: false },
  });
}

/** A section on a developer's machine: its container for a shell beside it, and itself as a site of its own. */
export function sectionDevConfig({ app }: BuildOptions): Configuration {
  const section = sectionNamed(app);
  const config = common({ app, mode: 'development', served: true }, 'browser');
  return withPlugins(
    config,
    [
      new ModuleFederationPlugin({
        ...federationBase,
        name: section.container,
        filename: 'remoteEntry.js',
        exposes: exposesOf(section),
        // With fallbacks: alone, the section brings its own react and kit.
        shared: Object.fromEntries(
          singletons.map((name) => [name, { singleton: true, requiredVersion: false as const }]),
        ),
      }),
    ],
    {
      entry: { standalone: path.join(root, 'shared-content/federation/client/standaloneEntry.ts') },
      resolve: {
        ...config.resolve,
        alias: {
          ...config.resolve?.alias,
          'section-under-development': path.join(root, app, 'node.ts'),
        },
      },
      output: { ...browserOutput(section.name, '[name].js'), uniqueName: section.container, clean: false },
    },
  );
}
