import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { root } from '../artifact/paths';
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

/**
 * A development session's ports: the shell has the base (3000), sections the following ports, the API a port a thousand
 * higher. `DEV_PORT_BASE` moves all of them, so that two checkouts can run side by side.
 *
 * @throws Error naming the variable when it is not a port
 */
export function getDevPorts(env: NodeJS.ProcessEnv = process.env) {
  const text = env.DEV_PORT_BASE ?? String(shellApp.devPort);
  const base = Number(text);
  if (!/^\d+$/.test(text) || base < 1024 || base > 64_000)
    throw new Error(`DEV_PORT_BASE must be a port from 1024 to 64000, as 5000; it is "${text}".`);
  const moved = (port: number) => port - shellApp.devPort + base;
  return { api: moved(apiDevPort), of: ({ devPort }: Pick<AppEntry, 'devPort'>) => moved(devPort) };
}

/** Environment variables of a session's API: its port, and the origins that may send forms. */
export function getDevApiEnv(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const { api, of } = getDevPorts(env);
  const origins = apps.map((app) => `http://localhost:${of(app)}`);
  return {
    PORT: String(api),
    SITE_URL: env.SITE_URL ?? origins[0]!,
    ALLOWED_ORIGINS: env.ALLOWED_ORIGINS ?? origins.join(),
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
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${title}<style>${globalCss(fontUrl)}${getDeferredCss(serifUrl)}${paperCss}</style></head><body><div id="root"></div>${pins}<script src="/${script}.js"></script></body></html>`;
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

/** Middleware before the proxy to a section: starts the section's server, once, and holds requests until it listens. */
function createStarter(section: AppEntry, start: (section: AppEntry) => Promise<void>) {
  let started: Promise<void> | undefined;
  return (_request: unknown, _response: unknown, next: (error?: unknown) => void): void => {
    started ??= start(section);
    started.then(() => next(), next);
  };
}

/**
 * Options of an app's webpack-dev-server: hot reload, a proxy to the API and fake captcha. The shell's server is also a proxy
 * to the sections', so that one address serves the whole site to a phone or tunnel.
 *
 * @param startSection starts the server of a section; without it, sections are started by hand
 */
export function devServerOptions(
  app: AppEntry,
  startSection?: (section: AppEntry) => Promise<void>,
): DevServerConfiguration {
  const { api, of } = getDevPorts();
  const server = (port: number) => `http://127.0.0.1:${port}`;
  // DEV_ALLOWED_HOSTS: host names that the session's pages may have, besides localhost and IP addresses.
  const hosts = (process.env.DEV_ALLOWED_HOSTS ?? '').split(/[\s,]+/).filter(Boolean);
  const proxied = app.name === 'shell' ? sections : [];
  return {
    port: of(app),
    host: process.env.HOST ?? '127.0.0.1',
    allowedHosts: hosts.length > 0 ? hosts : 'auto',
    setupMiddlewares: (middlewares) => [
      ...(startSection ? proxied : []).map((section) => ({
        name: `start ${section.name}`,
        path: `/${section.name}/`,
        middleware: createStarter(section, startSection!),
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
    client: {
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      // 0.0.0.0 and 0 mean the page's own host and port. A section's socket is on its own server's port, at the page's host.
      webSocketURL: `auto://0.0.0.0:${app.name === 'shell' ? 0 : of(app)}/ws`,
    },
    static: [
      path.join(root, 'node_modules/@fontsource-variable/instrument-sans/files'),
      path.join(import.meta.dirname, '../theme'),
    ].map((directory) => ({ directory, publicPath: '/fonts', serveIndex: false })),
    proxy: [
      { context: ['/api', '/captcha'], target: server(api), logLevel: 'silent' },
      ...proxied.map((section) => ({
        context: [`/${section.name}/`],
        target: server(of(section)),
        pathRewrite: { [`^/${section.name}`]: '' },
        logLevel: 'silent' as const,
      })),
    ],
  };
}
