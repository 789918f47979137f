import type { IncomingMessage } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import { send } from '@fastify/send';
import { assetHeaders, immutable } from '../http/securityHeaders';
import { compressible } from '../store/precompress';
import { type Answer, Answers } from './Answers';
import { getContentType } from '../http/getContentType';
import { type Coding, codingEndings, negotiateEncoding } from '../http/negotiateEncoding';

type AskedFor = Pick<IncomingMessage, 'url' | 'headers'>;

/** Part of a file, or a condition on its date: such a request is left to @fastify/send and the disk. */
const special = ['range', 'if-match', 'if-modified-since', 'if-unmodified-since'];
/** Names under which files are kept; in another spelling a file is read each time. */
const plainName = /^(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/;

/** What an asset's answer says besides length, date and tag. */
export const getAssetHeaders = (name: string, coding: Coding): Record<string, string> => ({
  ...assetHeaders,
  'Cache-Control': immutable,
  ...(compressible.test(name) && { Vary: 'Accept-Encoding' }),
  'Content-Type': getContentType(name),
  ...(coding !== 'identity' && { 'Content-Encoding': coding }),
});

/** Name of an asset, and the coding that the client takes it in; no more than a wish where nothing is compressed. */
export function getAsset({ url = '', headers }: AskedFor): { name: string; coding: Coding } {
  const end = url.indexOf('?');
  const name = url.slice('/assets'.length, end < 0 ? undefined : end);
  return {
    name,
    coding: compressible.test(name) ? negotiateEncoding(headers['accept-encoding']) : 'identity',
  };
}

/** File of an asset in a coding, and how @fastify/send is to see it. */
export const lookup = (folder: string, name: string, coding: Coding) =>
  [
    name + codingEndings[coding],
    {
      root: folder,
      index: false,
      cacheControl: false,
      contentType: false,
      // Part of a compressed script is of no use to anybody; nginx gives it whole, too.
      acceptRanges: coding === 'identity',
    },
  ] as const;

interface KeptAsset extends Answer {
  readonly file: string;
  readonly modified: number;
}

/** What is asked for often among the published assets. Large files (films) are read from the disk each time. */
export class AssetMemory {
  private readonly folder: string;
  private readonly answers: Answers<KeptAsset>;

  /** @param most bytes that may lie in memory */
  constructor(folder: string, most = 64 << 20) {
    this.folder = folder;
    this.answers = new Answers(most);
  }

  get size(): number {
    return this.answers.size;
  }

  /** The answer, read where it is not in memory; undefined where it is no affair of the memory's. */
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

  /** Reads an asset with the length, date and tag that @fastify/send gives it. */
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
