import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { unpackArtifact } from 'shared-content/artifact/artifact';
import type { AppBuild } from 'shared-content/artifact/build.contract';
import type { SiteFolder } from '../../store/SiteFolder';

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
 * @param artifacts files that `npm run artifact` made
 * @returns app → version
 */
export async function publishArtifacts(
  siteFolder: SiteFolder,
  artifacts: readonly string[],
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
    const versions: Record<string, string> = {};
    for (const { build, folder } of unpacked)
      versions[build.app] = (await siteFolder.publish(folder)).version;
    return versions;
  } finally {
    for (const folder of drafts) await rm(folder, { recursive: true, force: true });
  }
}
