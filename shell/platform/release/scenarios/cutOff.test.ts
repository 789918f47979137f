import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withStoreLock } from 'shared-content/artifact/withStoreLock';
import { apps } from 'shared-content/federation';
import type { Bucket } from '../../store/objects/Bucket';
import { generationItem } from '../../store/items';
import { refresh } from '../../store/storeAccess';
import { SiteFolder } from '../../store/SiteFolder';
import { cutOff } from '../../testing/cutOff';
import { type FakeMachine, fakeMachine } from '../../testing/fakeMachine';
import { type MemoryBucket, memoryBucket } from '../../testing/memoryBucket';
import { prune as pruneStore } from '../../store/prune';
import { restoreGeneration } from '../release';
import { verify } from '../../store/verify';
import { generationsIn } from '../../testing/fakeSite';

// Cuts in the middle, and before the last requests, for the state. raceTable.ts cuts at any step of a
// release, by kill -9 and with two processes at once.
const getSteps = (all: number) => [Math.floor(all / 2), all - 2, all - 1];

let s3: MemoryBucket;
let bucket: Bucket;
let own: Bucket;
let cut: FakeMachine;
let other: FakeMachine;
beforeAll(async () => {
  s3 = memoryBucket();
  bucket = s3.open();
  // The connection of this machine to the bucket is cut.
  own = s3.open();
  cut = await fakeMachine(own);
  other = await fakeMachine(bucket);
  await cut.release(apps.map(({ name }) => ({ app: name, word: 'one' })));
});
afterAll(async () => {
  for (const machine of [cut, other]) await machine.close();
});

/** The word of a page that another machine serves after its next command; checks that nothing is corrupt. */
async function served(): Promise<string | undefined> {
  await other.refresh();
  expect((await other.locked(() => verify(other.access))).faults.map(({ what }) => what)).toEqual([]);
  return other.word('services.html');
}

/** Cuts some work at each chosen step, and checks the rest. The command must report it in one line. */
async function cutEach(
  whole: (word: string) => Promise<unknown>,
  { kind, check }: { kind: 'write' | 'read'; check: (word: string) => Promise<void> },
): Promise<void> {
  const { count, restore } = cutOff(own, kind);
  await whole('uncut');
  restore();
  for (const step of getSteps(count())) {
    await cut.refresh();
    const word = `cut-${step}`;
    const off = cutOff(own, kind, step);
    await expect(whole(word)).rejects.toThrow(/could not .* \(.*ECONNREFUSED/);
    off.restore();
    await check(word);
  }
}

it('a release that loses the bucket leaves the old or new site; repeating it works', async () => {
  const release = (word: string) => cut.release([{ app: 'mfe-services', word }]);
  let before = 'uncut';
  await cutEach(release, {
    kind: 'write',
    async check(word) {
      expect([before, word]).toContain(await served());
      await release(word);
      expect(await served()).toBe(word);
      before = word;
    },
  });
});

it('an interrupted rollback of several apps applies to all of them or none', async () => {
  const { siteFolder, access } = cut;
  const first = (await siteFolder.current()) ?? '';
  await cut.release(['mfe-services', 'mfe-company'].map((app) => ({ app, word: 'together' })));
  const second = (await siteFolder.current()) ?? '';
  const goTo = (generation: string) => cut.locked(() => restoreGeneration(access, generation));
  const { count, restore } = cutOff(own, 'read');
  await goTo(first);
  restore();
  // The bucket has all that the generation needs: after some reads, the state is the only write.
  expect(count()).toBeGreaterThan(1);
  for (let step = 0; step <= count(); step += 1) {
    await cut.refresh();
    const off = cutOff(own, 'read', step);
    await expect(goTo((await siteFolder.current()) === first ? second : first)).rejects.toThrow(
      /ECONNREFUSED/,
    );
    off.restore();
    expect((await served()) === 'together').toBe((await other.word('about.html')) === 'together');
  }
});

it('an interrupted prune removes nothing that is needed, and the next one finishes it', async () => {
  const live = await served();
  const prune = () => cut.locked(() => pruneStore({ ...cut.access, keep: 1, days: 0, dryRun: false }));
  await s3.send({ do: 'age', hours: 25 });
  for (const step of [1, 5]) {
    await cut.refresh();
    const off = cutOff(own, 'write', step);
    await expect(prune()).rejects.toThrow(/could not .* \(.*ECONNREFUSED/);
    off.restore();
    expect(await served()).toBe(live);
  }
  const before = await bucket.list('');
  await prune();
  expect((await bucket.list('')).length).toBeLessThan(before.length);
  expect(await prune()).toEqual([]);
  expect(await served()).toBe(live);
});

it('an interrupted copy has complete items only, and continues when the bucket is back', async () => {
  const copy = async (siteFolder: SiteFolder) => {
    await withStoreLock(siteFolder.path, { wait: 10 }, () =>
      refresh({ store: own, siteFolder, log: () => {} }),
    );
  };
  const folder = () => mkdtemp(path.join(tmpdir(), 'fake-copy-'));
  const first = new SiteFolder(await folder());
  const { count, restore } = cutOff(own, 'read');
  await copy(first);
  restore();
  const stores = [first];
  for (const step of getSteps(count())) {
    const siteFolder = new SiteFolder(await folder());
    stores.push(siteFolder);
    const off = cutOff(own, 'read', step);
    await expect(copy(siteFolder)).rejects.toThrow(/could not .* \(.*ECONNREFUSED/);
    off.restore();
    for (const id of await generationsIn(siteFolder))
      expect(await siteFolder.findFault(generationItem(id), true)).toBeUndefined();
    const shown = await siteFolder.current();
    expect(shown === undefined || (await siteFolder.hasGeneration(shown))).toBe(true);
    await copy(siteFolder);
    expect(await siteFolder.current()).toBe(await first.current());
  }
  for (const siteFolder of stores) await rm(siteFolder.path, { recursive: true, force: true });
});
