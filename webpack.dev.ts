import path from 'node:path';
import type { Compiler, Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { type AppEntry, apiDevPort, sections } from './shared-content/federation';
import { globalCss } from './shared-content/theme/globalCss';
import { sectionDevConfig, shellBrowserConfig } from './webpack.factory';
import { root } from './webpack.paths';

const fontUrl = '/fonts/instrument-sans-latin-wght-normal.woff2';

/** The document of a dev server: what compose writes in production, without markup. */
class DevDocumentPlugin {
  private readonly script: string;
  private readonly pins: unknown;

  constructor(script: string, pins?: unknown) {
    this.script = script;
    this.pins = pins;
  }

  apply(compiler: Compiler): void {
    const pins = this.pins
      ? `<script type="application/json" id="pins">${JSON.stringify(this.pins)}</script>`
      : '';
    const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Development</title><style>${globalCss(fontUrl)}</style></head><body><div id="root"></div>${pins}<script src="/${this.script}"></script></body></html>`;
    compiler.hooks.thisCompilation.tap('DevDocumentPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('DevDocumentPlugin', () =>
        compilation.emitAsset('index.html', new compiler.webpack.sources.RawSource(html)),
      );
    });
  }
}

/** Pins of a development session: every section at its own dev server, nothing hashed. */
const devPins = {
  generation: 'development',
  shell: { version: 'development', files: [] },
  sections: Object.fromEntries(
    sections.map(({ name, devPort }) => [
      name,
      { version: 'development', entry: `http://localhost:${devPort}/remoteEntry.js` },
    ]),
  ),
  integrity: {},
  files: [],
};

/** Development build of one app: the shell with all sections' dev servers, or a section alone. */
export function devConfig({ name }: AppEntry): Configuration {
  if (name === 'shell') {
    const config = shellBrowserConfig({ app: name, mode: 'development', served: true });
    config.output = { ...config.output, filename: '[name].js' };
    // The document of a dev server names one script.
    config.optimization = { ...config.optimization, splitChunks: false };
    config.plugins = [...(config.plugins ?? []), new DevDocumentPlugin('main.js', devPins)];
    return config;
  }
  const config = sectionDevConfig({ app: name });
  config.plugins = [...(config.plugins ?? []), new DevDocumentPlugin('standalone.js')];
  return config;
}

/** webpack-dev-server for it: live reload, CORS for the shell, the API and captcha stand-in behind it. */
export function devServerOptions({ devPort }: AppEntry): DevServerConfiguration {
  const api = `http://127.0.0.1:${apiDevPort}`;
  return {
    port: Number(process.env.PORT ?? devPort),
    host: process.env.HOST ?? '127.0.0.1',
    allowedHosts: 'all',
    historyApiFallback: true,
    hot: false,
    liveReload: true,
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    static: [
      {
        directory: path.join(root, 'node_modules/@fontsource-variable/instrument-sans/files'),
        publicPath: '/fonts',
      },
      { directory: path.join(root, 'shell/public'), publicPath: '/', watch: false },
    ],
    proxy: [{ context: ['/api', '/captcha'], target: api, logLevel: 'silent' }],
  };
}
