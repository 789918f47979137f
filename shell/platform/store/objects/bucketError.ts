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

/** The fields of an SDK error that this file reads. */
interface SdkError extends Error {
  readonly code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
  readonly Region?: string;
}

const unreached =
  /^(?:E(?:CONNREFUSED|CONNRESET|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH|PIPE|TIMEDOUT)|TimeoutError|NetworkingError)$/;

type Words = (error: SdkError, doing: string) => string;
const keys = 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
const wrongKeys: Words = ({ name }) =>
  `does not take these keys (${name}). Correct ${keys} (and AWS_SESSION_TOKEN for temporary keys)`;
const noRights: Words = ({ name, $metadata }, doing) =>
  `does not let these keys ${doing} (${$metadata?.httpStatusCode} ${name}). Give them s3:ListBucket, s3:GetObject, s3:PutObject and s3:DeleteObject there; a site server needs the first two, a preview the first three`;
const otherRegion: Words = ({ Region }) =>
  `is in another region. Set AWS_REGION${Region ? ` to ${Region}` : ''}`;

/** Known errors, by name or else by status: the fault, and what to do. */
const known: Readonly<Record<string, Words>> = {
  NoSuchBucket: () => 'does not exist. Create the bucket, or correct SITE_STORE',
  RequestTimeTooSkewed: () =>
    `refuses this machine's clock, which is more than a quarter of an hour off. Set it (timedatectl set-ntp true); here it is ${new Date().toISOString().slice(0, 19)} UTC`,
  CredentialsProviderError: () => `needs keys. Set ${keys}, or AWS_PROFILE`,
  InvalidAccessKeyId: wrongKeys,
  SignatureDoesNotMatch: wrongKeys,
  ExpiredToken: wrongKeys,
  InvalidToken: wrongKeys,
  AuthorizationHeaderMalformed: otherRegion,
  401: noRights,
  403: noRights,
  301: otherRegion,
  307: otherRegion,
};

/** Turns any failure of a bucket or its connection into one line: the fault, and what to do. */
export function bucketError(thrown: unknown, doing: string, name: string, endpoint = 'AWS'): ReleaseError {
  if (thrown instanceof ReleaseError) return thrown;
  const error = thrown as SdkError;
  const status = error.$metadata?.httpStatusCode;
  // The SDK wraps errors that it does not know; only the message has their code.
  const words = [error.code ?? '', error.name, ...error.message.split(/\W+/)];
  const code = words.find((word) => unreached.test(word));
  const fault =
    (known[error.name] ?? known[status ?? ''])?.(error, doing) ??
    (code
      ? `does not answer (${code}). Is it running, and SITE_STORE_ENDPOINT right? Run the same command again when it does; it continues`
      : `could not ${doing} (${[status, error.name, error.message].filter(Boolean).join(' ')}). Run the command again; it continues`);
  return new BucketError(`${name} at ${endpoint} ${fault}. Nothing live was touched.`);
}
