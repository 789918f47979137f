import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { unpackArtifact } from 'shared-content/artifact/artifact';
import type { AppBuild } from 'shared-content/artifact/build.contract';
import { recordedFiles } from 'shared-content/artifact/readBuild';
import type { Store } from '../../store/Store';
import { loadComposer } from './loadComposer';

/** An artifact that was unpacked beside what is published, every byte of it as its build.json says. */
interface Unpacked {
  readonly artifact: string;
  readonly folder: string;
  readonly build: AppBuild;
}

/**
 * Publishes builds that were made elsewhere; nothing is built, and no app's sources are needed. All are looked
 * at before the first of them is published. The caller holds the store's lock.
 *
 * @param artifacts files that `npm run artifact` made
 * @param liveShell version of the shell that is live; one among the artifacts comes before it
 * @returns app → version
 * @throws ReleaseError naming the artifact, what is wrong with it and what to do
 */
export async function publishArtifacts(
  store: Store,
  artifacts: readonly string[],
  liveShell: string | undefined,
  load: typeof loadComposer = loadComposer,
): Promise<Record<string, string>> {
  const drafts: string[] = [];
  try {
    const unpacked: Unpacked[] = [];
    for (const artifact of artifacts.map((name) => path.resolve(name))) {
      const folder = await store.draft();
      drafts.push(folder);
      const build = await unpackArtifact(artifact, folder);
      const same = unpacked.find((other) => other.build.app === build.app);
      if (same) throw new ReleaseError(`${same.artifact} and ${artifact} are both ${build.app}: give one.`);
      unpacked.push({ artifact, folder, build });
    }
    // The shell first: its registry says which sections there are.
    unpacked.sort((a, b) => Number(b.build.app === 'shell') - Number(a.build.app === 'shell'));
    const versions: Record<string, string> = {};
    for (const one of unpacked) {
      await refuseUnknown(store, one, versions.shell ?? liveShell, load);
      await refuseOtherBytes(store, one);
      versions[one.build.app] = (await store.publish(one.folder)).version;
    }
    return versions;
  } finally {
    for (const folder of drafts) await rm(folder, { recursive: true, force: true });
  }
}

/** A section that the shell does not know would lie in the store where nobody looks for it. */
async function refuseUnknown(
  store: Store,
  { artifact, build }: Unpacked,
  shell: string | undefined,
  load: typeof loadComposer,
) {
  if (build.app === 'shell' || shell === undefined) return;
  const { apps } = await load(store, shell);
  if (!apps.includes(build.app))
    throw new ReleaseError(
      `${artifact} is ${build.app}, which is not in the registry of shell ${shell} (${apps.join(', ')}). Release a shell that has it together with it.`,
    );
}

/** A version is named after its bytes: others under the same name are forged or damaged. */
async function refuseOtherBytes(store: Store, { artifact, build }: Unpacked): Promise<void> {
  const { app, version } = build;
  if (!(await store.isPublished(app, version))) return;
  const files = (one: AppBuild) =>
    JSON.stringify(Object.entries(recordedFiles(one)).map(([file, { integrity }]) => [file, integrity]));
  if (files(await store.build(app, version)) !== files(build))
    throw new ReleaseError(
      `${artifact} has other bytes than ${app} ${version} in ${store.folder}, though a version is named after its bytes. Make it again with npm run artifact.`,
    );
}
