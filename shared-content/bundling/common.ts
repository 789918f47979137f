import { realpathSync } from 'node:fs';
import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { type AppName, chunkFile, scriptTimeout } from '../federation';
import { mediaFile, mediaName } from './mediaName';
import { PlainNamesPlugin } from './PlainNamesPlugin';
import { kitDoors, sharedVersions } from './shared';
import {
  appBase,
  assetBase,
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
  /** For webpack-dev-server, in development mode: nothing is published, so assets come from the script's own server. */
  readonly served?: boolean;
  /** URL of the folder that contains `media/`; by default the app's own. */
  readonly mediaBase?: string;
}

// The exports of react-router's package.json choose dist/development in every mode.
const routerAliases = (mode: string) => ({
  'react-router$': path.join(root, `node_modules/react-router/dist/${mode}/index.mjs`),
  'react-router/dom$': path.join(root, `node_modules/react-router/dist/${mode}/dom-export.mjs`),
});

/** The real path of a package. Modules have this path, although `node_modules` may be a link. */
function realPath(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    // The package is missing: not every section has MUI.
    return folder;
  }
}

/** Modules that packages import but this site never runs. */
const leftOut: Readonly<Record<string, false>> = {
  // Only emotion's withTheme needs it.
  'hoist-non-react-statics$': false,
  // MUI's themes with CSS variables. The kit's theme has none (`FormTheme.tsx`), and they are an eighth of a form's code.
  ...Object.fromEntries(
    ['createThemeWithVars', 'ThemeProviderWithVars'].map((name) => [
      path.join(realPath(path.join(root, 'node_modules/@mui/material')), `styles/${name}.mjs`),
      false,
    ]),
  ),
};

/**
 * Compiles sources, for a release as for a dev server. It checks no types: `npm run types` does so once for all workspaces.
 * A dev server applies changes in place.
 */
const compiled = (app: AppName, served: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  use: [
    ...(served ? [{ loader: `${refresh}/refreshLoader.cjs`, options: { app, doors } }] : []),
    {
      loader: 'ts-loader',
      options: {
        transpileOnly: true,
        configFile: path.join(sharedFolder, 'tsconfig.base.json'),
        // In a section's own repository the kit is a package of TypeScript sources.
        allowTsInNodeModules: true,
        compilerOptions: { noEmit: false, sourceMap: true },
        ...(served && { getCustomTransformers: `${refresh}/transformers.cjs` }),
      },
    },
  ],
});

const refresh = path.join(sharedFolder, 'development/refresh');
const doors = kitDoors.map((door) => path.join(path.dirname(sharedFolder), door, 'index.ts'));

export function common(
  { app, served = false, mediaBase = appBase(app) }: BuildOptions,
  target: BuildTarget,
): Configuration {
  const mode = served ? 'development' : buildMode;
  const development = mode === 'development';
  const publicPath = served ? 'auto' : assetBase(app, versionPlaceholder);
  return {
    name: `${app}:${target}`,
    // Explicit, not from browserslist: a section's own repository has no such file, and must give the same bytes.
    ...(target === 'browser' && { target: ['web', 'es2022'] }),
    context: path.join(root, getFolder(app)),
    mode,
    devtool: development ? 'source-map' : target === 'browser' ? 'hidden-source-map' : false,
    output: { publicPath, assetModuleFilename: '[name][ext]', hashFunction: 'xxhash64' },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: { ...routerAliases(mode), ...leftOut },
    },
    module: {
      rules: [
        compiled(app, served),
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
    // A dev server keeps paths as ids, for people who read its scripts.
    ...(!served && { optimization: { moduleIds: false } }),
    plugins: [
      ...(served ? [] : [new PlainNamesPlugin()]),
      new webpack.DefinePlugin({
        __DEV__: JSON.stringify(served),
        ...(app === 'shell' && { __SHARED_VERSIONS__: JSON.stringify(sharedVersions()) }),
      }),
      // The kit makes the icons: as drawings of the document, and without lucide's runtime in each section.
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

/** Name of the global variable by which an app's chunks reach its runtime, with a placeholder for the version. */
export const chunkGlobal = (app: AppName): string => `w_${app.replaceAll('-', '_')}_${versionPlaceholder}`;

export const browserOutput = (app: AppName, entryName: string): Configuration['output'] => ({
  path: path.join(getDistFolder(app), 'client'),
  clean: true,
  filename: entryName,
  // No hash: the published folder's name contains the version. So the loader of a page knows its scripts' names from its
  // path, and no entry carries a list that grows with the pages.
  chunkFilename: chunkFile('[name]'),
  // An old pin must never run old code inside a newer container, so the chunk global carries the version. It is explicit:
  // made from uniqueName, it would lose an underscore of the placeholder, and with it the version.
  chunkLoadingGlobal: chunkGlobal(app),
  uniqueName: app.replaceAll('-', '_'),
  crossOriginLoading: 'anonymous',
  chunkLoadTimeout: scriptTimeout,
});

// The packages contain their licence texts, so no file beside each chunk repeats them. The minifier is swc: 0.2 % fewer
// bytes than terser (brotli) in a tenth of the time. It has threads of its own: worker processes would cost more.
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
