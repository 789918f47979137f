import type * as Sdk from '@aws-sdk/client-s3';
import { manifestFile } from 'shared-content/artifact/manifest';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { getContentType } from '../../http/getContentType';
import { immutable } from '../../http/securityHeaders';
import { type Expected, type Found, type Listed, type ObjectStore, forEachConcurrently } from './ObjectStore';

/** The bucket or the connection to it is at fault, never the release. */
export class BucketError extends ReleaseError {}

/**
 * A bucket, or a part of one (`s3://bucket/prefix`), that speaks S3 with conditional writes: AWS, R2, MinIO, Ceph.
 * Keys are below the prefix. Each failure is one line that says what to do (`BucketError`).
 */
export class Bucket implements ObjectStore {
  /** `s3://bucket/prefix`, as people write it. */
  readonly name: string;
  readonly grace = 86_400_000;
  private readonly prefix: string;

  /**
   * Called by `openBucket`.
   *
   * @param sdk loaded only where a bucket is used
   * @param prefix of all keys, without a slash at its end; empty for the whole bucket
   * @param endpoint named in errors
   */
  constructor(
    private readonly sdk: typeof Sdk,
    private readonly client: Sdk.S3Client,
    private readonly bucket: string,
    prefix: string,
    private readonly endpoint?: string,
  ) {
    this.prefix = prefix && `${prefix}/`;
    this.name = `s3://${bucket}${prefix && `/${prefix}`}`;
  }

  /** The current time, by the bucket's clock where this machine's is more than a minute off. */
  now(): Date {
    // The SDK measures the offset in whole seconds.
    const offset = this.client.config.systemClockOffset;
    return new Date(Date.now() + (Math.abs(offset) > 60_000 ? offset : 0));
  }

  get(key: string): Promise<Found | undefined>;
  get(key: string, known: string | undefined): Promise<Found | 'same' | undefined>;
  async get(key: string, known?: string): Promise<Found | 'same' | undefined> {
    return this.ask(`read ${key}`, async () => {
      const input = { Bucket: this.bucket, Key: this.prefix + key, ...(known && { IfNoneMatch: known }) };
      for (let attempt = 1; ; attempt += 1) {
        const answer = await this.client
          .send(new this.sdk.GetObjectCommand(input))
          .catch((error: unknown) => {
            if (error instanceof this.sdk.NoSuchKey || hasName(error, 'NotFound')) return undefined;
            if (known && getStatus(error) === 304) return 'same' as const;
            throw error;
          });
        if (answer === 'same') return answer;
        if (!answer?.Body) return undefined;
        try {
          return { body: Buffer.from(await answer.Body.transformToByteArray()), tag: answer.ETag ?? '' };
        } catch (error) {
          // The SDK does not retry when a connection breaks in the middle of a body.
          if (attempt === 3) throw error;
        }
      }
    });
  }

  async put(key: string, body: Buffer | string, expected?: Expected): Promise<string | undefined> {
    const input = {
      Bucket: this.bucket,
      Key: this.prefix + key,
      Body: body,
      ContentLength: Buffer.byteLength(body),
      ContentType: getContentType(key),
      ...(key.startsWith('assets/') && { CacheControl: immutable }),
    };
    const tag = expected?.tag;
    // Ceph 16 stores the tag without quotes and compares it so.
    const tags = typeof tag === 'string' ? [...new Set([tag, tag.replaceAll('"', '')])] : [tag];
    return this.ask(`write ${key}`, async () => {
      for (const one of tags) {
        const condition = one === null ? { IfNoneMatch: '*' } : one !== undefined && { IfMatch: one };
        try {
          const command = new this.sdk.PutObjectCommand({ ...input, ...condition });
          return (await this.client.send(command)).ETag ?? '';
        } catch (error) {
          const status = getStatus(error);
          const isGone = tag && status === 404 && !hasName(error, 'NoSuchBucket');
          if (expected && status === 501) throw noConditionsError(this.name, this.endpoint);
          if (!expected || !(status === 412 || status === 409 || isGone)) throw error;
        }
      }
      return undefined;
    });
  }

  /**
   * Refuses a bucket that ignores the conditions of a write: two releases would overwrite each other. Also refuses
   * one that does not recognize its own tags: no release would ever end.
   */
  async requireConditionalWrites(): Promise<void> {
    const key = 'conditions.json';
    const put = (tag: string | null) => this.put(key, '{"writes": "are compared here"}\n', { tag });
    await put(null);
    const own = (await this.get(key))?.tag ?? null;
    const isAnyTaken =
      (await put(null)) !== undefined || (await put('"00000000000000000000000000000000"')) !== undefined;
    if (isAnyTaken || (await put(own)) === undefined) throw noConditionsError(this.name, this.endpoint);
  }

  async list(prefix: string): Promise<Listed[]> {
    const found: Listed[] = [];
    await this.ask(`list ${prefix}`, async () => {
      const pages = this.sdk.paginateListObjectsV2(
        { client: this.client },
        { Bucket: this.bucket, Prefix: this.prefix + prefix },
      );
      for await (const { Contents = [] } of pages)
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents)
          found.push({ key: Key.slice(this.prefix.length), bytes: Size, modified: LastModified });
    });
    return found;
  }

  async delete(key: string, check = async () => {}): Promise<void> {
    const remove = async (one: string) => {
      await check();
      await this.remove(one);
    };
    if (!key.endsWith('/')) return remove(key);
    const keys = (await this.list(key)).map((object) => object.key);
    const isManifest = (one: string) => one.endsWith(`/${manifestFile}`);
    await forEachConcurrently(keys.filter(isManifest), remove);
    await forEachConcurrently(
      keys.filter((one) => !isManifest(one)),
      remove,
    );
  }

  private async remove(key: string): Promise<void> {
    await this.ask(`delete ${key}`, () =>
      this.client.send(new this.sdk.DeleteObjectCommand({ Bucket: this.bucket, Key: this.prefix + key })),
    );
  }

  private async ask<T>(doing: string, request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      throw bucketError(error, doing, this.name, this.endpoint);
    }
  }
}

const getStatus = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
const hasName = (error: unknown, name: string) => (error as Error).name === name;

/** The error for a bucket that does not support conditional writes. */
const noConditionsError = (name: string, endpoint = 'AWS'): BucketError =>
  new BucketError(
    `${name} at ${endpoint} does not support conditional writes (If-Match, If-None-Match), so two releases could overwrite each other. Use a bucket that does (AWS S3, Cloudflare R2, MinIO, Ceph), or a newer version of this server.`,
  );

/** Turns any failure of a bucket or its connection into one line: the SDK's words, and what to check. */
export function bucketError(thrown: unknown, doing: string, name: string, endpoint = 'AWS'): ReleaseError {
  if (thrown instanceof ReleaseError) return thrown;
  const error = thrown as NodeJS.ErrnoException & {
    readonly $metadata?: { readonly httpStatusCode?: number };
  };
  const fault = [error.$metadata?.httpStatusCode, error.name, error.code, error.message].filter(Boolean);
  return new BucketError(
    `${name} at ${endpoint} could not ${doing} (${fault.join(' ')}). Check SITE_STORE, SITE_STORE_ENDPOINT, AWS_REGION, the keys and their rights, and this machine's clock. Run the command again; it continues. Nothing live was touched.`,
  );
}
