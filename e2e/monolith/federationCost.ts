import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import {
  type SectionsFile,
  getChunkName,
  pinsIn,
  sectionsUrl,
  homeChunk,
  homePart,
} from 'shared-content/federation';
import { getDocumentScripts } from '../../shell/site/client/getDocumentScripts';
import { getPageScripts } from '../../shell/site/client/prefetchPageScripts';
import { documentFile } from '../../shell/platform/store/generationFiles';
import { SiteFolder } from '../../shell/platform/store/SiteFolder';
import type { Monolith } from './buildMonolith';

/** JavaScript of one route's first view, in bytes as sent (brotli 11), and in requests. */
export interface FirstView {
  readonly route: string;
  /** `sections`: the number of section scripts among them, none on a static page. */
  readonly federated: { readonly bytes: number; readonly requests: number; readonly sections: number };
  /** Bytes of the scripts that run before the visitor shows interest or an island comes near. */
  readonly atOnce: number;
  /** Bytes of pins as sent: in the federated document, and the sections' beside it. One build needs none. */
  readonly pins: number;
  readonly monolith: { readonly bytes: number; readonly requests: number };
  /** Bytes that a click from Home to this route loads. */
  readonly further: { readonly federated: number; readonly monolith: number };
}

const sizes = new Map<string, Promise<number>>();

/** A sample version name; it costs as many bytes as any other. */
const anyVersion = '93e06dcc2da5';

/**
 * Bytes as sent, independent of the version's name. The name is in the script, and another one alone changes 62 kB by
 * up to 140 bytes. The promise is cached rather than its value, because all routes request shared files at once.
 */
function brotliSize(file: string): Promise<number> {
  const size = sizes.get(file) ?? measure(file);
  sizes.set(file, size);
  return size;
}

async function measure(file: string): Promise<number> {
  const version = /\/assets\/[^/]+\/(\w{22})\//.exec(file)?.[1];
  const text = await readFile(file, 'utf8');
  return compressed(Buffer.from(version ? text.replaceAll(version, anyVersion) : text));
}

const compressed = (bytes: Buffer): number =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }).length;

const total = async (files: readonly string[]) =>
  (await Promise.all(files.map(brotliSize))).reduce((sum, size) => sum + size, 0);

/** The monolith's scripts that a first view of a route needs; only the main ones where the page is static. */
function filesOfMonolith({ folder, chunks }: Monolith, route: string, isStatic = false): string[] {
  const groups =
    route === '/'
      ? [...(isStatic ? [] : [homeChunk]), homePart.expose]
      : isStatic
        ? []
        : [getChunkName(route)];
  const own = groups.flatMap((group) => {
    const files = chunks[group];
    if (!files) throw new Error(`The monolith has no chunk group "${group}" for ${route}.`);
    return files;
  });
  return [...new Set([...(chunks.main ?? []), ...own])].map((file) => path.join(folder, file));
}

/** Path of a file of a store's live generation. */
export function getLiveFile(store: string, file: string): string {
  const siteFolder = new SiteFolder(store);
  return path.join(siteFolder.pages(siteFolder.shown()?.history.at(-1)?.generation ?? ''), file);
}

/** A route's pins, from its document. */
async function getPins(store: string, route: string) {
  const html = await readFile(getLiveFile(store, documentFile(route as `/${string}`)), 'utf8');
  const pins = pinsIn(html);
  if (!pins) throw new Error(`The document of ${route} has no pins.`);
  const bytes = compressed(Buffer.from(JSON.stringify(pins)));
  const files = getDocumentScripts(pins);
  const waits = pins.static || html.includes(' data-hydrate=');
  return { bytes, pins, files, atOnce: waits ? files.slice(0, 1) : files };
}

/** Scripts as files of the store. */
const inStore = (store: string, urls: readonly string[]): string[] =>
  urls.map((url) => path.join(store, new URL(url, 'http://site.invalid').pathname));

/** Compares the federated site in `store` with its monolith, route by route. */
export async function federationCost(
  store: string,
  monolith: Monolith,
  routes: readonly string[],
): Promise<FirstView[]> {
  const { pins: home, files } = await getPins(store, '/');
  const pinned = await readFile(getLiveFile(store, sectionsUrl));
  const { sections } = JSON.parse(pinned.toString()) as SectionsFile;
  const known = {
    federated: inStore(store, files),
    monolith: filesOfMonolith(monolith, '/', true),
  };
  return Promise.all(
    routes.map(async (route) => {
      const { bytes, pins, files: own, atOnce } = await getPins(store, route);
      const federated = inStore(store, own);
      const whole = filesOfMonolith(monolith, route, pins.static || route === '/');
      const clicked = {
        federated: inStore(store, getPageScripts(home, sections, route)),
        monolith: filesOfMonolith(monolith, route),
      };
      return {
        route,
        federated: {
          bytes: await total(federated),
          requests: federated.length,
          sections: Object.keys(pins.sectionScripts).length,
        },
        atOnce: await total(inStore(store, atOnce)),
        pins: bytes + compressed(pinned),
        monolith: { bytes: await total(whole), requests: whole.length },
        further: {
          federated: await total(clicked.federated.filter((file) => !known.federated.includes(file))),
          monolith: await total(clicked.monolith.filter((file) => !known.monolith.includes(file))),
        },
      };
    }),
  );
}

/** The comparison as a Markdown table. */
export function costTable(views: readonly FirstView[]): string {
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  const share = ({ federated, monolith }: FirstView) =>
    `${((federated.bytes / monolith.bytes - 1) * 100).toFixed(1)} %`;
  return [
    '| route | one build, kB | federated, kB | at once, kB | more | pins, kB | requests | after Home, kB more |',
    '|---|---|---|---|---|---|---|---|',
    ...views.map((view) =>
      [
        '',
        view.route,
        kB(view.monolith.bytes),
        kB(view.federated.bytes),
        kB(view.atOnce),
        share(view),
        kB(view.pins),
        `${view.monolith.requests} → ${view.federated.requests}`,
        kB(view.further.federated - view.further.monolith),
        '',
      ]
        .join(' | ')
        .trim(),
    ),
  ].join('\n');
}
