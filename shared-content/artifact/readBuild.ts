import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from './ReleaseError';
import { type AppBuild, type BuiltFile, buildFormat } from './build.contract';
import { buildShape } from './build.shape';
import { firstFault } from './manifest';
import { object, parseShape } from './shape';

/** All files that a build.json records: path below dist → bytes and hash. */
export const recordedFiles = ({ files, node, maps = {} }: AppBuild): Record<string, BuiltFile> =>
  Object.fromEntries(
    Object.entries({ client: files, node, maps }).flatMap(([folder, recorded]) =>
      Object.entries(recorded).map(([file, one]) => [`${folder}/${file}`, one]),
    ),
  );

/**
 * Reads a dist folder's build.json.
 *
 * @throws ReleaseError when there is no build.json, or one of another build format
 */
export async function readBuild(dist: string): Promise<AppBuild> {
  const fix = 'Run npm run build.';
  const text = await readFile(path.join(dist, 'build.json'), 'utf8').catch(() => {
    throw new ReleaseError(`${dist} holds no build. ${fix}`);
  });
  return parseBuild(text, dist, fix);
}

/**
 * Parses a build.json, whose names become paths.
 *
 * @param name of the folder or artifact, in messages
 * @param fix remedy in messages
 * @throws ReleaseError for another build format, and naming the field that has another form
 */
export function parseBuild(json: Buffer | string, name: string, fix: string): AppBuild {
  const refuse = (fault: string) =>
    new ReleaseError(`build.json of ${name} cannot be used: ${fault}. ${fix}`);
  const { format } = parseShape<{ format?: unknown }>(json, object({}), refuse);
  if (format !== buildFormat)
    throw new ReleaseError(
      `${name} was built in format ${String(format ?? 'unknown')}; this checkout releases format ${buildFormat}. ${fix}`,
    );
  return parseShape<AppBuild>(json, buildShape, refuse);
}

/** The first file of a dist folder that contradicts its build.json, as a message; undefined when all files match. */
export const findDistFault = (dist: string, build: AppBuild): Promise<string | undefined> =>
  firstFault(recordedFiles(build), (file) => path.join(dist, file), true);

/** The error for a dist folder that contradicts its build.json: edited, corrupt, or rebuilt while it was read. */
export const createBuildError = (dist: string, fault: string): ReleaseError =>
  new ReleaseError(
    `${dist} is not what its build.json says: ${fault}. Nothing was published; run npm run build, then release again.`,
  );
