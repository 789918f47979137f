import { AsyncLocalStorage } from 'node:async_hooks';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver, { type Context } from 's3rver';
import { DUMMY_ACCOUNT } from 's3rver/lib/models/account.js';
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

/** A statement of a bucket's policy, as AWS writes it. */
interface Statement {
  readonly Action: string | readonly string[];
  readonly Resource: string | readonly string[];
  readonly Condition?: {
    readonly Null?: { readonly 's3:if-none-match'?: string };
    readonly StringLike?: { readonly 's3:prefix'?: string };
  };
}
/** What the key TEAM may do. Another key may do everything. */
let teamRights: readonly Statement[] = [];
DUMMY_ACCOUNT.createKeyPair('TEAM', 'TEAM');

const actions: Readonly<Record<string, string>> = {
  GET: 's3:GetObject',
  HEAD: 's3:GetObject',
  PUT: 's3:PutObject',
  DELETE: 's3:DeleteObject',
};

const toPattern = (text: string) =>
  new RegExp(`^${text.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);

/** Whether a statement permits a request of the team; what none permits is denied. */
function isAllowed({ method, path, query, headers }: Context): boolean {
  const isList = path.replaceAll('/', '') === bucketName;
  const action = isList ? 's3:ListBucket' : (actions[method] ?? method);
  const resource = `arn:aws:s3:::${decodeURIComponent(path).slice(1).replace(/\/$/, '')}`;
  return teamRights.some(
    ({ Action, Resource, Condition: { Null, StringLike } = {} }) =>
      [Action].flat().includes(action) &&
      [Resource].flat().some((one) => toPattern(one).test(resource)) &&
      (Null?.['s3:if-none-match'] !== 'false' || headers['if-none-match'] !== undefined) &&
      (StringLike?.['s3:prefix'] === undefined ||
        toPattern(StringLike['s3:prefix']).test(String(query.prefix ?? ''))),
  );
}

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
  server.middleware.splice(1, 0, (context, next) => {
    const { headers } = context;
    if (refusal !== undefined) throw new S3Error(refusal, 'Refused.');
    const isTeam = /Credential=TEAM\//.test(headers.authorization ?? '');
    if (isTeam && !isAllowed(context)) throw new S3Error('AccessDenied', 'Access denied by policy.');
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
  else if (message.do === 'limit') teamRights = JSON.parse(message.rights) as Statement[];
  else change(message);
}

process.on('message', (message) => {
  void obey(message as BucketMessage).then(() => process.send?.({ done: true, port }));
});
process.on('disconnect', () => process.exit());
await start();
process.send?.({ done: true, port });
