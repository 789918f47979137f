import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { type AppName, type SectionEntry, sectionNamed } from './shared-content/federation';
import { KitReportPlugin } from './webpack.kitReport';
import { ScriptIntegrityPlugin } from './webpack.integrity';

export const root = path.dirname(fileURLToPath(import.meta.url));

/**
 * Stands in a build for the version that is known only when the build is done: the hash of its output.
 * `build.ts` replaces it in every file, so that a version names its bytes (URL, chunk global and all).
 */
export const versionPlaceholder = '__SITE_VERSION__';

/**
 * Origin that serves an app's assets: empty for the site's own, else `ASSET_ORIGIN_<APP>`, as
 * `ASSET_ORIGIN_MFE_SERVICES=https://services-cdn.example.com`.
 */
export function assetOrigin(app: AppName): string {
  const name = `ASSET_ORIGIN_${app.toUpperCase().replaceAll('-', '_')}`;
  const value = process.env[name] ?? '';
  if (value !== '' && new URL(value).origin !== value)
    throw new Error(
      `${name} must be an origin without a path, as https://cdn.example.com; it is "${value}".`,
    );
  return value;
}

/** URL of an app's published folder; ends with a slash. */
export const assetBase = (app: AppName, version: string): string =>
  `${assetOrigin(app)}/assets/${app}/${version}/`;

export type BuildTarget = 'browser' | 'node';

export interface BuildOptions {
  readonly app: AppName;
  /** Module of the app that the build starts from; a section's browser build has none but its container. */
  readonly entry?: string;
  readonly mode?: BuildMode;
  /** For webpack-dev-server: nothing is published, so assets lie where the script came from. */
  readonly served?: boolean;
}

export type BuildMode = 'production' | 'development';

/** `BUILD_MODE=development` publishes React's development build: it warns where production stays silent. */
export const buildMode: BuildMode = process.env.BUILD_MODE === 'development' ? 'development' : 'production';

/** Where an app's build lies. */
export const distOf = (app: AppName): string =>
  path.join(root, app, buildMode === 'development' ? 'dist-development' : 'dist');

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

// Without these the federation runtime enters the shell twice, as .js and as .cjs (+9.5 kB brotli).
const runtimeAliases = Object.fromEntries(
  [
    ['@module-federation/runtime-core$', '@module-federation/runtime-core/dist/index.js'],
    ['@module-federation/sdk$', '@module-federation/sdk/dist/index.js'],
    ['@module-federation/runtime$', '@module-federation/runtime/dist/index.js'],
  ].map(([from, to]) => [from, path.join(root, 'node_modules', to as string)]),
);

// react-router's exports lead to dist/development in every mode.
const routerAliases = (mode: string) => ({
  'react-router$': path.join(root, `node_modules/react-router/dist/${mode}/index.mjs`),
  'react-router/dom$': path.join(root, `node_modules/react-router/dist/${mode}/dom-export.mjs`),
});

function common({ app, mode = buildMode, served = false }: BuildOptions, target: BuildTarget): Configuration {
  const development = mode === 'development';
  const publicPath = served ? 'auto' : assetBase(app, versionPlaceholder);
  return {
    name: `${app}:${target}`,
    context: path.join(root, app),
    mode,
    devtool: development ? 'cheap-module-source-map' : target === 'browser' ? 'hidden-source-map' : false,
    output: { publicPath, assetModuleFilename: '[name].[contenthash:8][ext]', hashFunction: 'xxhash64' },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: { ...routerAliases(mode), ...(target === 'browser' && runtimeAliases) },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          options: {
            // Types are checked once for all workspaces by `npm run types`.
            transpileOnly: true,
            configFile: path.join(root, 'tsconfig.json'),
            compilerOptions: {
              noEmit: false,
              sourceMap: true,
              // A served section may meet a released shell, whose React has no development runtime.
              jsx: development && !served ? 'react-jsxdev' : 'react-jsx',
            },
          },
        },
        { test: /\.inline\.js$/, type: 'asset/source', use: path.join(root, 'webpack.inlineLoader.cjs') },
        {
          test: /\.(avif|webp|png|jpg|svg|webm|mp4|woff2)$/,
          type: 'asset/resource',
        },
      ],
    },
    plugins: [new webpack.DefinePlugin({ __DEV__: JSON.stringify(served) })],
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

function withPlugins(
  config: Configuration,
  plugins: Configuration['plugins'],
  rest: Configuration,
): Configuration {
  return {
    ...config,
    ...rest,
    output: { ...config.output, ...rest.output },
    plugins: [...(config.plugins ?? []), ...(plugins ?? [])],
  };
}

const browserOutput = (app: AppName, entryName: string): Configuration['output'] => ({
  path: path.join(distOf(app), 'client'),
  clean: true,
  filename: entryName,
  chunkFilename: '[name].[contenthash:8].js',
  // An old pin must never run old code inside a newer container: the chunk global carries the version.
  uniqueName: `${app.replaceAll('-', '_')}_${versionPlaceholder}`,
  crossOriginLoading: 'anonymous',
  chunkLoadTimeout: 15_000,
});

// Licence texts stand in the packages; a file of them beside each chunk is noise.
const minimized: Configuration['optimization'] = {
  minimizer: [
    new MinimizerPlugin({ extractComments: false, terserOptions: { format: { comments: false } } }),
  ],
};

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
        experiments: {
          optimization: { disableSnapshot: true, target: 'web' },
          provideExternalRuntime: true,
        },
      }),
      new ScriptIntegrityPlugin(),
      new KitReportPlugin(),
    ],
    {
      entry: { main: options.entry ?? './client/main.ts' },
      output: browserOutput('shell', '[name].[contenthash:8].js'),
      optimization: {
        ...minimized,
        // Three scripts instead of one: each is compiled in a task of its own.
        splitChunks: {
          chunks: 'initial',
          cacheGroups: {
            default: false,
            defaultVendors: false,
            react: {
              name: 'v-react',
              test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
              enforce: true,
            },
            mui: { name: 'v-mui', test: /node_modules\/(@mui|@emotion|stylis)\//, enforce: true },
          },
        },
      },
    },
  );
}

/** Exposes with named chunks, so that compose finds the files of each. */
const exposesOf = ({ exposes }: SectionEntry) =>
  Object.fromEntries(
    Object.entries(exposes).map(([key, module]) => [key, { import: module, name: `expose.${key.slice(2)}` }]),
  );

/** A section's browser build: its container alone. It consumes react and the kit, and carries neither. */
export function sectionBrowserConfig(options: BuildOptions): Configuration {
  const section = sectionNamed(options.app);
  return withPlugins(
    common(options, 'browser'),
    [
      new ModuleFederationPlugin({
        ...federationBase,
        name: section.container,
        filename: 'remoteEntry.js',
        exposes: exposesOf(section),
        shared: Object.fromEntries(
          singletons.map((name) => [
            name,
            { singleton: true, import: false as const, requiredVersion: false as const },
          ]),
        ),
        experiments: {
          optimization: { disableSnapshot: true, target: 'web' },
          externalRuntime: true,
        },
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
    entry: { server: options.entry ?? './node.ts' },
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
