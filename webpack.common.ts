import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import type { AppName } from './shared-content/federation';
import { type BuildMode, assetBase, buildMode, distOf, root, versionPlaceholder } from './webpack.paths';

export type BuildTarget = 'browser' | 'node';

export interface BuildOptions {
  readonly app: AppName;
  /** Module of the app that the build starts from; a section's browser build has none but its container. */
  readonly entry?: string;
  readonly mode?: BuildMode;
  /** For webpack-dev-server: nothing is published, so assets lie where the script came from. */
  readonly served?: boolean;
}

// react-router's exports lead to dist/development in every mode.
const routerAliases = (mode: string) => ({
  'react-router$': path.join(root, `node_modules/react-router/dist/${mode}/index.mjs`),
  'react-router/dom$': path.join(root, `node_modules/react-router/dist/${mode}/dom-export.mjs`),
});

export function common(
  { app, mode = buildMode, served = false }: BuildOptions,
  target: BuildTarget,
): Configuration {
  const development = mode === 'development';
  const publicPath = served ? 'auto' : assetBase(app, versionPlaceholder);
  return {
    name: `${app}:${target}`,
    context: path.join(root, app),
    mode,
    devtool: development ? 'cheap-module-source-map' : target === 'browser' ? 'hidden-source-map' : false,
    output: { publicPath, assetModuleFilename: '[name][ext]', hashFunction: 'xxhash64' },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: routerAliases(mode),
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
    plugins: [
      new webpack.DefinePlugin({ __DEV__: JSON.stringify(served) }),
      // Icons through the kit: as drawings of the document, and without lucide's own runtime in each section.
      new webpack.NormalModuleReplacementPlugin(
        /\/createLucideIcon\.mjs$/,
        path.join(root, 'shared-content/ui/media', app === 'shell' ? 'shellIcon.ts' : 'createLucideIcon.ts'),
      ),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/** The two scripts of packages beside an entry of its own. */
export const vendorGroups = {
  default: false,
  defaultVendors: false,
  react: {
    name: 'v-react',
    test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
    enforce: true,
  },
  mui: { name: 'v-mui', test: /node_modules\/(@mui|@emotion|stylis)\//, enforce: true },
} as const;

export function withPlugins(
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

/** Global variable through which an app's chunks reach its runtime, as long as its version is not known. */
export const chunkGlobal = (app: AppName): string => `w_${app.replaceAll('-', '_')}_${versionPlaceholder}`;

export const browserOutput = (app: AppName, entryName: string): Configuration['output'] => ({
  path: path.join(distOf(app), 'client'),
  clean: true,
  filename: entryName,
  chunkFilename: '[name].[contenthash:8].js',
  // An old pin must never run old code inside a newer container: the chunk global carries the version. Named
  // outright: made from uniqueName it would lose an underscore of the placeholder, and with it the version.
  chunkLoadingGlobal: chunkGlobal(app),
  uniqueName: app.replaceAll('-', '_'),
  crossOriginLoading: 'anonymous',
  chunkLoadTimeout: 15_000,
});

// Licence texts stand in the packages; a file of them beside each chunk is noise.
export const minimized: Configuration['optimization'] = {
  minimizer: [
    new MinimizerPlugin({ extractComments: false, terserOptions: { format: { comments: false } } }),
  ],
};
