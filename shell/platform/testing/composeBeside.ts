import { prepareGeneration } from '../release/prepare/prepareGeneration';
import type { FakeDist } from './fakeDist';
import type { FakeMachine } from './fakeMachine';
import { fakeSettings, publishFake } from './fakeSite';
import type { Versions } from '../store/state.contract';

/** Composes a whole generation with one other build, as preview and canary do beside the live one. */
export async function composeBeside({ siteFolder, access, locked }: FakeMachine, dist: FakeDist) {
  const version = await publishFake(siteFolder, dist);
  return locked(async () => {
    const live = (await siteFolder.current()) ?? '';
    const to = { [dist.app]: version };
    const versions = { ...(await siteFolder.getVersions(live)), ...to } as Versions;
    const { generation } = await prepareGeneration(
      { ...access, action: 'release' },
      { settings: fakeSettings, versions },
    );
    return { generation, to };
  });
}
