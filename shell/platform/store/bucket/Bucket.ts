import type * as Sdk from '@aws-sdk/client-s3';
import { contentTypeOf } from '../../http/contentTypeOf';
import { immutable } from '../../http/securityHeaders';
import { bucketError } from './bucketError';

/** An object as a listing names it. */
export interface Listed {
  readonly key: string;
  readonly bytes: number;
  /** Changes with the bytes (ETag). */
  readonly tag: string;
  readonly modified: Date;
}

/** What a write expects to find: an object with this tag, or null for none. */
interface Expected {
  readonly tag: string | null;
}

/** Requests under way at once. */
const atOnce = 12;

/**
 * A bucket, or a part of one (`s3://bucket/prefix`), that speaks S3: AWS, R2, MinIO, Ceph. Keys are below the
 * prefix. Whatever fails is one line that says what to do (`BucketError`).
 */
export class Bucket {
  /** `s3://bucket/prefix`, as people write it. */
  readonly name: string;
  /** Loaded where a bucket is used, and nowhere else. */
  private readonly sdk: typeof Sdk;
  private readonly client: Sdk.S3Client;
  private readonly bucket: string;
  private readonly prefix: string;
  private readonly endpoint: string | undefined;
  /** Not every bucket compares before it writes; one that says so is not asked again. */
  private compares = true;

  /**
   * Opened by `openBucket`.
   *
   * @param prefix of all keys, without a slash at its end; empty for the whole bucket
   * @param endpoint named in errors
   */
  constructor(sdk: typeof Sdk, client: Sdk.S3Client, bucket: string, prefix: string, endpoint?: string) {
    this.sdk = sdk;
    this.client = client;
    this.bucket = bucket;
    this.prefix = prefix && `${prefix}/`;
    this.endpoint = endpoint;
    this.name = `s3://${bucket}${prefix && `/${prefix}`}`;
  }

  /** The time, by the bucket's clock where this machine's is more than a minute off. */
  now(): Date {
    // What the SDK notes of it has whole seconds.
    const offset = this.client.config.systemClockOffset;
    return new Date(Date.now() + (Math.abs(offset) > 60_000 ? offset : 0));
  }

  /** An object's bytes and tag; undefined where there is none. */
  async get(key: string): Promise<{ readonly body: Buffer; readonly tag: string } | undefined> {
    return this.ask(`read ${key}`, async () => {
      const input = { Bucket: this.bucket, Key: this.prefix + key };
      for (let attempt = 1; ; attempt += 1) {
        const answer = await this.client
          .send(new this.sdk.GetObjectCommand(input))
          .catch((error: unknown) => {
            if (error instanceof this.sdk.NoSuchKey || hasName(error, 'NotFound')) return undefined;
            throw error;
          });
        if (!answer?.Body) return undefined;
        try {
          return { body: Buffer.from(await answer.Body.transformToByteArray()), tag: answer.ETag ?? '' };
        } catch (error) {
          // A connection that breaks in the midst of a body is nothing that the SDK tries again.
          if (attempt === 3) throw error;
        }
      }
    });
  }

  /** The value of a JSON object; undefined where there is none. */
  async getJson(key: string): Promise<{ readonly value: unknown; readonly tag: string } | undefined> {
    const found = await this.get(key);
    if (!found) return undefined;
    try {
      return { value: JSON.parse(found.body.toString('utf8')), tag: found.tag };
    } catch {
      throw bucketError(new Error(`${key} is no JSON`), `read ${key}`, this.name, this.endpoint);
    }
  }

  /**
   * Writes an object, whole or not at all.
   *
   * @param expected what must lie there now; compared by the bucket where it can
   * @returns false where something else lies there
   */
  async put(key: string, body: Buffer | string, expected?: Expected): Promise<boolean> {
    const condition =
      !expected || !this.compares
        ? {}
        : expected.tag === null
          ? { IfNoneMatch: '*' }
          : { IfMatch: expected.tag };
    const input = {
      Bucket: this.bucket,
      Key: this.prefix + key,
      Body: body,
      ContentLength: Buffer.byteLength(body),
      ContentType: contentTypeOf(key),
      ...(key.startsWith('assets/') && { CacheControl: immutable }),
    };
    return this.ask(`write ${key}`, async () => {
      try {
        await this.client.send(new this.sdk.PutObjectCommand({ ...input, ...condition }));
        return true;
      } catch (error) {
        const status = statusOf(error);
        if (
          expected &&
          (status === 412 ||
            status === 409 ||
            (expected.tag !== null && status === 404 && !hasName(error, 'NoSuchBucket')))
        )
          return false;
        if (!expected || status !== 501) throw error;
        this.compares = false;
        await this.client.send(new this.sdk.PutObjectCommand(input));
        return true;
      }
    });
  }

  /** All objects whose keys begin so, by key. */
  async list(prefix: string): Promise<Listed[]> {
    const found: Listed[] = [];
    await this.ask(`list ${prefix}`, async () => {
      const pages = this.sdk.paginateListObjectsV2(
        { client: this.client },
        { Bucket: this.bucket, Prefix: this.prefix + prefix },
      );
      for await (const { Contents = [] } of pages)
        for (const { Key = '', Size = 0, ETag = '', LastModified = new Date(0) } of Contents)
          found.push({ key: Key.slice(this.prefix.length), bytes: Size, tag: ETag, modified: LastModified });
    });
    return found;
  }

  async delete(key: string): Promise<void> {
    await this.ask(`delete ${key}`, () =>
      this.client.send(new this.sdk.DeleteObjectCommand({ Bucket: this.bucket, Key: this.prefix + key })),
    );
  }

  /** Does something for each of many, some at once. The first failure ends it, when all that was begun has ended. */
  async each<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
    const rest = items.values();
    let failed = false;
    const worker = async () => {
      for (const item of rest) {
        if (failed) return;
        await work(item).catch((error: unknown) => {
          failed = true;
          throw error;
        });
      }
    };
    const results = await Promise.allSettled(Array.from({ length: Math.min(atOnce, items.length) }, worker));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }

  private async ask<T>(doing: string, request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      throw bucketError(error, doing, this.name, this.endpoint);
    }
  }
}

const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
const hasName = (error: unknown, name: string) => (error as Error).name === name;
