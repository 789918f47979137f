import { readFile } from 'node:fs/promises';
import { apps } from 'shared-content/federation';
import type { Expected, ObjectStore } from '../../../store/objects/ObjectStore';
import { previewsIn, writePreview } from '../../../store/previews';
import { pushGeneration } from '../../../store/push';
import { readState, stateKey } from '../../../store/state';
import { type FakeMachine, fakeMachine } from '../../../testing/fakeMachine';
import { type MemoryBucket, memoryBucket } from '../../../testing/memoryBucket';

interface Statement {
  readonly Action: string | readonly string[];
  readonly Resource: string | readonly string[];
  readonly Condition?: { readonly Null?: { readonly 's3:if-none-match'?: string } };
}

/** The rights as the READMEs print them. */
async function printed(): Promise<readonly Statement[]> {
  for (const readme of ['README.md', 'shell/platform/README.md', 'shell/platform/store/README.md'])
    for (const [, json = ''] of (await readFile(readme, 'utf8')).matchAll(/```json\n([\s\S]*?)\n```/g))
      if (json.includes('previews.json')) return JSON.parse(json) as Statement[];
  throw new Error('No README prints rights for previews.');
}

/** A store behind keys with these rights: what no statement allows is denied. */
function limitedTo(rights: readonly Statement[], store: ObjectStore): ObjectStore {
  const allow = (action: string, key: string, expected?: Expected) => {
    const name = `arn:aws:s3:::site/www/${key}`;
    const isNew = expected?.tag === null;
    const isAllowed = rights.some(
      ({ Action, Resource, Condition }) =>
        [Action].flat().includes(action) &&
        [Resource].flat().some((one) => new RegExp(`^${one.replaceAll('*', '.*')}$`).test(name)) &&
        (Condition?.Null?.['s3:if-none-match'] !== 'false' || isNew),
    );
    if (!isAllowed) throw new Error(`denied: ${action} ${key}`);
  };
  return {
    name: store.name,
    grace: store.grace,
    now: () => store.now(),
    get: (async (key: string, known?: string) => {
      allow('s3:GetObject', key);
      return store.get(key, known);
    }) as ObjectStore['get'],
    async list(folder) {
      allow('s3:GetObject', folder);
      return store.list(folder);
    },
    async put(key, body, expected) {
      allow('s3:PutObject', key, expected);
      return store.put(key, body, expected);
    },
    async delete(key) {
      allow('s3:DeleteObject', key);
      return store.delete(key);
    },
  };
}

let s3: MemoryBucket;
let owner: FakeMachine;
let guest: FakeMachine;
beforeAll(async () => {
  s3 = memoryBucket();
  const bucket = s3.open();
  owner = await fakeMachine(bucket);
  await owner.release(apps.map(({ name }) => ({ app: name, word: 'one' })));
  guest = await fakeMachine(limitedTo(await printed(), bucket));
});
afterAll(async () => {
  await owner.close();
  await guest.close();
});

it('keys with the printed rights make a preview and cannot change the live site', async () => {
  const { store } = guest.access;
  const before = await readState(store);
  const { generation } = await guest.release([{ app: 'mfe-services', word: 'two' }], { dryRun: true });
  await pushGeneration(store, guest.siteFolder, generation);
  const until = new Date(Date.now() + 86_400_000).toISOString();
  await writePreview(store, { name: 'pr-42', generation, at: until, until, apps: {} });
  expect((await previewsIn(owner.access.store)).map(({ name }) => name)).toEqual(['pr-42']);
  expect(await readState(store)).toEqual(before);
});

it('keys with the printed rights cannot overwrite live objects and cannot delete', async () => {
  const { store } = guest.access;
  const live = (await owner.siteFolder.current()) ?? '';
  const keys = [
    ...(await store.list('pages/')),
    ...(await store.list('assets/')),
    ...(await store.list('bundles/')),
  ].map(({ key }) => key);
  expect(keys).toContain(`pages/${live}/index.html`);
  const { tag } = await readState(store);
  await expect(store.put(stateKey, '{}', { tag })).rejects.toThrow('denied: s3:PutObject state.json');
  for (const key of [stateKey, 'history/2.json', 'conditions.json', 'pointers/shell.json', 'canary.json'])
    for (const expected of [undefined, { tag: null }])
      await expect(store.put(key, '{}', expected)).rejects.toThrow(`denied: s3:PutObject ${key}`);
  for (const key of keys) {
    await expect(store.put(key, 'other')).rejects.toThrow('denied');
    expect(await store.put(key, 'other', { tag: null })).toBeUndefined();
    await expect(store.delete(key)).rejects.toThrow('denied');
  }
  await expect(guest.release([{ app: 'mfe-services', word: 'three' }])).rejects.toThrow('denied');
  await owner.refresh();
  expect(await owner.word('services.html')).toBe('one');
});
