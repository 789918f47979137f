import { prepareGeneration } from '../release/prepare/prepareGeneration';
import type { FakeDist } from './fakeDist';
import type { FakeMachine } from './fakeMachine';
import { fakeSettings, publishFake } from './fakeSite';
import type { Versions } from '../store/state.contract';

/** Composes a whole generation with one other build, as preview and canary do beside the live one. */
export async function composeBeside({ store, locked }: FakeMachine, dist: FakeDist) {
  const version = await publishFake(store, dist);
  return locked(async () => {
    const upon = (await store.current()) ?? '';
    const to = { [dist.app]: version };
    const versions = { ...(await store.getVersions(upon)), ...to } as Versions;
    const release = { store, settings: fakeSettings, versions, action: 'release', say: () => {} } as const;
    return { generation: await prepareGeneration(release), upon, to };
  });
}
