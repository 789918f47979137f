import { realpathSync } from 'node:fs';
import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { type AppName, chunkFile, scriptTimeout } from '../federation';
import { mediaFile, mediaName } from './mediaName';
import { PlainNamesPlugin } from './PlainNamesPlugin';
import { kitDoors } from './shared';
import {
  appBase,
  assetBase,
  type BuildMode,
  buildMode,
  getDistFolder,
  getFolder,
  sharedFolder,
  root,
  versionPlaceholder,
} from '../artifact/paths';

type BuildTarget = 'browser' | 'node';

export interface BuildOptions {
  readonly app: AppName;
  /** Module of the app that the build starts from; a section's browser build has none but its container. */
  readonly entry?: string;
  readonly mode?: BuildMode;
  /** For webpack-dev-server: nothing is published, so assets lie where the script came from. */
  readonly served?: boolean;
  /** URL of the folder that `media/` is in; the app's own unless told. */
  readonly mediaBase?: string;
}

// react-router's exports lead to dist/development in every mode.
const routerAliases = (mode: string) => ({
  'react-router$': path.join(root, `node_modules/react-router/dist/${mode}/index.mjs`),
  'react-router/dom$': path.join(root, `node_modules/react-router/dist/${mode}/dom-export.mjs`),
});

/** Where a package really lies: modules bear that path, and `node_modules` may be a link. */
function realPath(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    // A section has no package of forms of its own.
    return folder;
  }
}

/** Modules that packages import and nobody here runs. */
const leftOut: Readonly<Record<string, false>> = {
  // emotion's withTheme.
  'hoist-non-react-statics$': false,
  // MUI's themes of CSS variables: the kit's has none (`FormTheme.tsx`), and they are an eighth of what a form loads.
  ...Object.fromEntries(
    ['createThemeWithVars', 'ThemeProviderWithVars'].map((name) => [
      path.join(realPath(path.join(root, 'node_modules/@mui/material')), `styles/${name}.mjs`),
      false,
    ]),
  ),
};

/** Sources as they are published: types are checked once for all workspaces by `npm run types`. */
const compiled = (development: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'ts-loader',
  options: {
    transpileOnly: true,
    configFile: path.join(sharedFolder, 'tsconfig.base.json'),
    // In a repository of its own the kit is a package, with its sources as they are.
    allowTsInNodeModules: true,
    compilerOptions: {
      noEmit: false,
      sourceMap: true,
      jsx: development ? 'react-jsxdev' : 'react-jsx',
    },
  },
});

/** Sources as a dev server has them: a change reaches the page in place. */
const refreshed = (app: AppName): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: path.join(sharedFolder, 'development/refresh/refreshLoader.cjs'),
  options: { app, doors: kitDoors.map((door) => path.join(path.dirname(sharedFolder), door, 'index.ts')) },
});

// Of a released shell's React, which has no development runtime.
const servedAliases = {
  'react/jsx-dev-runtime$': path.join(sharedFolder, 'development/refresh/jsxDevRuntime.ts'),
};

export function common(
  { app, mode = buildMode, served = false, mediaBase = appBase(app) }: BuildOptions,
  target: BuildTarget,
): Configuration {
  const development = mode === 'development';
  const publicPath = served ? 'auto' : assetBase(app, versionPlaceholder);
  return {
    name: `${app}:${target}`,
    // Said here, not found by browserslist: a section's own repository has no such file, and is to give the same bytes.
    ...(target === 'browser' && { target: ['web', 'es2022'] }),
    context: path.join(root, getFolder(app)),
    mode,
    devtool: development ? 'cheap-module-source-map' : target === 'browser' ? 'hidden-source-map' : false,
    output: { publicPath, assetModuleFilename: '[name][ext]', hashFunction: 'xxhash64' },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: { ...routerAliases(mode), ...leftOut, ...(served && servedAliases) },
    },
    module: {
      rules: [
        served ? refreshed(app) : compiled(development),
        {
          test: /node_modules[\\/]react-router[\\/]dist[\\/]production[\\/].+\.mjs$/,
          use: path.join(sharedFolder, 'bundling/pureRouter.cjs'),
        },
        {
          test: /\.inline\.js$/,
          type: 'asset/source',
          use: path.join(sharedFolder, 'bundling/inlineLoader.cjs'),
        },
        { test: /\.svg$/, type: 'asset/resource' },
        {
          test: mediaFile,
          type: 'asset/resource',
          ...(!served && { generator: { publicPath: mediaBase, filename: mediaName } }),
        },
      ],
    },
    // A dev server's ids are paths, for whoever looks into its scripts.
    ...(!served && { optimization: { moduleIds: false } }),
    plugins: [
      ...(served ? [] : [new PlainNamesPlugin()]),
      new webpack.DefinePlugin({ __DEV__: JSON.stringify(served) }),
      // Icons through the kit: as drawings of the document, and without lucide's own runtime in each section.
      new webpack.NormalModuleReplacementPlugin(
        /\/createLucideIcon\.mjs$/,
        path.join(sharedFolder, 'ui/media', app === 'shell' ? 'shellIcon.ts' : 'createLucideIcon.ts'),
      ),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

export function mergeConfig(
  config: Configuration,
  plugins: Configuration['plugins'],
  rest: Configuration,
): Configuration {
  return {
    ...config,
    ...rest,
    output: { ...config.output, ...rest.output },
    optimization: { ...config.optimization, ...rest.optimization },
    plugins: [...(config.plugins ?? []), ...(plugins ?? [])],
  };
}

/** Global variable through which an app's chunks reach its runtime, as long as its version is not known. */
export const chunkGlobal = (app: AppName): string => `w_${app.replaceAll('-', '_')}_${versionPlaceholder}`;

export const browserOutput = (app: AppName, entryName: string): Configuration['output'] => ({
  path: path.join(getDistFolder(app), 'client'),
  clean: true,
  filename: entryName,
  // No hash: the folder that they are published in is named after its bytes. What loads a page then knows the
  // names of its scripts by its path, and no entry carries a list that grows with the pages.
  chunkFilename: chunkFile('[name]'),
  // An old pin must never run old code inside a newer container: the chunk global carries the version. Named
  // outright: made from uniqueName it would lose an underscore of the placeholder, and with it the version.
  chunkLoadingGlobal: chunkGlobal(app),
  uniqueName: app.replaceAll('-', '_'),
  crossOriginLoading: 'anonymous',
  chunkLoadTimeout: scriptTimeout,
});

// Licence texts stand in the packages; a file of them beside each chunk is noise. swc's minifier writes 0.2 % less
// than terser (brotli) in a tenth of its time, and on threads of its own: worker processes would cost more.
export const minimized: Configuration['optimization'] = {
  minimizer: [
    new MinimizerPlugin({
      minify: MinimizerPlugin.swcMinify,
      parallel: false,
      extractComments: false,
      minimizerOptions: { ecma: 2022, compress: { ecma: 2022 }, format: { comments: false } },
    }),
  ],
};
