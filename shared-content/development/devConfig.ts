import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { appsHere, getFolder, root } from '../artifact/paths';
import { sectionDevConfig, shellBrowserConfig } from '../bundling/configs';
import {
  type AppEntry,
  type Pins,
  apiDevPort,
  apps,
  federationManifest,
  sections,
  shellApp,
} from '../federation';
import { getDeferredCss, globalCss, paperCss } from '../theme/globalCss';

/** Ports of a development session: of the API and of each app. */
interface DevPorts {
  readonly api: number;
  readonly of: (app: Pick<AppEntry, 'devPort'>) => number;
}

/**
 * The session's ports: the shell has the base (3000), sections the following ports, the API a port a thousand higher.
 * `DEV_PORT_BASE` moves all of them, so that two checkouts can run side by side.
 *
 * @throws Error naming the variable when it is not a port
 */
export function getDevPorts(env: NodeJS.ProcessEnv = process.env): DevPorts {
  const text = env.DEV_PORT_BASE ?? String(shellApp.devPort);
  const base = Number(text);
  if (!/^\d+$/.test(text) || base < 1024 || base > 64_000)
    throw new Error(`DEV_PORT_BASE must be a port from 1024 to 64000, as 5000; it is "${text}".`);
  const moved = (port: number) => port - shellApp.devPort + base;
  return { api: moved(apiDevPort), of: ({ devPort }) => moved(devPort) };
}

/** Port of one app's dev server: PORT, which applies to that app alone, else its port in the session. */
export function getDevPort(app: AppEntry, env: NodeJS.ProcessEnv = process.env): number {
  const port = Number(env.PORT ?? getDevPorts(env).of(app));
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a port, as 3000; it is "${env.PORT}".`);
  return port;
}

/** Environment variables of a session's API: its port, and the origins that may send forms. */
export function getDevApiEnv(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const { api, of } = getDevPorts(env);
  const ports = new Set([getDevPort(shellApp, env), ...apps.map(of)]);
  const site = `http://localhost:${getDevPort(shellApp, env)}`;
  return {
    PORT: String(api),
    SITE_URL: env.SITE_URL ?? site,
    ALLOWED_ORIGINS: env.ALLOWED_ORIGINS ?? [...ports].map((port) => `http://localhost:${port}`).join(),
  };
}

const fontUrl = '/fonts/instrument-sans-latin-wght-normal.woff2';
const serifUrl = '/fonts/serif.woff2';

/** The document of a dev server, without markup and with the few head elements that rendering needs. */
function renderDevDocument({ name }: AppEntry): string {
  const isShell = name === 'shell';
  const [script, title, pins] = isShell
    ? [
        'main',
        '<title>Development</title>',
        `<script type="application/json" id="pins">${JSON.stringify(createDevPins())}</script>`,
      ]
    : ['standalone', '', ''];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${title}<style>${globalCss(fontUrl)}${getDeferredCss(serifUrl)}${paperCss}</style></head><body><div id="root"></div>${pins}<script src="/${script}.js"></script></body></html>`;
}

/**
 * Host names that a session's pages may have, besides localhost and IP addresses: DEV_ALLOWED_HOSTS, the site's own,
 * and a Codespace's names for its ports.
 */
export function getDevHosts(env: NodeJS.ProcessEnv = process.env): string[] {
  const { CODESPACE_NAME: codespace, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain, SITE_URL: site } = env;
  const ports = [...new Set([getDevPort(shellApp, env), ...apps.map(getDevPorts(env).of)])];
  return [
    ...(env.DEV_ALLOWED_HOSTS ?? '').split(',').map((name) => name.trim()),
    ...(site && URL.canParse(site) ? [new URL(site).hostname] : []),
    ...(codespace && domain ? ports.map((port) => `${codespace}-${port}.${domain}`) : []),
  ].filter(Boolean);
}

/** Whether pages of this origin may read files of a dev server: origins of this machine and of allowed hosts may. */
export function mayRead(origin: string | undefined, hosts: readonly string[]): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return (
    /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(hostname) ||
    hosts.some((name) => (name.startsWith('.') ? `.${hostname}`.endsWith(name) : hostname === name))
  );
}

/** Pins of a development session: all sections come through the shell's dev server, without hashes. */
const createDevPins = (): Pins => ({
  shell: { version: 'development', firstScript: {} },
  sectionScripts: {},
  sections: Object.fromEntries(
    sections.map((section) => [
      section.name,
      { version: 'development', entry: `/${section.name}/${federationManifest}` },
    ]),
  ),
});

/** Development build of one app: the shell with all sections' dev servers, or a section alone. */
export const devConfig = ({ name: app }: AppEntry): Configuration =>
  app === 'shell' ? shellBrowserConfig({ app, served: true }) : sectionDevConfig({ app });

/**
 * Middleware before the proxy to a section: asks the session (`dev.ts`) to start the section's server, once, and holds
 * requests until its port answers. The server itself holds them until it has compiled. Outside a session, where each
 * section is started by hand, requests pass at once.
 */
function createStarter(name: string, port: number) {
  let started: Promise<void> | undefined;
  return (_request: unknown, _response: unknown, next: () => void): void => {
    if (!process.send) return next();
    started ??= (process.send(name), waitForPort(port));
    void started.then(next);
  };
}

async function waitForPort(port: number): Promise<void> {
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1')
        .on('connect', () => resolve(true))
        .on('error', () => resolve(false))
        .on('connect', () => socket.destroy());
    });
  while (!(await isOpen())) await wait(50);
}

/**
 * Options of an app's webpack-dev-server: hot reload, CORS for sites of this machine, a proxy to the API and fake captcha.
 * The shell's server is also a proxy to the sections', so that one address serves the whole site to a phone or tunnel.
 */
export function devServerOptions(app: AppEntry): DevServerConfiguration {
  const { api, of } = getDevPorts();
  const server = (port: number) => `http://127.0.0.1:${port}`;
  const hosts = getDevHosts();
  return {
    port: getDevPort(app),
    host: process.env.HOST ?? '127.0.0.1',
    allowedHosts: hosts.length > 0 ? hosts : 'auto',
    setupMiddlewares: (middlewares) => [
      ...(app.name === 'shell' ? sections : []).map((section) => ({
        name: `start ${section.name}`,
        path: `/${section.name}/`,
        middleware: createStarter(section.name, of(section)),
      })),
      ...middlewares,
      {
        name: 'document',
        // A missing script or picture stays a 404.
        middleware: ({ headers }: IncomingMessage, response: ServerResponse, next: () => void) => {
          if (!headers.accept?.includes('text/html')) return next();
          response.setHeader('Content-Type', 'text/html; charset=utf-8').end(renderDevDocument(app));
        },
      },
    ],
    // Changes that cannot be applied in place reload the page.
    hot: true,
    liveReload: true,
    headers: ({ headers: { origin } }) => ({
      Vary: 'Origin',
      // A site with a section of this server in place of the released one shows its pictures.
      'Cross-Origin-Resource-Policy': hosts.length > 0 ? 'cross-origin' : 'same-site',
      ...(origin !== undefined && mayRead(origin, hosts) && { 'Access-Control-Allow-Origin': origin }),
    }),
    client: {
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      // 0.0.0.0 and 0 mean the page's own host and port. A section's socket is on its own server's port, at the page's host.
      // For a page of another site the host is this machine.
      webSocketURL:
        app.name === 'shell'
          ? 'auto://0.0.0.0:0/ws'
          : `auto://${hosts.length > 0 && !process.env.HOST ? 'localhost' : '0.0.0.0'}:${getDevPort(app)}/ws`,
    },
    static: [
      ...[
        path.join(root, 'node_modules/@fontsource-variable/instrument-sans/files'),
        path.join(import.meta.dirname, '../theme'),
      ].map((directory) => ({ directory, publicPath: '/fonts', serveIndex: false })),
      // The shell's favicons, if its sources are here.
      ...appsHere()
        .filter((one) => one.name === 'shell')
        .map((shell) => ({
          directory: path.join(root, getFolder(shell.name), 'public'),
          publicPath: '/',
          serveIndex: false,
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
