import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Bucket } from '../store/objects/Bucket';
import { openBucket } from '../store/objects/openBucket';
import type { BucketMessage } from './bucketObjects';

/** Starts an S3 server in a process of its own, on a free port, with one empty bucket. */
export async function startBucketServer() {
  const child = fork(path.resolve('shell/platform/testing/bucketServer.ts'), {
    // s3rver encrypts the tokens of its listings with DES.
    execArgv: ['--import', 'tsx', '--openssl-legacy-provider'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  child.setMaxListeners(0);
  const answered = async () => {
    const [answer] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => {
        throw new Error(`The S3 server ended with ${String(code)}.`);
      }),
    ])) as [{ port: number }];
    return answer;
  };
  const { port } = await answered();
  const env = {
    SITE_STORE: 's3://site/teams',
    SITE_STORE_ENDPOINT: `http://127.0.0.1:${port}`,
    // The account that s3rver accepts.
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    AWS_REGION: 'us-east-1',
  };
  return {
    port,
    /** Variables by which commands and servers find the bucket. */
    env,
    async open(more: NodeJS.ProcessEnv = {}): Promise<Bucket> {
      // The SDK reads keys from the environment itself.
      Object.assign(process.env, env, more);
      const bucket = await openBucket({ ...env, ...more });
      if (!bucket) throw new Error('No bucket.');
      return bucket;
    },
    /** Resolves when the server has done it. */
    async send(message: BucketMessage): Promise<void> {
      const done = answered();
      child.send(message);
      await done;
    },
    async end(): Promise<void> {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

export type BucketServer = Awaited<ReturnType<typeof startBucketServer>>;
