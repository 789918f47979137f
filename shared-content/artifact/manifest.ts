import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import type { BuiltFile } from './build.contract';
import { inParallel, filesBelow, noneWhereAbsent } from './durable';

/**
 * Name of the manifest in a generation and in a version's bundle. Not `manifest.json`, which a web app's may
 * be called; site servers do not serve it.
 */
export const manifestFile = 'store-manifest.json';

/** Folder of a build's pictures, films and fonts; in a store it lies beside the versions of its app, which share it. */
export const mediaFolder = 'media';

/** Every file of a version or generation: what is not exactly like this does not count as there. */
export interface Manifest {
  /** File → bytes and hash; a version's begin with `assets/` (`assets/media/`) or `bundle/`: see `publishedKey`. */
  readonly files: Readonly<Record<string, BuiltFile>>;
}

/**
 * Length and hash of some bytes, as build.json, manifests and documents write them.
 *
 * @param algorithm sha256, which says as much in two thirds of the bytes; what was published before has sha384
 */
export const getFile = (data: Buffer | string, algorithm = 'sha256'): BuiltFile => ({
  bytes: Buffer.byteLength(data),
  integrity: `${algorithm}-${createHash(algorithm).update(data).digest('base64')}`,
});

/** Whether bytes are those that were recorded, under whichever algorithm they were. */
export const isFile = (data: Buffer | string, { integrity }: Pick<BuiltFile, 'integrity'>): boolean =>
  getFile(data, integrity.slice(0, integrity.indexOf('-'))).integrity === integrity;

/** The files below a folder with length and hash, each under `prefix`. What is one file on the disk is read once. */
export async function getManifest(folder: string, prefix = ''): Promise<Manifest['files']> {
  const names = (await filesBelow(folder)).filter((name) => name !== manifestFile);
  const known = new Map<string, Promise<BuiltFile>>();
  const recorded = async (name: string) => {
    const file = path.join(folder, name);
    const { dev, ino } = await stat(file, { bigint: true });
    const once = known.get(`${dev} ${ino}`) ?? readFile(file).then((data) => getFile(data));
    known.set(`${dev} ${ino}`, once);
    return once;
  };
  const files = await pMap(names, recorded, inParallel);
  return Object.fromEntries(names.map((name, index) => [prefix + name, files[index] as BuiltFile]));
}

/**
 * Reads a manifest; undefined when there is none, or one that is torn.
 *
 * @throws Error when the disk cannot be read: nobody knows then whether there is one
 */
export async function readManifest(folder: string): Promise<Manifest | undefined> {
  const text = await readFile(path.join(folder, manifestFile), 'utf8').catch(noneWhereAbsent);
  try {
    const value = JSON.parse(text ?? '') as Partial<Manifest>;
    return typeof value.files === 'object' && value.files !== null ? { files: value.files } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * First file that is not as it was recorded, in words (`page.js is missing`), or undefined.
 *
 * @param locate where a recorded file lies
 * @param deep compares hashes as well; otherwise presence and length, which a kill or a full disk cannot fake
 */
export async function firstFault(
  files: Manifest['files'],
  locate: (file: string) => string,
  deep: boolean,
): Promise<string | undefined> {
  const getFault = async ([file, recorded]: [string, BuiltFile]) => {
    const full = locate(file);
    const found = await stat(full).catch(noneWhereAbsent);
    if (!found?.isFile()) return `${file} is missing`;
    if (found.size !== recorded.bytes) return `${file} has ${found.size} bytes instead of ${recorded.bytes}`;
    if (deep && !isFile(await readFile(full), recorded)) return `${file} has other bytes than were published`;
    return undefined;
  };
  return (await pMap(Object.entries(files), getFault, inParallel)).find((fault) => fault !== undefined);
}
