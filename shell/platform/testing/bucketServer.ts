import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import S3Error from 's3rver/lib/models/error.js';

// Runs as a process of its own (startBucketServer.ts): an S3 server that messages stop, slow and restrict.
//
// s3rver 3.7.1 speaks the protocol: XML, listings in pages, checked key names and clocks. It accepts a wrong secret.
// This file adds the rest, as AWS documents it:
// - Whole objects. s3rver writes files in place, and answers before the last byte is there. S3's objects are whole or
//   absent, and read as they were written. So this store keeps them in memory, each put and removed in one step.
// - Conditional writes (If-None-Match: *, If-Match): 412, and 404 where there is no object to match.

/**
 * Answers to conditional writes: as AWS; as Ceph 16, where a tag in quotes never matches; always as unmet; as if
 * unconditional (older servers); or refused.
 */
export type Conditions = 'compared' | 'compared without quotes' | 'never met' | 'ignored' | 'not implemented';

export type BucketMessage =
  | { readonly do: 'stop' | 'start' }
  /** `keep` saves the objects, `back` restores the saved ones (none before the first `keep`). */
  | { readonly do: 'keep' | 'back' }
  /** Refuses every request with this code: AccessDenied, RequestTimeTooSkewed. */
  | { readonly do: 'refuse'; readonly code: string | undefined }
  /** Makes all objects older by this many hours. */
  | { readonly do: 'age'; readonly hours: number }
  /** Changes an object from outside: writes these bytes, or removes it. */
  | { readonly do: 'put'; readonly key: string; readonly text: string | undefined };

interface Kept {
  readonly content: Buffer;
  readonly md5: string;
  readonly modified: Date;
}

const bucketName = 'site';
const conditions = (process.argv[2] ?? 'compared') as Conditions;
const objects = new Map<string, Kept>();
let atKeep: readonly [string, Kept][] = [];
const asked = new AsyncLocalStorage<{ readonly ifMatch?: string; readonly ifNoneMatch?: string }>();
let refusal: string | undefined;

/** An object in s3rver's form. */
const describe = (key: string, { content, md5, modified }: Kept) => ({
  key,
  size: content.length,
  lastModifiedDate: modified,
  metadata: {
    etag: JSON.stringify(md5),
    'last-modified': modified.toUTCString(),
    'content-length': content.length,
  },
});

function put(key: string, content: Buffer): Kept {
  const kept = { content, md5: createHash('md5').update(content).digest('hex'), modified: new Date() };
  objects.set(key, kept);
  return kept;
}

/** The parts of an s3rver store that the site's commands need. */
const store = {
  getBucket: async (name: string) => (name === bucketName ? { name, creationDate: new Date() } : null),
  getSubresource: async () => undefined,
  existsObject: async (_bucket: string, key: string) => objects.has(key),
  async listObjects(
    _bucket: string,
    {
      prefix = '',
      startAfter = '',
      maxKeys = 1000,
    }: { prefix?: string; startAfter?: string; maxKeys?: number },
  ) {
    const all = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > startAfter).sort();
    const keys = all.slice(0, maxKeys);
    return {
      objects: keys.map((key) => describe(key, objects.get(key)!)),
      commonPrefixes: [],
      isTruncated: all.length > keys.length,
    };
  },
  async getObject(_bucket: string, key: string) {
    const kept = objects.get(key);
    return kept ? { ...describe(key, kept), content: Readable.from([kept.content]) } : null;
  },
  async putObject({ key, content }: { key: string; content: Readable | Buffer }) {
    const bytes = Buffer.isBuffer(content) ? content : await buffer(content);
    const { ifMatch, ifNoneMatch } = asked.getStore() ?? {};
    const there = objects.get(key);
    const fits = (tag: string) =>
      conditions === 'compared' ? tag.replaceAll('"', '') === there?.md5 : tag === there?.md5;
    if (/^(compared|never)/.test(conditions)) {
      if (ifMatch !== undefined && !there) throw new S3Error('NoSuchKey', 'Nothing matches.');
      if (
        (ifMatch !== undefined && (conditions === 'never met' || !fits(ifMatch))) ||
        (ifNoneMatch === '*' && there)
      )
        throw new S3Error('PreconditionFailed', 'At least one of the preconditions did not hold.');
    } else if (conditions === 'not implemented' && (ifMatch ?? ifNoneMatch) !== undefined)
      throw new S3Error('NotImplemented', 'A header implies functionality that is not implemented.');
    const { md5 } = put(key, bytes);
    return { size: bytes.length, md5 };
  },
  async deleteObject(_bucket: string, key: string) {
    objects.delete(key);
  },
};

const make = () => {
  const server = new S3rver({ address: '127.0.0.1', port, silent: true, directory: tmpdir() });
  server.store = server.context.store = store;
  // Runs after the logger, before everything that answers.
  server.middleware.splice(1, 0, ({ headers }, next) => {
    if (refusal !== undefined) throw new S3Error(refusal, 'Refused.');
    return asked.run({ ifMatch: headers['if-match'], ifNoneMatch: headers['if-none-match'] }, next);
  });
  return server;
};

let port = 0;
let server = make();
const start = async () => {
  server = make();
  ({ port } = await server.run());
};

async function obey(message: BucketMessage): Promise<void> {
  if (message.do === 'stop') {
    const { httpServer } = server;
    const closed = new Promise((resolve) => httpServer.close(resolve));
    httpServer.closeAllConnections();
    await closed;
  } else if (message.do === 'start') await start();
  else if (message.do === 'keep') atKeep = [...objects];
  else if (message.do === 'back') {
    objects.clear();
    for (const [key, kept] of atKeep) objects.set(key, kept);
  } else if (message.do === 'refuse') refusal = message.code;
  else if (message.do === 'age')
    for (const [key, kept] of objects)
      objects.set(key, { ...kept, modified: new Date(kept.modified.getTime() - message.hours * 3_600_000) });
  else if (message.do === 'put')
    if (message.text === undefined) objects.delete(message.key);
    else put(message.key, Buffer.from(message.text));
}

process.on('message', (message) => {
  void obey(message as BucketMessage).then(() => process.send?.({ done: true, port }));
});
process.on('disconnect', () => process.exit());
await start();
process.send?.({ done: true, port });
