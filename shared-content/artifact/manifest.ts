import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import type { BuiltFile } from './build.contract';
import { filesShape } from './build.shape';
import { defaultConcurrency, filesBelow, undefinedIfMissing } from './durable';
import { object, parseShape } from './shape';

/**
 * Name of the manifest in a generation and in a version's bundle. It is not `manifest.json`, a possible name for a web
 * app's manifest, because site servers do not serve this file.
 */
export const manifestFile = 'store-manifest.json';

/** Folder of a build's pictures, films and fonts. In a store it is beside the versions of its app, which share it. */
export const mediaFolder = 'media';

/** All files of a version or generation. Without an exact match of all files, the version or generation does not count. */
export interface Manifest {
  /** File → bytes and hash. A version's files begin with `assets/` (`assets/media/`) or `bundle/`: see `versionItem`. */
  readonly files: Readonly<Record<string, BuiltFile>>;
}

/**
 * Length and hash of data, in the form of build.json, manifests and documents.
 *
 * @param algorithm sha256, two thirds as long as sha384 and as safe; older published files have sha384
 */
export const getFile = (data: Buffer | string, algorithm = 'sha256'): BuiltFile => ({
  bytes: Buffer.byteLength(data),
  integrity: `${algorithm}-${createHash(algorithm).update(data).digest('base64')}`,
});

/** Whether data matches a recorded hash, whatever its algorithm. */
export const isFile = (data: Buffer | string, { integrity }: Pick<BuiltFile, 'integrity'>): boolean =>
  getFile(data, integrity.slice(0, integrity.indexOf('-'))).integrity === integrity;

/** The files below a folder with length and hash, with `prefix` before each name. Hard links are read once. */
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
  const files = await pMap(names, recorded, defaultConcurrency);
  return Object.fromEntries(names.map((name, index) => [prefix + name, files[index] as BuiltFile]));
}

/**
 * Reads a manifest; undefined when there is none, or a corrupt one.
 *
 * @throws Error when the disk cannot be read, as the manifest may exist then
 */
export async function readManifest(folder: string): Promise<Manifest | undefined> {
  const text = await readFile(path.join(folder, manifestFile), 'utf8').catch(undefinedIfMissing);
  return text === undefined ? undefined : parseManifest(text);
}

/** The manifest in a text; undefined where it has another form: its names become paths. */
export function parseManifest(json: Buffer | string): Manifest | undefined {
  try {
    return parseShape<Manifest>(json, object({ files: filesShape }), Error);
  } catch {
    return undefined;
  }
}

/**
 * The first file that does not match its record, as a message (`page.js is missing`); undefined if all match.
 *
 * @param locate gives the path of a recorded file
 * @param deep also compares hashes; otherwise only presence and length, which a kill or a full disk cannot fake
 */
export async function firstFault(
  files: Manifest['files'],
  locate: (file: string) => string,
  deep = false,
): Promise<string | undefined> {
  const getFault = async ([file, recorded]: [string, BuiltFile]) => {
    const full = locate(file);
    const found = await stat(full).catch(undefinedIfMissing);
    if (!found?.isFile()) return `${file} is missing`;
    if (found.size !== recorded.bytes) return `${file} has ${found.size} bytes instead of ${recorded.bytes}`;
    if (deep && !isFile(await readFile(full), recorded)) return `${file} has other bytes than were published`;
    return undefined;
  };
  return (await pMap(Object.entries(files), getFault, defaultConcurrency)).find(
    (fault) => fault !== undefined,
  );
}
