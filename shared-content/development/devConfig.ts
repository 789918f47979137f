import path from 'node:path';
import type { Compiler, Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { type AppEntry, apiDevPort, apps, federationManifest, sections, shellApp } from '../federation';
import { globalCss, deferredCss } from '../theme/globalCss';
import { paperCss } from '../theme/paperCss';
import { sectionDevConfig, shellBrowserConfig } from '../bundling/configs';
import { appsHere, getFolder, root } from '../artifact/paths';

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
export function getDevPort(app: AppEntry, env: NodeJS.ProcessEnv = process.env): number {
  const port = Number(env.PORT ?? devPorts(env).of(app));
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a port, as 3000; it is "${env.PORT}".`);
  return port;
}

/** What the API of a session needs to know: its own port, and who may send forms to it. */
export function devApiEnv(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const { api, of } = devPorts(env);
  const ports = new Set([getDevPort(shellApp, env), ...apps.map(of)]);
  const site = `http://localhost:${getDevPort(shellApp, env)}`;
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
    const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${this.pins ? '<title>Development</title>' : ''}<style>${globalCss(fontUrl)}${deferredCss}${paperCss}</style></head><body><div id="root"></div>${pins}<script src="/${this.script}"></script></body></html>`;
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

/**
 * Names under which pages of a session may be asked for, besides localhost and plain addresses: DEV_ALLOWED_HOSTS, the
 * site's own, and those that a Codespace gives its ports.
 */
export function devHosts(env: NodeJS.ProcessEnv = process.env): string[] {
  const { CODESPACE_NAME: codespace, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain, SITE_URL: site } = env;
  const ports = [...new Set([getDevPort(shellApp, env), ...apps.map(devPorts(env).of)])];
  return [
    ...(env.DEV_ALLOWED_HOSTS ?? '').split(',').map((name) => name.trim()),
    ...(site && URL.canParse(site) ? [new URL(site).hostname] : []),
    ...(codespace && domain ? ports.map((port) => `${codespace}-${port}.${domain}`) : []),
  ].filter(Boolean);
}

/** Whether a page of this origin may read what a dev server serves: this machine's, and those of the allowed names. */
export function mayRead(origin: string | undefined, hosts: readonly string[]): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return (
    /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(hostname) ||
    hosts.some((name) => (name.startsWith('.') ? `.${hostname}`.endsWith(name) : hostname === name))
  );
}

/** Pins of a development session: every section through the shell's dev server, nothing hashed. */
const devPins = () => ({
  generation: 'development',
  shell: { version: 'development', run: {} },
  files: {},
  sections: Object.fromEntries(
    sections.map((section) => [
      section.name,
      { version: 'development', entry: `/${section.name}/${federationManifest}` },
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

/**
 * webpack-dev-server for it: changes in place, CORS for sites of this machine, the API and captcha stand-in behind it.
 * Behind the shell's stand the sections', so that one address and one port are a whole site: for a phone, a tunnel.
 */
export function devServerOptions(app: AppEntry): DevServerConfiguration {
  const { api, of } = devPorts();
  const server = (port: number) => `http://127.0.0.1:${port}`;
  const hosts = devHosts();
  return {
    port: getDevPort(app),
    host: process.env.HOST ?? '127.0.0.1',
    allowedHosts: hosts.length > 0 ? hosts : 'auto',
    historyApiFallback: true,
    // What cannot be changed in place reloads the page.
    hot: true,
    liveReload: true,
    headers: ({ headers: { origin } }) => ({
      Vary: 'Origin',
      // Pictures of a section that stands in for a released one.
      'Cross-Origin-Resource-Policy': hosts.length > 0 ? 'cross-origin' : 'same-site',
      ...(origin !== undefined && mayRead(origin, hosts) && { 'Access-Control-Allow-Origin': origin }),
    }),
    client: {
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      // 0.0.0.0 and 0 are the page's own host and port. A section's socket is its own server's, on the page's host; of a
      // page of another site, this machine's.
      webSocketURL:
        app.name === 'shell'
          ? 'auto://0.0.0.0:0/ws'
          : `auto://${hosts.length > 0 && !process.env.HOST ? 'localhost' : '0.0.0.0'}:${getDevPort(app)}/ws`,
    },
    static: [
      {
        directory: path.join(root, 'node_modules/@fontsource-variable/instrument-sans/files'),
        publicPath: '/fonts',
      },
      // Favicons: the shell's, where it is here.
      ...appsHere()
        .filter((one) => one.name === 'shell')
        .map((shell) => ({
          directory: path.join(root, getFolder(shell.name), 'public'),
          publicPath: '/',
          watch: false,
        })),
    ],
    proxy: [
      { context: ['/api', '/captcha'], target: server(api), logLevel: 'silent' },
      ...(app.name === 'shell' ? sections : []).map((section) => ({
        context: [`/${section.name}/`],
        target: server(of(section)),
        pathRewrite: { [`^/${section.name}`]: '' },
        logLevel: 'silent' as const,
      })),
    ],
  };
}
