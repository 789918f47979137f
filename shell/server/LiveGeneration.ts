import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  answerDocuments,
  documentEndings,
  generationHeader,
  revalidate,
  securityHeaders,
} from '../compose/securityHeaders';
import { manifestFile } from '../release/manifest';
import type { Store } from '../release/Store';
import { contentTypeOf } from './contentTypeOf';
import type { Coding } from './negotiateEncoding';

/** One coding of a file with all its headers, made once: a request allocates nothing for it. */
export interface LiveAnswer {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** One file of a generation, in memory. */
export interface LiveFile extends Readonly<Record<Coding, LiveAnswer>> {
  readonly etag: string;
  /** What a 304 carries. */
  readonly unchanged: Readonly<Record<string, string>>;
}

/** All documents of one generation: what a request sees is one composition, whole. */
export interface Generation {
  readonly id: string;
  /** URL path → file: `/`, `/services/ai-ml`, `/sitemap.xml`. */
  readonly files: ReadonlyMap<string, LiveFile>;
  /** Other spellings of a route → the route: `/services/`, `/services.html`, `/services/index.html`. */
  readonly moved: ReadonlyMap<string, string>;
  readonly notFound: LiveFile;
}

export interface LiveState {
  /** The generation that visitors get, if any could be read. */
  readonly generation?: string;
  /** True when the store names another one, which cannot be read. */
  readonly lags: boolean;
  /** What the store names and why it is not served, where it lags. */
  readonly wanted?: string;
  readonly fault?: string;
}

/** The part of a logger that is used here. */
interface Log {
  error(line: string): void;
  info(line: string): void;
}

/** What compose and the store write for hosts and commands, not for visitors. */
const internal = new Set([
  'csp.json',
  'versions.json',
  'settings.json',
  'policies.nginx',
  '_headers',
  manifestFile,
]);

/** URL of a generation's file: documents lose their ending, index.html is the root. */
const urlOf = (file: string) => `/${file}`.replace(/\.html$/, '').replace(/^\/index$/, '/');

/**
 * The first fault of a generation's folder in words, or undefined when every file of it has come: a store
 * that is being copied to this machine names its generation before the last document is there.
 */
export async function generationFault(folder: string): Promise<string | undefined> {
  const read = async (name: string) => {
    const text = await readFile(path.join(folder, name), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as Record<string, unknown>);
  };
  try {
    const manifest = (await read(manifestFile))?.files as Record<string, { bytes: number }> | undefined;
    const policies = await read('csp.json');
    if (!policies) return 'csp.json is missing';
    const documents = Object.keys(policies).map((name) => [name, { bytes: undefined }] as const);
    for (const [name, { bytes }] of manifest ? Object.entries(manifest) : documents) {
      const found = await stat(path.join(folder, name)).catch(() => undefined);
      if (!found) return `${name} is missing`;
      if (bytes === undefined ? found.size === 0 : found.size !== bytes)
        return `${name} has ${found.size} bytes`;
    }
    for (const name of ['index.html', '404.html', 'versions.json'])
      if (!(await stat(path.join(folder, name)).catch(() => undefined))) return `${name} is missing`;
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll(`${folder}/`, '') : String(error);
  }
}

async function readGeneration(folder: string, id: string): Promise<Generation> {
  const fault = await generationFault(folder);
  if (fault !== undefined) throw new Error(fault);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const policies = JSON.parse(await readFile(path.join(folder, 'csp.json'), 'utf8')) as Record<
    string,
    string
  >;
  const files = new Map<string, LiveFile>();
  const moved = new Map<string, string>();
  for (const name of names) {
    if (internal.has(name) || /\.(br|gz)$/.test(name)) continue;
    const bytes = async (ending: string) =>
      names.includes(name + ending) ? readFile(path.join(folder, name + ending)) : undefined;
    const [plain, br, gzip] = [await bytes(''), await bytes('.br'), await bytes('.gz')];
    files.set(urlOf(name), liveFile(id, name, policies[name], plain ?? Buffer.alloc(0), br, gzip));
    if (!name.endsWith('.html') || (answerDocuments as readonly string[]).includes(name)) continue;
    const route = urlOf(name);
    if (route === '/') moved.set('/index.html', '/');
    else for (const ending of ['/', ...documentEndings]) moved.set(route + ending, route);
  }
  const notFound = files.get('/404');
  if (!notFound) throw new Error('404.html is missing');
  for (const name of answerDocuments) files.delete(urlOf(name));
  return { id, files, moved, notFound };
}

function liveFile(
  id: string,
  name: string,
  policy: string | undefined,
  plain: Buffer,
  br: Buffer | undefined,
  gzip: Buffer | undefined,
): LiveFile {
  // Weak: the same resource in another coding shares it.
  const etag = `W/"${id}"`;
  const unchanged: Readonly<Record<string, string>> = {
    ...securityHeaders,
    ...(policy !== undefined && { 'Content-Security-Policy': policy }),
    'Cache-Control': revalidate,
    ...((br ?? gzip) && { Vary: 'Accept-Encoding' }),
    ETag: etag,
    [generationHeader]: id,
  };
  const answer = (body: Buffer, coding: Coding): LiveAnswer => ({
    body,
    headers: {
      ...unchanged,
      'Content-Type': contentTypeOf(name),
      ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    },
  });
  const identity = answer(plain, 'identity');
  return {
    identity,
    br: br ? answer(br, 'br') : identity,
    gzip: gzip ? answer(gzip, 'gzip') : identity,
    etag,
    unchanged,
  };
}

/** How long a generation that could not be read is left alone before it is looked at again, in milliseconds. */
const retryAfter = 1_000;

/**
 * The live generation, read again when `current` points elsewhere. What cannot be read or has not arrived
 * whole is not taken: the generation before it goes on being served, and the log says so once.
 */
export class LiveGeneration {
  private readonly store: Store;
  private readonly log: Log;
  private served: Generation | undefined;
  private looking: Promise<void> | undefined;
  private refused: { readonly id: string; readonly fault: string; readonly at: number } | undefined;

  constructor(store: Store, log: Log) {
    this.store = store;
    this.log = log;
  }

  /** The generation that `current` names now, or the last good one; undefined before there is any. */
  async get(): Promise<Generation | undefined> {
    // Requests that come while one look is under way share it.
    this.looking ??= this.look().finally(() => (this.looking = undefined));
    await this.looking;
    return this.served;
  }

  /** For probes: looks as a request does. */
  async state(): Promise<LiveState> {
    const generation = (await this.get())?.id;
    const { refused } = this;
    return refused
      ? { generation, lags: true, wanted: refused.id, fault: refused.fault }
      : { generation, lags: false };
  }

  private async look(): Promise<void> {
    const id = await this.store.current();
    if (id === undefined) {
      // A store that is being replaced has no `current` for a moment.
      if (this.served) this.refuse('none', 'the store names no generation');
      else
        this.refuse('none', `nothing is released in ${this.store.folder} yet: npm start or npm run release`);
      return;
    }
    if (id === this.served?.id) {
      this.refused = undefined;
      return;
    }
    if (this.refused?.id === id && performance.now() - this.refused.at < retryAfter) return;
    try {
      this.served = await readGeneration(this.store.pages(id), id);
      if (this.refused) this.log.info(`Generation ${id} is served now`);
      this.refused = undefined;
    } catch (error) {
      this.refuse(id, error instanceof Error ? error.message : String(error));
    }
  }

  private refuse(id: string, fault: string): void {
    if (this.refused?.id !== id)
      this.log.error(
        `Generation ${id} cannot be served: ${fault}. ` +
          (this.served ? `Visitors get ${this.served.id}.` : 'Visitors get an error page.'),
      );
    this.refused = { id, fault, at: performance.now() };
  }
}
