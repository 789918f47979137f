import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ReadEntry, create, extract, list } from 'tar';
import { ReleaseError } from './ReleaseError';
import type { AppBuild } from './build.contract';
import { joinInside } from './build.shape';
import { asJson, writeWhole } from './durable';
import { findDistFault, parseBuild, readBuild, recordedFiles } from './readBuild';
import { checkVersion } from './version';

/** File name of an artifact, with app and version. */
export const artifactName = ({ app, version }: Pick<AppBuild, 'app' | 'version'>): string =>
  `${app}-${version}.tgz`;

/**
 * Packs a build into one file: build.json, then the files that it names, and nothing else. The same build gives the same
 * bytes on every machine: entries are sorted and have no dates, owners or modes.
 *
 * @param dist folder of the build, from `buildStale`
 * @param out file to write; its folder is created
 * @param over the app's live version when the build began, where it is known: a release over another one is refused
 * @throws ReleaseError when dist is no build or contradicts its build.json
 */
export async function packArtifact(dist: string, out: string, over?: string): Promise<AppBuild> {
  const { over: _, ...built } = await readBuild(dist);
  const build: AppBuild = { ...built, ...(over !== undefined && { over }) };
  const fault = await findDistFault(dist, build);
  if (fault !== undefined)
    throw new ReleaseError(`${dist} is not what its build.json says: ${fault}. Run npm run build.`);
  await checkDistVersion(dist, build);
  await writeWhole(path.join(dist, 'build.json'), asJson(build));
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

const fix = 'Make the artifact again with npm run artifact, in a checkout of the same version.';

/** Longest build.json that is read, in bytes: ours have some 200,000. */
const longestDescription = 8_000_000;

/**
 * Reads an artifact to its end, and its build.json, which comes first. `extract` alone would still write files after it
 * has reported a truncated archive.
 */
async function readDescription(artifact: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  let first: ReadEntry | undefined;
  await list({
    file: artifact,
    strict: true,
    onReadEntry: (entry) => {
      first ??= entry;
      if (entry === first && entry.path === 'build.json' && entry.size <= longestDescription)
        entry.on('data', (part: Buffer) => parts.push(part));
    },
  });
  return Buffer.concat(parts);
}

const createArtifactError = (artifact: string, { message }: Error) =>
  new ReleaseError(
    `${artifact} is damaged or no artifact (${message}). Copy it again, or make it again with npm run artifact -- <app>.`,
  );

/**
 * Reads what an artifact says that it is, and unpacks nothing.
 *
 * @throws ReleaseError in one line with the remedy when the artifact is corrupt, foreign or of another format
 */
export async function readArtifact(artifact: string): Promise<AppBuild> {
  const description = await readDescription(artifact).catch((error: Error) => {
    throw createArtifactError(artifact, error);
  });
  if (description.length === 0) throw new ReleaseError(`${artifact} holds no build. ${fix}`);
  return parseBuild(description, artifact, fix);
}

/**
 * Unpacks an artifact into an empty folder as a dist folder for `SiteFolder.publish`. It takes only files that build.json
 * names, of the length that it names: neither links nor anything else reach the disk. Then it checks every byte, and
 * that they have the version that build.json says.
 *
 * @throws ReleaseError in one line with the remedy when the artifact is corrupt, foreign or of another format
 */
export async function unpackArtifact(artifact: string, folder: string): Promise<AppBuild> {
  const build = await readArtifact(artifact);
  const recorded = recordedFiles(build);
  await writeFile(path.join(folder, 'build.json'), asJson(build));
  await extract({
    file: artifact,
    cwd: folder,
    strict: true,
    preserveOwner: false,
    filter: (name, entry) => 'type' in entry && entry.type === 'File' && recorded[name]?.bytes === entry.size,
  }).catch((error: Error) => {
    throw createArtifactError(artifact, error);
  });
  const fault = await findDistFault(folder, build);
  if (fault !== undefined)
    throw new ReleaseError(
      `${artifact} is not what its build.json says: ${fault}. Copy it again, or make it again with npm run artifact.`,
    );
  await checkDistVersion(folder, build).catch((error: Error) => {
    throw new ReleaseError(`${artifact} cannot be released: ${error.message}`);
  });
  return build;
}

/** @throws ReleaseError when a dist folder's bytes have another version than its build.json says */
const checkDistVersion = (dist: string, build: AppBuild): Promise<void> =>
  checkVersion(build, (file) => readFile(joinInside(dist, file)));
