import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Pins, chunkOf, homeChunk, homePart } from 'shared-content/federation';
import { documentFile } from '../../shell/platform/store/generationFiles';
import type { Monolith } from './buildMonolith';

/** JavaScript of one route's first view, in bytes as sent (brotli 11), and in requests. */
export interface FirstView {
  readonly route: string;
  readonly federated: { readonly bytes: number; readonly requests: number };
  /** Of the federated document, its pins: versions, files and integrity, as brotli sends them. One build needs none. */
  readonly pins: number;
  readonly monolith: { readonly bytes: number; readonly requests: number };
  /** What a visitor who has been on Home loads on a click to this route. */
  readonly further: { readonly federated: number; readonly monolith: number };
}

const sizes = new Map<string, Promise<number>>();

/** A name that a version may have: like any other, it costs its bytes. */
const anyVersion = '93e06dcc2da5';

/**
 * Bytes as sent, whatever the version is called: its name stands in the script, and another name alone makes one of
 * 62 kB up to 140 bytes longer or shorter. A promise is kept, not its value: all routes ask at once for what they share.
 */
function brotliSize(file: string): Promise<number> {
  const size = sizes.get(file) ?? measure(file);
  sizes.set(file, size);
  return size;
}

async function measure(file: string): Promise<number> {
  const version = /\/assets\/[^/]+\/([0-9a-f]{12})\//.exec(file)?.[1];
  const text = await readFile(file, 'utf8');
  return compressed(Buffer.from(version ? text.replaceAll(version, anyVersion) : text));
}

const compressed = (bytes: Buffer): number =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }).length;

const total = async (files: readonly string[]) =>
  (await Promise.all(files.map(brotliSize))).reduce((sum, size) => sum + size, 0);

/** Scripts of the monolith that a route's first view needs. */
export function filesOfMonolith({ folder, chunks }: Monolith, route: string): string[] {
  const groups = route === '/' ? [homeChunk, homePart.expose] : [chunkOf(route)];
  const own = groups.flatMap((group) => {
    const files = chunks[group];
    if (!files) throw new Error(`The monolith has no chunk group "${group}" for ${route}.`);
    return files;
  });
  return [...new Set([...(chunks.main ?? []), ...own])].map((file) => path.join(folder, file));
}

/** A route's pins, as its document carries them. */
async function pinsOf(store: string, route: string): Promise<string> {
  const html = await readFile(path.join(store, 'current', documentFile(route as `/${string}`)), 'utf8');
  return /id="pins">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
}

/** Scripts that a document's pins name, as files of the store. */
const filesOfStore = (store: string, pins: string): string[] =>
  (JSON.parse(pins) as Pins).files.map((file) =>
    path.join(store, new URL(file, 'http://site.invalid').pathname),
  );

/** The federated site in `store` against its monolith, route by route. */
export async function federationCost(
  store: string,
  monolith: Monolith,
  routes: readonly string[],
): Promise<FirstView[]> {
  const known = {
    federated: filesOfStore(store, await pinsOf(store, '/')),
    monolith: filesOfMonolith(monolith, '/'),
  };
  return Promise.all(
    routes.map(async (route) => {
      const pins = await pinsOf(store, route);
      const federated = filesOfStore(store, pins);
      const whole = filesOfMonolith(monolith, route);
      return {
        route,
        federated: { bytes: await total(federated), requests: federated.length },
        pins: compressed(Buffer.from(pins)),
        monolith: { bytes: await total(whole), requests: whole.length },
        further: {
          federated: await total(federated.filter((file) => !known.federated.includes(file))),
          monolith: await total(whole.filter((file) => !known.monolith.includes(file))),
        },
      };
    }),
  );
}

/** The same as a table in Markdown. */
export function costTable(views: readonly FirstView[]): string {
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  const share = ({ federated, monolith }: FirstView) =>
    `${((federated.bytes / monolith.bytes - 1) * 100).toFixed(1)} %`;
  return [
    '| route | one build, kB | federated, kB | more | pins in the document, kB | requests | after Home, kB more |',
    '|---|---|---|---|---|---|---|',
    ...views.map((view) =>
      [
        '',
        view.route,
        kB(view.monolith.bytes),
        kB(view.federated.bytes),
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
