import type { IncomingMessage } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import { send } from '@fastify/send';
import { assetHeaders, immutable } from '../http/securityHeaders';
import { compressible } from '../store/precompress';
import { type Answer, Answers } from './Answers';
import { getContentType } from '../http/getContentType';
import { type Coding, codingEndings, negotiateEncoding } from '../http/negotiateEncoding';

type AskedFor = Pick<IncomingMessage, 'url' | 'headers'>;

/** Requests for a range or with a date's condition: @fastify/send answers them from the disk. */
const special = ['range', 'if-match', 'if-modified-since', 'if-unmodified-since'];
/** Names under which files are kept; a file under another spelling is read each time. */
const plainName = /^(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/;

/** Headers of an asset's answer besides length, date and tag. */
export const getAssetHeaders = (name: string, coding: Coding): Record<string, string> => ({
  ...assetHeaders,
  'Cache-Control': immutable,
  ...(compressible.test(name) && { Vary: 'Accept-Encoding' }),
  'Content-Type': getContentType(name),
  ...(coding !== 'identity' && { 'Content-Encoding': coding }),
});

/** Name of an asset, and the coding that the client prefers; a file without compressed forms is sent plain. */
export function getAsset({ url = '', headers }: AskedFor): { name: string; coding: Coding } {
  const end = url.indexOf('?');
  const name = url.slice('/assets'.length, end < 0 ? undefined : end);
  return {
    name,
    coding: compressible.test(name) ? negotiateEncoding(headers['accept-encoding']) : 'identity',
  };
}

/** File of an asset in a coding, and options for @fastify/send. */
export const lookup = (folder: string, name: string, coding: Coding) =>
  [
    name + codingEndings[coding],
    {
      root: folder,
      index: false,
      cacheControl: false,
      contentType: false,
      // A range of a compressed script is useless; nginx sends the whole file, too.
      acceptRanges: coding === 'identity',
    },
  ] as const;

interface KeptAsset extends Answer {
  readonly file: string;
  readonly modified: number;
}

/** Keeps frequently requested assets in memory. Large files (films) are read from the disk each time. */
export class AssetMemory {
  private readonly folder: string;
  private readonly answers: Answers<KeptAsset>;

  /** @param most bytes in memory at most */
  constructor(folder: string, most = 64 << 20) {
    this.folder = folder;
    this.answers = new Answers(most);
  }

  get size(): number {
    return this.answers.size;
  }

  /** The answer, from memory or else the disk; undefined for requests that the memory does not handle. */
  async answer(request: AskedFor): Promise<Answer | undefined> {
    const { name, coding } = getAsset(request);
    if (isSpecial(request) || !plainName.test(name)) return undefined;
    const key = coding + name;
    const kept = this.answers.get(key);
    if (kept) {
      const found = await stat(kept.file).catch(() => undefined);
      if (found?.mtimeMs === kept.modified && found.size === kept.body.length) return kept;
      this.answers.forget(key);
    }
    return this.answers.make(key, () => this.read(name, coding));
  }

  /** Reads an asset with the length, date and tag of @fastify/send. */
  private async read(name: string, coding: Coding): Promise<KeptAsset | undefined> {
    const head = { method: 'HEAD', headers: {} } as IncomingMessage;
    const found = await send(head, ...lookup(this.folder, name, coding));
    if (found.type !== 'file' || found.metadata.stat.size > this.answers.mostEach) return undefined;
    const { path: file, stat: seen } = found.metadata;
    const headers = { ...(found.headers as Record<string, string>), ...getAssetHeaders(name, coding) };
    const { 'Content-Type': _, 'Content-Encoding': __, 'Content-Length': ___, ...unchanged } = headers;
    const body = await readFile(file);
    const etag = headers.ETag ?? '';
    return { body, etag, headers, unchanged, file, modified: seen.mtimeMs };
  }
}

const isSpecial = ({ headers }: AskedFor) => special.some((name) => headers[name] !== undefined);
