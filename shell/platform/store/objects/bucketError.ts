import { ReleaseError } from 'shared-content/build/ReleaseError';

/** The bucket cannot be used as it is: a fault of the way to it, never of what is to be released. */
export class BucketError extends ReleaseError {}

/**
 * Bucket and prefix of `s3://bucket/prefix`.
 *
 * @throws BucketError for anything else
 */
export function nameOf(value: string): { readonly bucket: string; readonly prefix: string } {
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+[a-z0-9])((?:\/[\w.-]+)*)\/?$/.exec(value) ?? [];
  if (bucket === undefined || /\/\.+(\/|$)/.test(path))
    throw new BucketError(
      `SITE_STORE must be s3://bucket or s3://bucket/prefix, not ${value}. Without it the folder SITE_DIR is the store.`,
    );
  return { bucket, prefix: path.slice(1) };
}

/** A bucket that cannot compare before it writes. */
export const noConditions = (name: string, endpoint = 'AWS'): BucketError =>
  new BucketError(
    `${name} at ${endpoint} does not compare before it writes (If-Match, If-None-Match), so that two releases could overwrite each other: use a bucket that does (AWS S3, Cloudflare R2, MinIO, Ceph), or a newer version of this server.`,
  );

/** What the SDK throws, as far as it is read here. */
interface SdkError extends Error {
  readonly code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
  readonly Region?: string;
}

const unreached = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  'TimeoutError',
  'NetworkingError',
]);

/** One line for what a bucket or the way to it refused: what is wrong, and what to do. */
export function bucketError(
  thrown: unknown,
  doing: string,
  name: string,
  endpoint = 'AWS',
): BucketError | ReleaseError {
  if (thrown instanceof ReleaseError) return thrown;
  const error = thrown as SdkError;
  const status = error.$metadata?.httpStatusCode;
  const line = (what: string, cure: string) =>
    new BucketError(`${name} at ${endpoint} ${what}. ${cure}. Nothing live was touched.`);
  if (error.name === 'NoSuchBucket')
    return line('does not exist', 'Create the bucket, or correct SITE_STORE');
  if (error.name === 'RequestTimeTooSkewed')
    return line(
      "refuses this machine's clock, which is more than a quarter of an hour off",
      `Set it (timedatectl set-ntp true); here it is ${new Date().toISOString().slice(0, 19)} UTC`,
    );
  if (error.name === 'CredentialsProviderError')
    return line('needs keys', 'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE');
  if (['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'ExpiredToken', 'InvalidToken'].includes(error.name))
    return line(
      `does not take these keys (${error.name})`,
      'Correct AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (AWS_SESSION_TOKEN where they are lent)',
    );
  if (status === 403 || status === 401)
    return line(
      `does not let these keys ${doing} (${status} ${error.name})`,
      'Give them s3:ListBucket, s3:GetObject, s3:PutObject and, to prune, s3:DeleteObject there; a site server needs the first two',
    );
  if (status === 301 || status === 307 || error.name === 'AuthorizationHeaderMalformed')
    return line('lies in another region', `Set AWS_REGION${error.Region ? ` to ${error.Region}` : ''}`);
  // The SDK wraps what it does not know; the code stands in the message then.
  const words = [error.code, error.name, ...error.message.split(/\W+/)];
  const code = words.find((word) => word !== undefined && unreached.has(word));
  if (code !== undefined)
    return line(
      `does not answer (${code})`,
      'Is it running, and SITE_STORE_ENDPOINT right? The same command goes on from here when it does',
    );
  return line(
    `could not ${doing} (${[status, error.name, error.message].filter(Boolean).join(' ')})`,
    'Run the command again; it goes on from here',
  );
}
