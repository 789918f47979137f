import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apps } from 'shared-content/federation';
import { FolderObjects } from '../../store/objects/FolderObjects';
import { readState, stateKey } from '../../store/state';
import { type FakeMachine, fakeMachine } from '../../testing/fakeMachine';

// This store writes, but the answer gets lost on its way.
let store: FolderObjects;
let machine: FakeMachine;
beforeEach(async () => {
  store = new FolderObjects(await mkdtemp(path.join(tmpdir(), 'lost-answers-')));
  machine = await fakeMachine(store);
  await machine.release(apps.map(({ name }) => ({ app: name, word: 'one' })));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await machine.close();
  await rm(store.name, { recursive: true });
});

/** Writes the next state, and then runs this instead of answering. */
function losing(instead: () => Promise<string | undefined>) {
  const put = store.put.bind(store);
  jest.spyOn(store, 'put').mockImplementation(async (key, ...rest) => {
    const tag = await put(key, ...rest);
    return key === stateKey ? instead() : tag;
  });
}

it('a release recognizes its own state after a repeated request that the bucket refuses', async () => {
  losing(async () => undefined);
  const { generation } = await machine.release([{ app: 'mfe-services', word: 'two' }]);
  const { state } = await readState(store);
  expect([state.number, state.history.at(-1)?.generation]).toEqual([2, generation]);
});

it('a release without any answer reports an unknown result, which the next command completes', async () => {
  const get = store.get.bind(store);
  let isAway = false;
  jest.spyOn(store, 'get').mockImplementation((async (...args: Parameters<typeof get>) => {
    if (isAway) throw new Error('It does not answer. Nothing live was touched.');
    return get(...args);
  }) as typeof store.get);
  losing(async () => {
    isAway = true;
    throw new Error('It does not answer. Nothing live was touched.');
  });
  const released = machine.release([{ app: 'mfe-services', word: 'two' }]);
  await expect(released).rejects.toThrow(
    'It is unknown whether this release is live: It does not answer. Run npm run status when the bucket answers.',
  );
  isAway = false;
  await machine.refresh();
  expect(await machine.word('services.html')).toBe('two');
});
