import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';
import { getFile } from 'shared-content/artifact/manifest';
import { type Pins, getIntegrity, pinsElement, pinsIn } from 'shared-content/federation';
import { documentFile } from '../../shell/platform/store/generationFiles';
import type { Monolith } from '../monolith/buildMonolith';
import { filesOfMonolith } from '../monolith/federationCost';

/** Turns the site's document into another one for the same route. */
export type Variant = (html: string, route: string) => string;

const loaderPattern = /<script>(?:(?!<\/script>)[^])*?getElementById\("pins"(?:(?!<\/script>)[^])*<\/script>/;

function getPins(html: string): Pins {
  const pins = pinsIn(html);
  if (!pins) throw new Error('The document has no pins.');
  return pins;
}

/** The same page with scripts as most pages have them: deferred in the head, with the others preloaded beside them. */
export const withDefer: Variant = (html) => {
  const pins = getPins(html);
  if (!loaderPattern.test(html)) throw new Error('The document has no loader.');
  const run = Object.keys(pins.shell.firstScript);
  const tags = [
    ...run.map((url) => `<script defer src="${url}" crossorigin></script>`),
    ...Object.keys(getIntegrity(pins))
      .filter((url) => !run.includes(url))
      .map((url) => `<link rel="preload" as="script" href="${url}" crossorigin>`),
    // Runs after them. Else the loader says when React starts.
    '<script type="module">dispatchEvent(new Event("site:wanted"))</script>',
  ];
  return html.replace(loaderPattern, '').replace('</head>', `${tags.join('')}</head>`);
};

/** The same page hydrated by one build of the same sources, with the same loader. */
export const ofOneBuild =
  (monolith: Monolith, base: string): Variant =>
  (html, route) => {
    const { version: _its, ...pins } = getPins(html);
    const main = monolith.chunks.main ?? [];
    const own = filesOfMonolith(monolith, route, pins.static || route === '/').map((file) =>
      path.basename(file),
    );
    const hashed = (names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [base + name, getFileHash(path.join(monolith.folder, name))]));
    const more = hashed(own.filter((name) => !main.includes(name)));
    const other = {
      ...pins,
      sectionScripts: {},
      shell: { ...pins.shell, firstScript: hashed(main), preloadedScripts: more },
    };
    const json = JSON.stringify(other).replaceAll('<', '\\u003c');
    return html.replace(pinsElement, (element, before: string) => element.replace(before, () => json));
  };

const getFileHash = (file: string) => getFile(readFileSync(file)).integrity.replace('sha256-', '');

export interface Served {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

async function listen(handler: Handler): Promise<Served> {
  const server: Server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Serves a folder unchanged, with its precompressed files. */
export function serveFolder(folder: string): Promise<Served> {
  const serve = sirv(folder, { brotli: true, gzip: true, extensions: ['html'] });
  return listen((request, response) => serve(request, response));
}

/** Serves a store's live site with other documents and another folder of scripts. */
export function serveVariant(
  store: string,
  variant: Variant,
  more?: { readonly base: string; readonly folder: string },
): Promise<Served> {
  const assets = sirv(store, { brotli: true, gzip: true, immutable: true, maxAge: 31_536_000 });
  // The generation's other files: drawings, icons, print rules.
  const rest = sirv(path.join(store, 'current'), { brotli: true, gzip: true });
  const others = more && sirv(more.folder, { brotli: true, gzip: true, immutable: true, maxAge: 31_536_000 });
  const ready = new Map<string, Promise<Buffer>>();
  const getDocument = (route: string) =>
    readFile(path.join(store, 'current', documentFile(route as `/${string}`)), 'utf8').then((html) =>
      brotliCompressSync(variant(html, route)),
    );
  return listen((request, response) => {
    const url = request.url ?? '/';
    if (url.startsWith('/assets/')) return void assets(request, response);
    if (more && others && url.startsWith(more.base)) {
      request.url = `/${url.slice(more.base.length)}`;
      return void others(request, response);
    }
    if (/\.\w+(\?|$)/.test(url)) return void rest(request, response);
    const route = url.replace(/\?.*$/, '');
    const made = ready.get(route) ?? getDocument(route);
    ready.set(route, made);
    made.then(
      (body) => {
        const type = 'text/html; charset=utf-8';
        response.writeHead(200, {
          'Content-Type': type,
          'Content-Encoding': 'br',
          'Cache-Control': 'no-cache',
        });
        response.end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
}
