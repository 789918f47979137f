import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { create, extract, list } from 'tar';
import { ReleaseError } from './ReleaseError';
import type { AppBuild } from './build.contract';
import { findDistFault, readBuild, recordedFiles } from './readBuild';

/** File name of an artifact, with app and version. */
export const artifactName = ({ app, version }: Pick<AppBuild, 'app' | 'version'>): string =>
  `${app}-${version}.tgz`;

/**
 * Packs a build into one file: build.json, then the files that it names, and nothing else. The same build gives the same
 * bytes on every machine: entries are sorted and have no dates, owners or modes.
 *
 * @param dist folder of the build, from `buildStale`
 * @param out file to write; its folder is created
 * @throws ReleaseError when dist is no build or contradicts its build.json
 */
export async function packArtifact(dist: string, out: string): Promise<AppBuild> {
  const build = await readBuild(dist);
  const fault = await findDistFault(dist, build);
  if (fault !== undefined)
    throw new ReleaseError(`${dist} is not what its build.json says: ${fault}. Run npm run build.`);
  await mkdir(path.dirname(out), { recursive: true });
  const next = `${out}.${process.pid}.next`;
  const files = ['build.json', ...Object.keys(recordedFiles(build)).sort()];
  try {
    await create(
      { file: next, cwd: dist, gzip: { level: 9 }, portable: true, noMtime: true, noDirRecurse: true },
      files,
    );
    await rename(next, out);
  } finally {
    await rm(next, { force: true });
  }
  return build;
}

/**
 * Unpacks an artifact's files, and no links. tar itself refuses paths that lead out of the folder. It reads the archive to
 * its end first, because `extract` still writes files after it has reported a truncated one.
 */
async function extractFiles(artifact: string, folder: string): Promise<void> {
  try {
    await list({ file: artifact, strict: true });
    await extract({
      file: artifact,
      cwd: folder,
      strict: true,
      preserveOwner: false,
      filter: (_name, entry) => 'type' in entry && entry.type === 'File',
    });
  } catch (error) {
    const { message } = error as Error;
    throw new ReleaseError(
      `${artifact} is damaged or no artifact (${message}). Copy it again, or make it again with npm run artifact -- <app>.`,
    );
  }
}

const isPlainPath = (file: string) =>
  !/[\\\0]/.test(file) && file.split('/').every((step) => step !== '' && step !== '.' && step !== '..');

/** Names in a foreign build.json become paths of the store, so they must have the form of our own. */
function checkNames(artifact: string, build: Partial<AppBuild>): void {
  const named = [build.files, build.node, build.maps].flatMap((files) => Object.keys(files ?? {}));
  const wrong =
    !/^[a-z]+(?:-[a-z0-9]+)*$/.test(build.app ?? '') || !/^[0-9a-f]{12}$/.test(build.version ?? '')
      ? `the app "${build.app}" in the version "${build.version}"`
      : named.find((file) => !isPlainPath(file));
  if (wrong !== undefined)
    throw new ReleaseError(
      `${artifact} was not made by npm run artifact: its build.json names ${wrong}. Nothing was published.`,
    );
}

/**
 * Unpacks an artifact into an empty folder as a dist folder for `SiteFolder.publish`, and checks every byte against its
 * build.json.
 *
 * @throws ReleaseError in one line with the remedy when the artifact is corrupt, foreign or of another format
 */
export async function unpackArtifact(artifact: string, folder: string): Promise<AppBuild> {
  await extractFiles(artifact, folder);
  const build = await readBuild(folder, {
    name: artifact,
    cure: 'Make the artifact again with npm run artifact, in a checkout of the same version.',
  });
  checkNames(artifact, build);
  const fault = await findDistFault(folder, build);
  if (fault !== undefined)
    throw new ReleaseError(
      `${artifact} is not what its build.json says: ${fault}. Copy it again, or make it again with npm run artifact.`,
    );
  return build;
}
