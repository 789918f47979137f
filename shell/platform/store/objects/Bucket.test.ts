import * as Sdk from '@aws-sdk/client-s3';
import { publicTypes } from '../../hosts/testing/publicFiles';
import { type BucketServer, startBucketServer } from '../../testing/startBucketServer';
import { Bucket } from './Bucket';
import { openBucket } from './openBucket';
import { each } from './ObjectStore';
import { getPoll } from '../storeAccess';

let server: BucketServer;
let bucket: Bucket;
const variables = { ...process.env };
beforeAll(async () => {
  server = await startBucketServer();
  bucket = await server.open();
});
afterAll(async () => {
  process.env = variables;
  await server.end();
});

/** The message that the user gets. */
const told = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing',
    (error: unknown) => `${(error as Error).name}: ${(error as Error).message}`,
  );
const open = async (env: NodeJS.ProcessEnv) => {
  const opened = await openBucket({ ...server.env, ...env });
  if (!opened) throw new Error('No bucket.');
  return opened;
};

it('lists more objects than fit into one answer, in order', async () => {
  const keys = Array.from({ length: 1_100 }, (_, index) => `many/${String(index).padStart(4, '0')}`);
  await each(keys, (key) => bucket.put(key, key));
  expect((await bucket.list('many/')).map(({ key }) => key)).toEqual(keys);
  expect((await bucket.get('many/0042'))?.body.toString()).toBe('many/0042');
  expect(await bucket.get('many/none')).toBeUndefined();
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
    const plain = await startBucketServer(conditions);
    try {
      const other = await open(plain.env);
      await expect(other.requireConditionalWrites()).rejects.toThrow(
        /^s3:\/\/site\/teams at http:\S+ does not support conditional writes \([^.]*\.$/,
      );
    } finally {
      await plain.end();
    }
  },
);

it('accepts a bucket with conditional writes, also when checked again', async () => {
  await bucket.requireConditionalWrites();
  await bucket.requireConditionalWrites();
});

it('accepts a bucket that compares ETags without quotes', async () => {
  const ceph = await startBucketServer('compared without quotes');
  try {
    const other = await open(ceph.env);
    await other.requireConditionalWrites();
    const first = (await other.put('one', 'first')) ?? '';
    expect(await other.put('one', 'second', { tag: first })).toBeDefined();
    expect(await other.put('one', 'third', { tag: first })).toBeUndefined();
  } finally {
    await ceph.end();
  }
});

describe('reports fault and cure in one line when', () => {
  afterEach(() => server.tell({ do: 'refuse', code: undefined }));

  it.each(['gs://site/teams', 's3:/site', 's3://', '/srv/site', 's3://site/../other', 's3://Site'])(
    'SITE_STORE is %s',
    async (value) => {
      const line = await told(open({ SITE_STORE: value }));
      expect(line).toBe(
        `ReleaseError: SITE_STORE must be s3://bucket or s3://bucket/prefix, not ${value}. Without it the folder SITE_DIR is the store.`,
      );
    },
  );

  it('the bucket does not exist', async () => {
    const other = await open({ SITE_STORE: 's3://other' });
    for (const work of [other.list(''), other.get('x'), other.put('x', 'y', { tag: '"1"' })])
      expect(await told(work)).toMatch(
        /^ReleaseError: s3:\/\/other at http:\S+ does not exist\. Create the bucket, or correct SITE_STORE\. Nothing live was touched\.$/,
      );
  });

  it('the keys lack rights', async () => {
    await server.tell({ do: 'refuse', code: 'AccessDenied' });
    expect(await told(bucket.put('pointers/shell.json', 'x'))).toMatch(
      /does not let these keys write pointers\/shell\.json \(403 AccessDenied\)\. Give them s3:ListBucket.*touched\.$/,
    );
    expect(await told(bucket.list('pointers/'))).toMatch(/does not let these keys list pointers\/ \(403/);
  });

  it('the keys are wrong or missing', async () => {
    process.env.AWS_ACCESS_KEY_ID = 'somebody';
    expect(await told((await open({})).list(''))).toMatch(
      /does not take these keys \(InvalidAccessKeyId\)\. Correct AWS_ACCESS_KEY_ID/,
    );
    delete process.env.AWS_ACCESS_KEY_ID;
    process.env.AWS_EC2_METADATA_DISABLED = 'true';
    expect(await told((await open({})).list(''))).toMatch(/needs keys\. Set AWS_ACCESS_KEY_ID/);
    process.env.AWS_ACCESS_KEY_ID = 'S3RVER';
  });

  it('the bucket refuses the clock', async () => {
    await server.tell({ do: 'refuse', code: 'RequestTimeTooSkewed' });
    expect(await told(bucket.list(''))).toMatch(/refuses this machine's clock.*timedatectl.*here it is 20/);
  });

  it('the bucket does not answer', async () => {
    await server.tell({ do: 'stop' });
    try {
      expect(await told(bucket.list(''))).toMatch(
        /does not answer \(ECONNREFUSED\)\. Is it running, and SITE_STORE_ENDPOINT right\?/,
      );
    } finally {
      await server.tell({ do: 'start' });
    }
  });

  it('SITE_STORE_POLL is not a number of seconds', () => {
    const of = (value?: string) => getPoll({ SITE_STORE_POLL: value });
    expect([of(), of(' '), of('0.5')]).toEqual([5, 5, 0.5]);
    for (const value of ['0', '-1', 'often', '1e9'])
      expect(() => of(value)).toThrow(`from 0.1 to 3600, not ${value}.`);
  });
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
