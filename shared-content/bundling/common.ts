import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type NormalModule, type PathData, type RuleSetRule } from 'webpack';
import { type AppName, chunkFile, scriptTimeout } from '../federation';
import { mediaFolder } from '../artifact/manifest';
import { PlainNamesPlugin } from './PlainNamesPlugin';
import { kitEntryPoints, sharedVersions } from './sectionContainer';
import {
  appBase,
  assetBase,
  buildMode,
  getDistFolder,
  getFolder,
  sharedFolder,
  root,
} from '../artifact/paths';
import { chunkGlobal, versionPlaceholder } from '../artifact/version';

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

const mui = path.join(root, 'node_modules/@mui/material');

/** Modules that packages import but this site never runs. */
const leftOut: Readonly<Record<string, false>> = {
  // Only emotion's withTheme needs it.
  'hoist-non-react-statics$': false,
  // MUI's themes with CSS variables. The kit's theme has none (`FormTheme.tsx`), and they are an eighth of a form's code.
  // Modules have the package's real path; not every section has MUI.
  ...(existsSync(mui) &&
    Object.fromEntries(
      ['createThemeWithVars', 'ThemeProviderWithVars'].map((name) => [
        path.join(realpathSync(mui), `styles/${name}.mjs`),
        false as const,
      ]),
    )),
};

/**
 * Compiles sources, for a release as for a dev server. It checks no types: `npm run types` does so once for all workspaces.
 * A dev server applies changes in place.
 */
const getCompileRule = (app: AppName, served: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  use: [
    ...(served ? [{ loader: `${refresh}/refreshLoader.cjs`, options: { app, entryPoints } }] : []),
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
const entryPoints = kitEntryPoints.map((entryPoint) =>
  path.join(path.dirname(sharedFolder), entryPoint, 'index.ts'),
);

/** Files named after their bytes. Not SVG drawings: another zlib compresses text to other bytes, so they stay in their version. */
const mediaFile = /\.(avif|webp|png|jpg|webm|mp4|woff2)$/;

/** Name of a picture without size and format: `lily` for `lily-480.avif`, `lily-960.webp` and `lily-2x.avif`. */
const getPicture = (file: string) => path.basename(file).replace(/(?:-\d+|-2x)?\.\w+$/, '');

/** Seven hexadecimal digits of the hash over all sizes and formats of a picture in its folder. */
function getPictureHash(file: string): string {
  const [folder, picture] = [path.dirname(file), getPicture(file)];
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort())
    if (mediaFile.test(name) && getPicture(name) === picture)
      hash.update(`${name}\0`).update(readFileSync(path.join(folder, name)));
  return hash.digest('hex').slice(0, 7);
}

/**
 * Name of a built picture, film or font, for webpack: its own name with a hash of its bytes. So it is stored beside the
 * versions, not in them: after a release, documents name the same file and returning visitors still have it cached. All
 * sizes of a picture share one hash: a document names up to a hundred, and compression writes each hash only once.
 */
const mediaName = ({ module }: PathData): string =>
  `${mediaFolder}/[name].${getPictureHash((module as NormalModule).resource)}[ext]`;

/** What a dev server has compiled. A change of packages, or of the code that configures the build, makes it void. */
const getServedCache = (app: AppName): Configuration['cache'] => ({
  type: 'filesystem',
  cacheDirectory: path.join(root, '.cache/webpack'),
  name: `${app}-served`,
  buildDependencies: {
    config: ['bundling', 'development', 'federation'].map((room) => path.join(sharedFolder, room, path.sep)),
  },
  // Milliseconds of rest before it is written, so that a session that ends early leaves it as well.
  idleTimeoutForInitialStore: 500,
});

export function commonConfig(
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
        getCompileRule(app, served),
        {
          test: /node_modules[\\/]react-router[\\/]dist[\\/]production[\\/].+\.mjs$/,
          use: path.join(sharedFolder, 'bundling/pureRouter.cjs'),
        },
        {
          test: /\.inline\.js$/,
          type: 'asset/source',
          use: path.join(sharedFolder, 'bundling/bundleInlineScript.cjs'),
        },
        { test: /\.svg$/, type: 'asset/resource' },
        {
          test: mediaFile,
          type: 'asset/resource',
          ...(!served && { generator: { publicPath: mediaBase, filename: mediaName } }),
        },
      ],
    },
    // A dev server keeps paths as ids, for people who read its scripts, and what it compiled for its next start.
    ...(served ? { cache: getServedCache(app) } : { optimization: { moduleIds: false } }),
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

/** A configuration with further plugins, fields of output and optimization, and other options. */
export const mergeConfig = (
  config: Configuration,
  { plugins = [], ...rest }: Configuration,
): Configuration => ({
  ...config,
  ...rest,
  output: { ...config.output, ...rest.output },
  optimization: { ...config.optimization, ...rest.optimization },
  plugins: [...(config.plugins ?? []), ...plugins],
});

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
