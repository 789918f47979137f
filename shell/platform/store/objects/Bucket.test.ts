import * as Sdk from '@aws-sdk/client-s3';
import { publicTypes } from '../../hosts/testing/publicFiles';
import type { BucketMessage } from '../../testing/bucketObjects';
import { memoryBucket } from '../../testing/memoryBucket';
import { type BucketServer, startBucketServer } from '../../testing/startBucketServer';
import { Bucket } from './Bucket';
import { openBucket } from './openBucket';
import { forEachConcurrently } from './ObjectStore';
import { getPoll } from '../storeAccess';

const variables = { ...process.env };
afterAll(() => {
  process.env = variables;
});

/** The message that the user gets. */
const told = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing',
    (error: unknown) => `${(error as Error).name}: ${(error as Error).message}`,
  );

let s3: BucketServer;
beforeAll(async () => void (s3 = await startBucketServer()));
afterAll(() => s3.end());

interface TestServer {
  /** Opens the part `teams` of a bucket. */
  open(bucket?: string): Promise<Bucket>;
  send(message: BucketMessage): Promise<void>;
}

function onServer(): TestServer {
  return { open: (bucket = 'site') => s3.open({ SITE_STORE: `s3://${bucket}/teams` }), send: s3.send };
}
function inMemory(): TestServer {
  const { open, send } = memoryBucket();
  return { open: async (bucket) => open(bucket), send };
}

// Most tests of the store use the bucket in memory, which therefore must answer as a server does.
describe.each([
  ['on a server', onServer],
  ['in memory', inMemory],
])('%s', (_where, start) => {
  let server: TestServer;
  let bucket: Bucket;
  beforeAll(async () => {
    server = start();
    bucket = await server.open();
  });

  afterEach(() => server.send({ do: 'compare', as: 'compared' }));

  it('lists more objects than fit into one answer, in order', async () => {
    const keys = Array.from({ length: 1_100 }, (_, index) => `many/${String(index).padStart(4, '0')}`);
    await forEachConcurrently(keys, (key) => bucket.put(key, key));
    expect((await bucket.list('many/')).map(({ key }) => key)).toEqual(keys);
    expect((await bucket.get('many/0042'))?.body.toString()).toBe('many/0042');
    expect(await bucket.get('many/none')).toBeUndefined();
  });

  it('removes one object, or all below a folder', async () => {
    for (const key of ['gone/one', 'gone/two', 'kept']) await bucket.put(key, key);
    await bucket.delete('gone/one');
    expect(await bucket.list('gone/')).toEqual([
      { key: 'gone/two', bytes: 8, modified: expect.any(Date) as Date },
    ]);
    await bucket.delete('gone/');
    await bucket.delete('gone/');
    expect(await bucket.list('gone/')).toEqual([]);
    expect((await bucket.get('kept'))?.body.toString()).toBe('kept');
  });

  it('replaces an object only in the expected version', async () => {
    expect(await bucket.put('one', 'first', { tag: null })).toBeDefined();
    expect(await bucket.put('one', 'second', { tag: null })).toBeUndefined();
    const { tag = '' } = (await bucket.get('one')) ?? {};
    const third = await bucket.put('one', 'third', { tag });
    expect(third).toBeDefined();
    expect(await bucket.put('one', 'fourth', { tag })).toBeUndefined();
    expect(await bucket.put('none', 'fifth', { tag })).toBeUndefined();
    expect(await bucket.get('one', third)).toBe('same');
    expect((await bucket.get('one'))?.body.toString()).toBe('third');
  });

  it.each(['ignored', 'not implemented', 'never met'] as const)(
    'refuses a bucket where conditional writes are %s, before anything is live there',
    async (conditions) => {
      await server.send({ do: 'back' });
      await server.send({ do: 'compare', as: conditions });
      await expect(bucket.requireConditionalWrites()).rejects.toThrow(
        /^s3:\/\/site\/teams at http:\S+ does not support conditional writes \([^.]*\. Use a bucket that does \([^.]*\.$/,
      );
    },
  );

  it('accepts a bucket with conditional writes, also when checked again', async () => {
    await bucket.requireConditionalWrites();
    await bucket.requireConditionalWrites();
  });

  it('accepts a bucket that compares ETags without quotes', async () => {
    await server.send({ do: 'compare', as: 'compared without quotes' });
    await bucket.requireConditionalWrites();
    const first = (await bucket.put('quoted', 'first')) ?? '';
    expect(await bucket.put('quoted', 'second', { tag: first })).toBeDefined();
    expect(await bucket.put('quoted', 'third', { tag: first })).toBeUndefined();
  });

  describe('reports the fault, and what to check, in one line when', () => {
    afterEach(() => server.send({ do: 'refuse', code: undefined }));

    it('the bucket does not exist', async () => {
      const other = await server.open('other');
      for (const work of [other.list(''), other.get('x'), other.put('x', 'y', { tag: '"1"' })])
        expect(await told(work)).toMatch(
          /^ReleaseError: s3:\/\/other\/teams at http:\S+ could not .*NoSuchBucket.*\. Check SITE_STORE, .*\. Nothing live was touched\.$/,
        );
    });

    it('the keys lack rights', async () => {
      await server.send({ do: 'refuse', code: 'AccessDenied' });
      expect(await told(bucket.put('pages/one', 'x'))).toMatch(
        /could not write pages\/one \(403 AccessDenied/,
      );
      expect(await told(bucket.list('pages/'))).toMatch(/could not list pages\/ \(403/);
    });

    it('the bucket does not answer', async () => {
      await server.send({ do: 'stop' });
      try {
        expect(await told(bucket.list(''))).toMatch(/could not list {2}\(.*ECONNREFUSED/);
      } finally {
        await server.send({ do: 'start' });
      }
    });
  });
});

it('stores the registered content type of each of a company’s own files', async () => {
  const sent: Sdk.PutObjectCommandInput[] = [];
  const send = ({ input }: Sdk.PutObjectCommand) => Promise.resolve({ ETag: String(sent.push(input)) });
  const own = new Bucket(Sdk, { send, config: {} } as unknown as Sdk.S3Client, 'site', '');
  for (const [name, type] of Object.entries(publicTypes)) {
    await own.put(`pages/abc/${name}`, name);
    expect(sent.at(-1)).toMatchObject({ Key: `pages/abc/${name}`, ContentType: type });
  }
});

describe('from the environment', () => {
  const open = async (env: NodeJS.ProcessEnv) => {
    const opened = await openBucket({ ...s3.env, ...env });
    if (!opened) throw new Error('No bucket.');
    return opened;
  };

  it.each(['gs://site/teams', 's3:/site', 's3://', '/srv/site', 's3://site/../other', 's3://Site'])(
    'SITE_STORE is %s',
    async (value) => {
      const line = await told(open({ SITE_STORE: value }));
      expect(line).toBe(
        `ReleaseError: SITE_STORE must be s3://bucket or s3://bucket/prefix, not ${value}. Without it the folder SITE_DIR is the store.`,
      );
    },
  );

  it('the keys are wrong or missing', async () => {
    process.env.AWS_ACCESS_KEY_ID = 'somebody';
    expect(await told((await open({})).list(''))).toMatch(
      /\(403 InvalidAccessKeyId .*\. Check .* the keys and their rights/,
    );
    delete process.env.AWS_ACCESS_KEY_ID;
    process.env.AWS_EC2_METADATA_DISABLED = 'true';
    expect(await told((await open({})).list(''))).toMatch(/CredentialsProviderError/);
    process.env.AWS_ACCESS_KEY_ID = 'S3RVER';
  });

  it('uses the bucket’s time when the machine’s clock is wrong', async () => {
    const right = Date.now;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => right() + 3_600_000);
    try {
      const other = await open({});
      await other.list('one');
      expect(Math.abs(other.now().getTime() - right())).toBeLessThan(60_000);
    } finally {
      clock.mockRestore();
    }
  });

  it('SITE_STORE_POLL is not a number of seconds', () => {
    const of = (value?: string) => getPoll({ SITE_STORE_POLL: value });
    expect([of(), of(' '), of('0.5')]).toEqual([5, 5, 0.5]);
    for (const value of ['0', '-1', 'often', '1e9'])
      expect(() => of(value)).toThrow(`from 0.1 to 3600, not ${value}.`);
  });
});
