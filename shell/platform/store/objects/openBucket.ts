import { Bucket, BucketError } from './Bucket';

/**
 * Opens the bucket that SITE_STORE names; undefined where it is not set and the folder is the store. The SDK's usual
 * variables give endpoint, region and keys. SITE_STORE_ENDPOINT sets an endpoint for the site alone.
 */
export async function openBucket(env: NodeJS.ProcessEnv): Promise<Bucket | undefined> {
  const value = env.SITE_STORE?.trim();
  if (!value) return undefined;
  const { bucket, prefix } = getName(value);
  // package-lock.json fixes the SDK; its warning about Node versions would precede every output.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const sdk = await import('@aws-sdk/client-s3');
  const endpoint = env.SITE_STORE_ENDPOINT?.trim() || undefined;
  const client = new sdk.S3Client({
    ...(endpoint !== undefined && { endpoint }),
    // Self-hosted endpoints seldom have a host name for each bucket.
    forcePathStyle: endpoint !== undefined,
    region: env.AWS_REGION || env.AWS_DEFAULT_REGION || 'us-east-1',
    followRegionRedirects: true,
    // Manifests have the hashes; buckets other than AWS's refuse the SDK's own checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 4,
    requestHandler: {
      ...(await proxyAgents()),
      connectionTimeout: 4_000,
      requestTimeout: 60_000,
      throwOnRequestTimeout: true,
      socketTimeout: 15_000,
    },
  });
  return new Bucket(sdk, client, bucket, prefix, endpoint ?? env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL);
}

/** Sends the client's connections through the environment's proxy, if it names one (NO_PROXY excepted). */
async function proxyAgents() {
  if (!['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'].some((name) => process.env[name]?.trim()))
    return {};
  const { ProxyAgent } = await import('proxy-agent');
  const agent = new ProxyAgent({ keepAlive: true });
  return { httpAgent: agent, httpsAgent: agent };
}

/** Parses bucket and prefix from `s3://bucket/prefix`. */
function getName(value: string): { readonly bucket: string; readonly prefix: string } {
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+[a-z0-9])((?:\/[\w.-]+)*)\/?$/.exec(value) ?? [];
  if (bucket === undefined || /\/\.+(\/|$)/.test(path))
    throw new BucketError(
      `SITE_STORE must be s3://bucket or s3://bucket/prefix, not ${value}. Without it the folder SITE_DIR is the store.`,
    );
  return { bucket, prefix: path.slice(1) };
}
