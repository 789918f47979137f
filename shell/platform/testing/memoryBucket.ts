import type * as Sdk from '@aws-sdk/client-s3';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Bucket } from '../store/objects/Bucket';
import { bucketObjects, type BucketMessage } from './bucketObjects';

/** An error as the SDK throws it. */
const fail = (name: string, status: number) =>
  Object.assign(new Error(name), { name, $metadata: { httpStatusCode: status } });

class NoSuchKey extends Error {
  override readonly name = 'NoSuchKey';
  readonly $metadata = { httpStatusCode: 404 };
}

/** One kind of the SDK's commands: the client reads its kind and input. */
const commandOf = (kind: string) =>
  class {
    readonly kind = kind;
    constructor(readonly input: Input) {}
  };

interface Input {
  readonly Bucket: string;
  readonly Key: string;
  readonly Prefix: string;
  readonly Body: Buffer | string;
  readonly IfMatch?: string;
  readonly IfNoneMatch?: string;
}

/**
 * A bucket in this process: the product's own `Bucket`, whose requests are answered from memory. It needs no SDK, no
 * server and no HTTP, which take most of a store test's time. Bucket.test.ts holds that it answers as the server of
 * startBucketServer.ts does. Tests with processes of their own use that server.
 */
export function memoryBucket() {
  const { objects, list, put, change } = bucketObjects();
  let isAway = false;
  let refusal: string | undefined;

  async function send({ kind, input }: { kind: string; input: Input }): Promise<unknown> {
    // Others come in between, as while a request is on its way.
    await nextTurn();
    if (isAway) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    if (refusal !== undefined) throw fail(refusal, 403);
    const { Bucket: bucket, Key: key, IfMatch: ifMatch, IfNoneMatch: ifNoneMatch } = input;
    if (bucket !== 'site') throw fail('NoSuchBucket', 404);
    if (kind === 'list')
      return list(input.Prefix).map((one) => {
        const { content, modified } = objects.get(one)!;
        return { Key: one, Size: content.length, LastModified: modified };
      });
    if (kind === 'delete') return void objects.delete(key);
    if (kind === 'put') {
      const kept = put(key, Buffer.from(input.Body), { ifMatch, ifNoneMatch });
      if (typeof kept !== 'string') return { ETag: JSON.stringify(kept.md5) };
      throw kept === 'NoSuchKey'
        ? new NoSuchKey(kept)
        : fail(kept, kept === 'PreconditionFailed' ? 412 : 501);
    }
    const kept = objects.get(key);
    if (!kept) throw new NoSuchKey(key);
    const tag = JSON.stringify(kept.md5);
    if (ifNoneMatch === tag) throw fail('NotModified', 304);
    return { ETag: tag, Body: { transformToByteArray: async () => kept.content } };
  }

  /** The parts of the SDK that `Bucket` uses. */
  const sdk = {
    NoSuchKey,
    GetObjectCommand: commandOf('get'),
    PutObjectCommand: commandOf('put'),
    DeleteObjectCommand: commandOf('delete'),
    async *paginateListObjectsV2(_: unknown, input: Input) {
      yield { Contents: await send({ kind: 'list', input }) };
    },
  } as unknown as typeof Sdk;
  const client = { send, config: { systemClockOffset: 0 } } as unknown as Sdk.S3Client;

  return {
    /** A connection to it. */
    open: (bucket = 'site') => new Bucket(sdk, client, bucket, 'teams', 'http://memory'),
    async send(message: BucketMessage): Promise<void> {
      if (message.do === 'stop' || message.do === 'start') isAway = message.do === 'stop';
      else if (message.do === 'refuse') refusal = message.code;
      else if (message.do !== 'limit') change(message);
    },
  };
}

export type MemoryBucket = ReturnType<typeof memoryBucket>;
