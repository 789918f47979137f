import { AsyncLocalStorage } from 'node:async_hooks';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import S3Error from 's3rver/lib/models/error.js';
import { type Asked, bucketObjects, type BucketMessage, type Kept } from './bucketObjects';

// Runs as a process of its own (startBucketServer.ts): an S3 server that messages stop, slow and restrict.
//
// s3rver 3.7.1 speaks the protocol: XML, listings in pages, checked key names and clocks. It accepts a wrong secret.
// Its own store writes files in place, answers before the last byte is there, and compares nothing before it writes.
// bucketObjects.ts takes its place.

const bucketName = 'site';
const { objects, list, put, change } = bucketObjects();
const asked = new AsyncLocalStorage<Asked>();
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
    const all = list(prefix, startAfter);
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
    const kept = put(key, bytes, asked.getStore() ?? {});
    if (typeof kept === 'string') throw new S3Error(kept, 'The condition of this write is not met.');
    return { size: bytes.length, md5: kept.md5 };
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
  else if (message.do === 'refuse') refusal = message.code;
  else change(message);
}

process.on('message', (message) => {
  void obey(message as BucketMessage).then(() => process.send?.({ done: true, port }));
});
process.on('disconnect', () => process.exit());
await start();
process.send?.({ done: true, port });
