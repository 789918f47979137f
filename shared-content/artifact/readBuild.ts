import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from './ReleaseError';
import { type AppBuild, type BuiltFile, buildFormat } from './build.contract';
import { firstFault } from './manifest';

/** What build.json says of the files beside it: path below dist → bytes and hash. */
export const recordedFiles = (build: AppBuild): Record<string, BuiltFile> => ({
  ...Object.fromEntries(Object.entries(build.files).map(([file, recorded]) => [`client/${file}`, recorded])),
  ...Object.fromEntries(Object.entries(build.node).map(([file, recorded]) => [`node/${file}`, recorded])),
  ...Object.fromEntries(
    Object.entries(build.maps ?? {}).map(([file, recorded]) => [`maps/${file}`, recorded]),
  ),
});

/**
 * Reads a dist folder's build.json.
 *
 * @param said.name what messages call the folder
 * @param said.cure what they say is to be done
 * @throws ReleaseError when there is none, or one that another format of builds wrote
 */
export async function readBuild(
  dist: string,
  { name = dist, cure = 'Run npm run build.' } = {},
): Promise<AppBuild> {
  const text = await readFile(path.join(dist, 'build.json'), 'utf8').catch(() => {
    throw new ReleaseError(`${name} holds no build. ${cure}`);
  });
  let build: Partial<AppBuild>;
  try {
    build = JSON.parse(text) as Partial<AppBuild>;
  } catch {
    throw new ReleaseError(`build.json of ${name} is cut short. ${cure}`);
  }
  if (build.format !== buildFormat)
    throw new ReleaseError(
      `${name} was built in format ${build.format ?? 'of old'}; this checkout releases format ${buildFormat}. ${cure}`,
    );
  return build as AppBuild;
}

/** First file of a dist folder that is not what its build.json says, in words; undefined when all are. */
export const faultOfDist = (dist: string, build: AppBuild): Promise<string | undefined> =>
  firstFault(recordedFiles(build), (file) => path.join(dist, file), true);

/** Copies the files that build.json names, and those alone: browsers' to `client/`, the rest to `bundle/`, maps to `bundle/maps/`. */
export async function copyBuild(dist: string, build: AppBuild, draft: string): Promise<void> {
  await mkdir(path.join(draft, 'bundle'));
  for (const file of Object.keys(build.files)) {
    const to = path.join(draft, 'client', file);
    await mkdir(path.dirname(to), { recursive: true });
    await copyFile(path.join(dist, 'client', file), to).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? otherThanBuilt(dist, `client/${file} is missing`) : error;
    });
  }
  const kept = [
    ...Object.keys(build.node).map((file) => [`node/${file}`, file] as const),
    ...Object.keys(build.maps ?? {}).map((file) => [`maps/${file}`, `maps/${file}`] as const),
  ];
  if (build.maps) await mkdir(path.join(draft, 'bundle/maps'));
  for (const [file, to] of kept)
    await copyFile(path.join(dist, file), path.join(draft, 'bundle', to)).catch(
      (error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? otherThanBuilt(dist, `${file} is missing`) : error;
      },
    );
}

/** A dist folder contradicts its build.json: edited, torn, or built anew while it was read. */
export const otherThanBuilt = (dist: string, fault: string): ReleaseError =>
  new ReleaseError(
    `${dist} is not what its build.json says: ${fault}. Nothing was published; run npm run build, then release again.`,
  );
