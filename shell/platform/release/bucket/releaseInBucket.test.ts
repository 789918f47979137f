import { apps } from 'shared-content/federation';
import type { Bucket } from '../../store/bucket/Bucket';
import { pullLive } from '../../store/bucket/followBucket';
import { readPointers } from '../../store/bucket/pointers';
import { readHistory } from '../../store/history';
import { readSettings } from '../../store/SiteSettings';
import { versionTimeline } from '../../store/timeline';
import type { Conditions } from '../../testing/bucketServer';
import { type FakeMachine, fakeMachine } from '../../testing/fakeMachine';
import { fakeSettings } from '../../testing/fakeSite';
import { type BucketServer, startBucketServer } from '../../testing/startBucketServer';
import { releaseGenerationInBucket } from './releaseInBucket';

const names = apps.map(({ name }) => name);

describe.each<Conditions>(['compared', 'ignored', 'not implemented'])(
  'a bucket whose conditional writes are %s',
  (conditions) => {
    let server: BucketServer;
    let bucket: Bucket;
    let a: FakeMachine;
    let b: FakeMachine;
    let first: FakeMachine;
    beforeAll(async () => {
      server = await startBucketServer(conditions);
      bucket = await server.open();
      first = await fakeMachine(bucket);
      await first.release(names.map((app) => ({ app, word: 'one' })));
      await server.tell({ do: 'keep' });
    });
    beforeEach(async () => {
      await server.tell({ do: 'back' });
      a = await fakeMachine(bucket, first);
      b = await fakeMachine(bucket);
    });
    afterEach(async () => {
      for (const machine of [a, b]) await machine.close();
    });
    afterAll(async () => {
      await first.close();
      await server.end();
    });

    /** What a machine with nothing has after a pull. */
    async function fresh(): Promise<FakeMachine> {
      const machine = await fakeMachine(bucket);
      await pullLive(bucket, machine.store);
      return machine;
    }

    it('makes what two machines release at the same time live, both', async () => {
      const beforeSwitch = jest.fn(async (_generation: string) => {});
      const released = await a.release([{ app: 'mfe-services', word: 'two' }], {
        async beforeSwitch(generation) {
          await beforeSwitch(generation);
          if (beforeSwitch.mock.calls.length === 1) await b.release([{ app: 'mfe-company', word: 'three' }]);
        },
      });
      const server = await fresh();
      try {
        for (const machine of [a, server]) {
          expect(await machine.store.current()).toBe(released.generation);
          expect([await machine.word('services.html'), await machine.word('about.html')]).toEqual([
            'two',
            'three',
          ]);
        }
        // The hook saw what went live, too, before it did.
        expect(beforeSwitch.mock.calls.map(([generation]) => generation).at(-1)).toBe(released.generation);
        expect(beforeSwitch).toHaveBeenCalledTimes(2);
        await b.converge();
        expect(await b.store.current()).toBe(released.generation);
        const history = await readHistory(b.store);
        expect(history.map(({ action, apps: moved }) => [action, moved])).toEqual([
          ['release', [...names].sort()],
          ['release', ['mfe-company']],
          ['release', ['mfe-services']],
        ]);
        expect(await readHistory(a.store)).toEqual(history);
        for (const app of ['mfe-company', 'mfe-services'])
          expect(versionTimeline(history, app)).toHaveLength(2);
      } finally {
        await server.close();
      }
    });

    it('puts a release back that does not go with what came in the same moment, and says so', async () => {
      let times = 0;
      const title = 'The same title';
      const refused = a.release([{ app: 'mfe-services', word: 'two', title }], {
        async beforeSwitch() {
          times += 1;
          if (times === 1) await b.release([{ app: 'mfe-company', word: 'three', title }]);
        },
      });
      await expect(refused).rejects.toThrow(
        /^mfe-services was put back: it does not go with what was released in the same moment\. .*The same title/s,
      );
      const server = await fresh();
      for (const machine of [a, server])
        expect([await machine.word('services.html'), await machine.word('about.html')]).toEqual([
          'one',
          'three',
        ]);
      await server.close();
      expect((await b.converge()).refused).toBeUndefined();
      expect((await readHistory(b.store)).map(({ apps: moved }) => moved)).toEqual([
        [...names].sort(),
        ['mfe-company'],
      ]);
    });

    it('lets one of two releases of the same app be live, and tells the other', async () => {
      let times = 0;
      const first = a.release([{ app: 'mfe-services', word: 'two' }], {
        async beforeSwitch() {
          times += 1;
          if (times === 1) await b.release([{ app: 'mfe-services', word: 'three' }]);
        },
      });
      if (conditions === 'compared') {
        await expect(first).rejects.toThrow(/^mfe-services was moved meanwhile \(release by .*Run it again/);
        await a.converge();
        expect(await a.word('services.html')).toBe('three');
      } else {
        await first;
        await b.converge();
        expect(await b.word('services.html')).toBe('two');
      }
    });

    it('refuses before anything in the bucket is touched', async () => {
      const before = (await bucket.list('')).map(({ key, tag }) => `${key} ${tag}`);
      await expect(
        a.release([{ app: 'mfe-services', word: 'two', render: 'throw new Error("no")' }]),
      ).rejects.toThrow('no');
      await expect(
        a.release([{ app: 'mfe-services', word: 'two' }], {
          beforeSwitch: () => Promise.reject(new Error('hook')),
        }),
      ).rejects.toThrow('hook');
      await a.release([{ app: 'mfe-services', word: 'two' }], { dryRun: true });
      expect((await bucket.list('')).map(({ key, tag }) => `${key} ${tag}`)).toEqual(before);
      expect(await a.word('services.html')).toBe('one');
    });

    it('goes back whole, with settings and several apps, as one move', async () => {
      const first = (await a.store.current()) ?? '';
      const settings = { ...fakeSettings, siteUrl: 'https://www.other.example' };
      await b.release(
        [
          { app: 'mfe-services', word: 'two' },
          { app: 'shell', word: 'two' },
        ],
        { settings },
      );
      await a.converge();
      expect((await readSettings(a.store))?.siteUrl).toBe('https://www.other.example');
      const options = { store: a.store, action: 'rollback', say: () => {} } as const;
      const { generation, switched } = await a.locked(() =>
        releaseGenerationInBucket(a.shared, first, options),
      );
      expect([generation, switched]).toEqual([first, true]);
      await b.converge();
      expect(await b.store.current()).toBe(first);
      expect((await readSettings(b.store))?.siteUrl).toBe(fakeSettings.siteUrl);
      const { moves } = await readPointers(bucket);
      expect(new Set(['shell', 'mfe-services', 'settings'].map((name) => moves[name]?.id)).size).toBe(1);
      expect((await readHistory(b.store)).at(-1)).toMatchObject({
        action: 'rollback',
        apps: ['mfe-services', 'shell'],
        settings: ['SITE_URL: https://www.other.example → https://site.example.com'],
      });
    });
  },
);
