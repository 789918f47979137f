import path from 'node:path';
import type { Compiler, Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { type AppEntry, apiDevPort, apps, federationManifest, sections, shellApp } from '../federation';
import { globalCss, lateCss } from '../theme/globalCss';
import { paperCss } from '../theme/paperCss';
import { sectionDevConfig, shellBrowserConfig } from './configs';
import { appsHere, folderOf, root } from './paths';

/** Ports of a development session: the API's, and each app's. */
interface DevPorts {
  readonly api: number;
  readonly of: (app: Pick<AppEntry, 'devPort'>) => number;
}

/**
 * `DEV_PORT_BASE` moves all ports together, so that two checkouts run side by side: the shell on the base
 * (3000), the sections on those that follow, the API a thousand above.
 *
 * @throws Error naming the variable when it is no port
 */
export function devPorts(env: NodeJS.ProcessEnv = process.env): DevPorts {
  const text = env.DEV_PORT_BASE ?? String(shellApp.devPort);
  const base = Number(text);
  if (!/^\d+$/.test(text) || base < 1024 || base > 64_000)
    throw new Error(`DEV_PORT_BASE must be a port from 1024 to 64000, as 5000; it is "${text}".`);
  const moved = (port: number) => port - shellApp.devPort + base;
  return { api: moved(apiDevPort), of: ({ devPort }) => moved(devPort) };
}

/** Port of one app's dev server: PORT, which moves that one alone, else its place in the session. */
export function devPortOf(app: AppEntry, env: NodeJS.ProcessEnv = process.env): number {
  const port = Number(env.PORT ?? devPorts(env).of(app));
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a port, as 3000; it is "${env.PORT}".`);
  return port;
}

/** What the API of a session needs to know: its own port, and who may send forms to it. */
export function devApiEnv(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const { api, of } = devPorts(env);
  const ports = new Set([devPortOf(shellApp, env), ...apps.map(of)]);
  const site = `http://localhost:${devPortOf(shellApp, env)}`;
  return {
    PORT: String(api),
    SITE_URL: env.SITE_URL ?? site,
    ALLOWED_ORIGINS: env.ALLOWED_ORIGINS ?? [...ports].map((port) => `http://localhost:${port}`).join(),
  };
}

const fontUrl = '/fonts/instrument-sans-latin-wght-normal.woff2';

/** The document of a dev server: no markup, and of the head only what rendering needs. */
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
    const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${this.pins ? '<title>Development</title>' : ''}<style>${globalCss(fontUrl)}${lateCss}${paperCss}</style></head><body><div id="root"></div>${pins}<script src="/${this.script}"></script></body></html>`;
    compiler.hooks.thisCompilation.tap('DevDocumentPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('DevDocumentPlugin', () => {
        const emit = (name: string, content: string) =>
          compilation.emitAsset(name, new compiler.webpack.sources.RawSource(content));
        emit('index.html', html);
        // A section alone holds its routes against them.
        emit('chunks.json', JSON.stringify([...compilation.namedChunks.keys()]));
      });
    });
  }
}

/** Pins of a development session: every section at its own dev server, nothing hashed. */
const devPins = () => ({
  generation: 'development',
  shell: { version: 'development', run: {} },
  files: {},
  sections: Object.fromEntries(
    sections.map((section) => [
      section.name,
      { version: 'development', entry: `http://localhost:${devPorts().of(section)}/${federationManifest}` },
    ]),
  ),
});

/** Development build of one app: the shell with all sections' dev servers, or a section alone. */
export function devConfig({ name }: AppEntry): Configuration {
  if (name === 'shell') {
    const config = shellBrowserConfig({ app: name, mode: 'development', served: true });
    config.output = { ...config.output, filename: '[name].js' };
    // The document of a dev server names one script.
    config.optimization = { ...config.optimization, splitChunks: false };
    config.plugins = [...(config.plugins ?? []), new DevDocumentPlugin('main.js', devPins())];
    return config;
  }
  const config = sectionDevConfig({ app: name });
  config.plugins = [...(config.plugins ?? []), new DevDocumentPlugin('standalone.js')];
  return config;
}

/** webpack-dev-server for it: changes in place, CORS for the shell, the API and captcha stand-in behind it. */
export function devServerOptions(app: AppEntry): DevServerConfiguration {
  const api = `http://127.0.0.1:${devPorts().api}`;
  return {
    port: devPortOf(app),
    host: process.env.HOST ?? '127.0.0.1',
    allowedHosts: 'all',
    historyApiFallback: true,
    // What cannot be changed in place reloads the page.
    hot: true,
    liveReload: true,
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    static: [
      {
        directory: path.join(root, 'node_modules/@fontsource-variable/instrument-sans/files'),
        publicPath: '/fonts',
      },
      // Favicons: the shell's, where it is here.
      ...appsHere()
        .filter((one) => one.name === 'shell')
        .map((shell) => ({
          directory: path.join(root, folderOf(shell.name), 'public'),
          publicPath: '/',
          watch: false,
        })),
    ],
    proxy: [{ context: ['/api', '/captcha'], target: api, logLevel: 'silent' }],
  };
}
