import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { apps } from 'shared-content/federation';
import { type FakeMachine, fakeMachine } from '../testing/fakeMachine';
import { fakeSettings, fakeSite, releaseFake } from '../testing/fakeSite';
import { type MemoryBucket, memoryBucket } from '../testing/memoryBucket';
import { withStoreLock } from 'shared-content/artifact/withStoreLock';
import { readHistory } from './history';
import type { Bucket } from './objects/Bucket';
import { folderAccess, refresh } from './storeAccess';
import { readPreviews } from './previews';
import { readState } from './state';
import type { Store } from './Store';

const preview = (generation: string) => ({
  name: 'pr-1',
  generation,
  at: '2026-01-01T00:00:00.000Z',
  until: '2999-01-01T00:00:00.000Z',
  apps: {},
});

/** Makes a store of the older format: a link, a line for each entry, a file for each preview. */
async function makeOld(store: Store): Promise<void> {
  const lines = (await readHistory(store)).map((entry) => `\n${JSON.stringify(entry)}\n`);
  await writeFile(path.join(store.folder, 'history.jsonl'), lines.join(''));
  await mkdir(path.join(store.folder, 'previews'));
  await writeFile(
    path.join(store.folder, 'previews', 'pr-1.json'),
    JSON.stringify(preview((await store.current()) ?? '')),
  );
  for (const name of ['state.json', 'history']) await rm(path.join(store.folder, name), { recursive: true });
}

it('the first command converts a folder of the previous format with its history; previews end', async () => {
  const store = await fakeSite();
  await releaseFake(store, { app: 'mfe-services', word: 'two' });
  const history = await readHistory(store);
  const live = await store.current();
  await makeOld(store);
  const said: string[] = [];
  const access = folderAccess(store, (line) => void said.push(line));
  const { state } = await withStoreLock(store.folder, { wait: 0 }, () => refresh(access));
  expect(state).toMatchObject({ number: 3, live: { generation: live }, settings: fakeSettings });
  expect(state.before).toEqual([history[0]?.generation]);
  expect(await readHistory(store)).toEqual(history);
  expect(readPreviews(store)).toEqual([]);
  expect(said).toEqual([expect.stringMatching(/was converted.*A canary and previews have ended/)]);
  // The next release continues the numbers.
  await releaseFake(store, { app: 'mfe-company', word: 'two' });
  expect((await readState(folderAccess(store).objects)).state.number).toBe(4);
});

describe('a bucket of the previous format', () => {
  let server: MemoryBucket;
  let bucket: Bucket;
  let machine: FakeMachine;
  beforeAll(async () => {
    server = memoryBucket();
    bucket = server.open();
    machine = await fakeMachine(bucket);
    await machine.release(apps.map(({ name }) => ({ app: name, word: 'one' })));
    await machine.release([{ app: 'mfe-services', word: 'two' }]);
  });
  afterAll(async () => {
    await machine.close();
  });

  it('is converted by the first command, and old commands find no readable pointer', async () => {
    const { state } = await readState(bucket);
    const history = await readHistory(machine.store);
    const versions = state.live?.versions ?? { shell: '' };
    for (const [app, version] of Object.entries(versions))
      await bucket.put(
        `pointers/${app}.json`,
        JSON.stringify({ to: { [app]: version }, ...(app === 'shell' && { apps: Object.keys(versions) }) }),
      );
    await bucket.put('pointers/settings.json', JSON.stringify({ settings: fakeSettings }));
    // A storage console creates such an object for a folder.
    await bucket.put('pointers/', '');
    for (const [index, entry] of history.entries()) {
      await bucket.delete(`history/${index + 1}.json`);
      await bucket.put(`history/${entry.at}-0000000${index}.json`, JSON.stringify(entry));
    }
    await bucket.put('previews/pr-1.json', JSON.stringify(preview(state.live?.generation ?? '')));
    await bucket.delete('state.json');

    const other = await fakeMachine(bucket);
    await other.refresh();
    expect(await other.store.current()).toBe(state.live?.generation);
    expect((await readState(bucket)).state).toMatchObject({
      number: 3,
      live: state.live,
      before: state.before,
    });
    expect(await readHistory(other.store)).toEqual(history);
    expect(readPreviews(other.store)).toEqual([]);
    expect((await bucket.list('pointers/')).map(({ key }) => key)).toContain('pointers/moved-to-state.json');
    await other.release([{ app: 'mfe-company', word: 'three' }]);
    expect((await readState(bucket)).state.number).toBe(4);
    await other.close();
  });
});

it('a folder that is a store itself is refused as a copy of a bucket', async () => {
  const server = memoryBucket();
  const bucket = server.open();
  const store = await fakeSite();
  const access = { objects: bucket, store, say: () => {} };
  const enter = () => withStoreLock(store.folder, { wait: 0 }, () => refresh(access));
  const own = await readFile(path.join(store.folder, 'state.json'), 'utf8');
  const words = /is a store of its own, not a copy of s3:\/\/site\/teams\. Name another folder/;
  const other = await fakeMachine(bucket);
  try {
    await expect(enter()).rejects.toThrow(words);
    await other.release(apps.map(({ name }) => ({ app: name, word: 'one' })));
    await expect(enter()).rejects.toThrow(words);
    expect(await readFile(path.join(store.folder, 'state.json'), 'utf8')).toBe(own);
  } finally {
    await other.close();
  }
});
