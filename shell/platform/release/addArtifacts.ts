import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { unpackArtifact } from 'shared-content/artifact/artifact';
import type { AppBuild } from 'shared-content/artifact/build.contract';
import { addBuild } from '../store/builds';
import { getLive } from '../store/state';
import type { SiteFolder } from '../store/SiteFolder';
import type { SiteState } from '../store/state.contract';

/** An unpacked artifact, not yet published, whose every byte matches its build.json. */
interface Unpacked {
  readonly artifact: string;
  readonly folder: string;
  readonly build: AppBuild;
}

/**
 * Publishes builds that were made elsewhere: it builds nothing and needs no app's sources. It checks all of them
 * before it publishes the first. The caller holds the store's lock.
 *
 * @param state the store's, which says what is live
 * @param artifacts files that `npm run artifact` made
 * @param over a live version that may be replaced, although it went live after an artifact's build began
 * @returns app → version
 */
export async function addArtifacts(
  siteFolder: SiteFolder,
  state: SiteState,
  artifacts: readonly string[],
  over?: string,
): Promise<Record<string, string>> {
  const drafts: string[] = [];
  try {
    const unpacked: Unpacked[] = [];
    for (const artifact of artifacts.map((name) => path.resolve(name))) {
      const folder = await siteFolder.draft();
      drafts.push(folder);
      const build = await unpackArtifact(artifact, folder);
      const same = unpacked.find((other) => other.build.app === build.app);
      if (same) throw new ReleaseError(`${same.artifact} and ${artifact} are both ${build.app}: give one.`);
      unpacked.push({ artifact, folder, build });
    }
    for (const one of unpacked) refuseNewer(state, one, over);
    const versions: Record<string, string> = {};
    for (const { build, folder } of unpacked)
      versions[build.app] = (await addBuild(siteFolder, folder)).version;
    return versions;
  } finally {
    for (const folder of drafts) await rm(folder, { recursive: true, force: true });
  }
}

/** Refuses to replace a version that its build did not know of: its changes would be lost without a word. */
function refuseNewer(state: SiteState, { artifact, build }: Unpacked, named: string | undefined): void {
  const live = getLive(state)?.versions[build.app];
  if (build.over === undefined || live === undefined || [build.over, build.version, named].includes(live))
    return;
  throw new ReleaseError(
    `${artifact} was built while ${build.app} ${build.over} was live; now ${live} is, and would be replaced. Build again on top of it, or name it: --over ${live}.`,
  );
}
