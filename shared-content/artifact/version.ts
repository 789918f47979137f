import { createHash } from 'node:crypto';
import { ReleaseError } from './ReleaseError';
import type { AppBuild, BuiltFile } from './build.contract';
import { getFile } from './manifest';

/** Length of a version: 128 bits in 62 digits, which addresses and names of variables take as they are. */
const length = 22;
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * Placeholder for the version, which is known only after the build. `stampVersion` replaces it in every text file (URLs,
 * chunk global and all). It is as long as a version, so that source maps stay right.
 */
export const versionPlaceholder = '__SITE_VERSION_HERE___';

/** Name of the global variable by which an app's chunks reach its runtime. */
export const chunkGlobal = (app: string, version = versionPlaceholder): string =>
  `w_${app.replaceAll('-', '_')}_${version}`;

/** Name of the global variable with the hashes of an entry's chunks. Stamping writes it into the entry's last line. */
export const hashesGlobal = (ofChunks: string): string => `i${ofChunks}`;

/** Files that may contain their version. */
const isText = (file: string): boolean => /\.(js|cjs|css|json|svg|webmanifest|html|txt|xml)$/.test(file);

/** A file before its version is known: its text, or the record of a file that cannot contain one. */
export type Unstamped = string | BuiltFile;

/** The content of a file for `stampVersion`. */
export function toUnstamped(name: string, data: Buffer): Unstamped {
  const text = isText(name) ? data.toString('utf8') : undefined;
  return text !== undefined && Buffer.from(text).equals(data) ? text : getFile(data);
}

/** What a build.json says that code trusts, besides its files. Sources, commit and maps are claims of whoever built it. */
export type Described = Pick<AppBuild, 'format' | 'app' | 'mode' | 'chunks' | 'kit'> & {
  readonly base: string;
};

const sha256 = (data: string) => createHash('sha256').update(data);

/** The first 128 bits of the hash of a text, in 62 digits. */
export function getDigest(text: string): string {
  let rest = BigInt(`0x${sha256(text).digest('hex').slice(0, 32)}`);
  let name = '';
  for (; name.length < length; rest /= 62n) name = digits.charAt(Number(rest % 62n)) + name;
  return name;
}

/**
 * An entry with the hashes of its chunks in a line after it, so that its source map stays right.
 *
 * @param integrity chunk id → integrity, in the form of build.json
 */
export function withHashes(
  code: string,
  ofChunks: string,
  integrity: Readonly<Record<string, string>>,
): string {
  const hashes = Object.entries(integrity).map(([chunk, hash]) => [chunk, hash.replace('sha256-', '')]);
  return `${code}\nself.${hashesGlobal(ofChunks)}=${JSON.stringify(Object.fromEntries(hashes))};\n`;
}

/** The ids of the chunks in a script, as webpack and Rspack write them at its start: `.push([["projects"],{…`. */
function getChunkIds(code: string): string[] {
  const [, ids] = /^.{0,300}?\.push\(\[\[([^\]]+)\]/s.exec(code) ?? [];
  return ids === undefined ? [] : ids.split(',').map((id) => id.replaceAll(/["'`\s]/g, ''));
}

/**
 * Names a build after its bytes: the version is the hash of what its build.json says and of all its files, taken with
 * the placeholder in place of the version. Then writes the version into the files, and the chunks' integrity into the
 * entries.
 *
 * @param described `base` has the placeholder, too
 * @param files path below dist (`client/…`, `node/…`) → content
 * @returns the version, and all files: the text of those that contain it
 */
export function stampVersion(
  { format, app, mode, base, chunks, kit }: Described,
  files: Readonly<Record<string, Unstamped>>,
): { readonly version: string; readonly files: Readonly<Record<string, Unstamped>> } {
  const names = Object.keys(files).sort();
  const hashes = names.map((name) => [name, getIntegrity(files[name] ?? '')]);
  const version = getDigest(JSON.stringify({ format, app, mode, base, chunks, kit, hashes }));
  const own = chunkGlobal(app, version);
  const stamped: Record<string, Unstamped> = {};
  const entries: string[] = [];
  const scripts: { readonly ids: readonly string[]; readonly integrity: string }[] = [];
  for (const name of names) {
    const content = files[name] ?? '';
    const text = typeof content === 'string' ? content.replaceAll(versionPlaceholder, version) : undefined;
    stamped[name] = text ?? content;
    if (text === undefined || !/^client\/.*\.js$/.test(name)) continue;
    if (text.includes(hashesGlobal(own))) entries.push(name);
    else scripts.push({ ids: getChunkIds(text), integrity: getFile(text).integrity });
  }
  // A script may include other chunks' modules, and then lists their ids, too (webpack's flagIncludedChunks). A chunk's
  // own script is the one with the fewest ids.
  const integrity: Record<string, string> = {};
  for (const script of scripts.sort((a, b) => a.ids.length - b.ids.length))
    for (const id of script.ids) integrity[id] ??= script.integrity;
  for (const name of entries) stamped[name] = withHashes(String(stamped[name]), own, integrity);
  return { version, files: stamped };
}

/**
 * Computes a build's version from its bytes again.
 *
 * @param build its build.json
 * @param read reads a file of the build (`client/main.js`); asked for texts only, as the caller compares every file with
 *   build.json
 * @throws ReleaseError when the build has another version than it says
 */
export async function checkVersion(build: AppBuild, read: (file: string) => Promise<Buffer>): Promise<void> {
  const { app, version } = build;
  const recorded = Object.fromEntries(
    Object.entries({ client: build.files, node: build.node }).flatMap(([folder, files]) =>
      Object.entries(files).map(([name, file]) => [`${folder}/${name}`, file]),
    ),
  );
  const readNamed = (name: string) =>
    read(name).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? createNameError(build, `${name} is missing`) : error;
    });
  const line = `\nself.${hashesGlobal(chunkGlobal(app, version))}={`;
  const unstamped: Record<string, Unstamped> = {};
  for (const [name, file] of Object.entries(recorded)) {
    const content = isText(name) ? toUnstamped(name, await readNamed(name)) : file;
    if (getIntegrity(content) !== file.integrity) throw createNameError(build, `${name} has other bytes`);
    if (typeof content !== 'string') unstamped[name] = content;
    else {
      const end = /^client\/.*\.js$/.test(name) ? content.lastIndexOf(line) : -1;
      unstamped[name] = (end < 0 ? content : content.slice(0, end)).replaceAll(version, versionPlaceholder);
    }
  }
  const base = build.base.replace(version, versionPlaceholder);
  const again = stampVersion({ ...build, base }, unstamped);
  const isOther = ([name, file]: [string, BuiltFile]) =>
    getIntegrity(again.files[name] ?? '') !== file.integrity;
  if (again.version !== version || Object.entries(recorded).some(isOther))
    throw createNameError(build, `its bytes have the version ${again.version}`);
}

const getIntegrity = (content: Unstamped) =>
  (typeof content === 'string' ? getFile(content) : content).integrity;

const createNameError = ({ app, version }: AppBuild, fault: string) =>
  new ReleaseError(
    `${app} ${version} is not what its name says: ${fault}. Make it again with npm run artifact or npm run release.`,
    'broken',
  );
