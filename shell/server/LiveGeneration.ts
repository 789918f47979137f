import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Store } from '../release/Store';

/** One file of a generation with its precompressed twins, in memory. */
export interface LiveFile {
  readonly body: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
  readonly etag: string;
  readonly policy?: string;
}

/** All documents of one generation: what a request sees is one composition, whole. */
export interface Generation {
  readonly id: string;
  /** URL path → file: `/`, `/services/ai-ml`, `/sitemap.xml`. */
  readonly files: ReadonlyMap<string, LiveFile>;
  readonly notFound: LiveFile;
}

const internal = new Set(['csp.json', 'versions.json', '_headers', 'policies.nginx']);

/** URL of a generation's file: documents lose their ending, index.html is the root. */
const urlOf = (file: string) => `/${file}`.replace(/\.html$/, '').replace(/^\/index$/, '/');

async function readGeneration(folder: string, id: string): Promise<Generation> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const policies = JSON.parse(await readFile(path.join(folder, 'csp.json'), 'utf8')) as Record<
    string,
    string
  >;
  const files = new Map<string, LiveFile>();
  const optional = (name: string) => (names.includes(name) ? readFile(path.join(folder, name)) : undefined);
  for (const name of names) {
    if (internal.has(name) || /\.(br|gz)$/.test(name)) continue;
    files.set(urlOf(name), {
      body: await readFile(path.join(folder, name)),
      br: await optional(`${name}.br`),
      gzip: await optional(`${name}.gz`),
      // Weak: the same resource in another encoding shares it.
      etag: `W/"${id}"`,
      policy: policies[name],
    });
  }
  const notFound = files.get('/404');
  if (!notFound) throw new Error(`Generation ${id} has no 404.html; compose it again.`);
  files.delete('/404');
  return { id, files, notFound };
}

/** The live generation, read again when `current` points elsewhere. */
export class LiveGeneration {
  private loaded: Promise<Generation> | undefined;
  private id: string | undefined;
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  /** The generation that `current` names now; throws when nothing was released yet. */
  async get(): Promise<Generation> {
    const id = await this.store.current();
    if (!id)
      throw new Error(`Nothing is released in ${this.store.folder} yet: run npm start or npm run release.`);
    if (id !== this.id || !this.loaded) {
      this.id = id;
      this.loaded = readGeneration(this.store.pages(id), id);
      this.loaded.catch(() => (this.loaded = undefined));
    }
    return this.loaded;
  }
}
