import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { unpackArtifact } from 'shared-content/artifact/artifact';
import type { AppBuild } from 'shared-content/artifact/build.contract';
import { recordedFiles } from 'shared-content/artifact/readBuild';
import type { Store } from '../../store/Store';
import { loadComposer } from './loadComposer';

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
 * @param liveShell version of the live shell; a shell among the artifacts is used instead
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
    // The shell comes first: its registry says which sections exist.
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

/** Refuses a section that the shell does not know: no page would ever use it. */
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

/** Refuses forged or damaged builds: a version is named after its bytes, and the published one has others. */
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
