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
import type { SiteFolder } from './SiteFolder';

const preview = (generation: string) => ({
  name: 'pr-1',
  generation,
  at: '2026-01-01T00:00:00.000Z',
  until: '2999-01-01T00:00:00.000Z',
  apps: {},
});

/** Makes a store of the older format: a link, a line for each entry, a file for each preview. */
async function makeOld(siteFolder: SiteFolder): Promise<void> {
  const lines = (await readHistory(siteFolder)).map((entry) => `\n${JSON.stringify(entry)}\n`);
  await writeFile(path.join(siteFolder.path, 'history.jsonl'), lines.join(''));
  await mkdir(path.join(siteFolder.path, 'previews'));
  await writeFile(
    path.join(siteFolder.path, 'previews', 'pr-1.json'),
    JSON.stringify(preview((await siteFolder.current()) ?? '')),
  );
  for (const name of ['state.json', 'history'])
    await rm(path.join(siteFolder.path, name), { recursive: true });
}

it('the first command converts a folder of the previous format with its history; previews end', async () => {
  const siteFolder = await fakeSite();
  await releaseFake(siteFolder, { app: 'mfe-services', word: 'two' });
  const history = await readHistory(siteFolder);
  const live = await siteFolder.current();
  await makeOld(siteFolder);
  const said: string[] = [];
  const access = folderAccess(siteFolder, (line) => void said.push(line));
  const { state } = await withStoreLock(siteFolder.path, { wait: 0 }, () => refresh(access));
  expect(state).toMatchObject({ number: 3, live: { generation: live }, settings: fakeSettings });
  expect(state.before).toEqual([history[0]?.generation]);
  expect(await readHistory(siteFolder)).toEqual(history);
  expect(readPreviews(siteFolder)).toEqual([]);
  expect(said).toEqual([expect.stringMatching(/was converted.*A canary and previews have ended/)]);
  // The next release continues the numbers.
  await releaseFake(siteFolder, { app: 'mfe-company', word: 'two' });
  expect((await readState(folderAccess(siteFolder).store)).state.number).toBe(4);
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
    const history = await readHistory(machine.siteFolder);
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
    expect(await other.siteFolder.current()).toBe(state.live?.generation);
    expect((await readState(bucket)).state).toMatchObject({
      number: 3,
      live: state.live,
      before: state.before,
    });
    expect(await readHistory(other.siteFolder)).toEqual(history);
    expect(readPreviews(other.siteFolder)).toEqual([]);
    expect((await bucket.list('pointers/')).map(({ key }) => key)).toContain('pointers/moved-to-state.json');
    await other.release([{ app: 'mfe-company', word: 'three' }]);
    expect((await readState(bucket)).state.number).toBe(4);
    await other.close();
  });
});

it('a folder that is a store itself is refused as a copy of a bucket', async () => {
  const server = memoryBucket();
  const bucket = server.open();
  const siteFolder = await fakeSite();
  const access = { store: bucket, siteFolder, say: () => {} };
  const enter = () => withStoreLock(siteFolder.path, { wait: 0 }, () => refresh(access));
  const own = await readFile(path.join(siteFolder.path, 'state.json'), 'utf8');
  const words = /is a store of its own, not a copy of s3:\/\/site\/teams\. Name another folder/;
  const other = await fakeMachine(bucket);
  try {
    await expect(enter()).rejects.toThrow(words);
    await other.release(apps.map(({ name }) => ({ app: name, word: 'one' })));
    await expect(enter()).rejects.toThrow(words);
    expect(await readFile(path.join(siteFolder.path, 'state.json'), 'utf8')).toBe(own);
  } finally {
    await other.close();
  }
});
