import { ReleaseError } from 'shared-content/artifact/ReleaseError';

/** The bucket or the connection to it is at fault, never the release. */
export class BucketError extends ReleaseError {}

/** Parses bucket and prefix from `s3://bucket/prefix`. */
export function getName(value: string): { readonly bucket: string; readonly prefix: string } {
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+[a-z0-9])((?:\/[\w.-]+)*)\/?$/.exec(value) ?? [];
  if (bucket === undefined || /\/\.+(\/|$)/.test(path))
    throw new BucketError(
      `SITE_STORE must be s3://bucket or s3://bucket/prefix, not ${value}. Without it the folder SITE_DIR is the store.`,
    );
  return { bucket, prefix: path.slice(1) };
}

/** The error for a bucket that does not support conditional writes. */
export const noConditions = (name: string, endpoint = 'AWS'): BucketError =>
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
