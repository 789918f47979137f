import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppName } from '../federation';
import { type AppBuild, type BuiltFile, buildFormat } from '../artifact/build.contract';
import { chunkGlobal } from './common';
import { filesBelow } from '../artifact/durable';
import { getChunkIds, hashesGlobal, withHashes } from './integrity';
import { getFile } from '../artifact/manifest';
import { buildMode, versionPlaceholder } from '../artifact/paths';

const textFile = /\.(js|cjs|css|json|map|svg|webmanifest)$/;

/** The types that a build provides or was compiled against: they may change while its files stay. */
type KitTypesByDoor = AppBuild['kit']['types'];

const sha256 = (data: Buffer | string) => createHash('sha256').update(data);

/** The version: the hash of the kit's types and of all files, taken before the version is written into them. */
async function getVersion(folder: string, files: readonly string[], types: KitTypesByDoor): Promise<string> {
  const hash = sha256(`${buildFormat} ${buildMode} ${JSON.stringify(types)}\n`);
  for (const file of files)
    hash.update(`${file}\0${sha256(await readFile(path.join(folder, file))).digest('hex')}\n`);
  return hash.digest('hex').slice(0, 12);
}

interface StampedBuild {
  /** Twelve hexadecimal digits. */
  readonly version: string;
  /** Files of `client/` after stamping, by name. */
  readonly files: Record<string, BuiltFile>;
  /** Files of `node/` after stamping, by name. */
  readonly node: Record<string, BuiltFile>;
}

/**
 * Computes the version of a finished build. Writes it and the scripts' integrity into the files that have placeholders.
 *
 * @param dist folder with `client/` and `node/`
 */
export async function stampVersion(dist: string, app: AppName, types: KitTypesByDoor): Promise<StampedBuild> {
  const built = (await filesBelow(dist)).filter((file) => /^(client|node)\//.test(file));
  const version = await getVersion(dist, built, types);
  const own = chunkGlobal(app).replace(versionPlaceholder, version);
  const files: Record<string, BuiltFile> = {};
  const node: Record<string, BuiltFile> = {};
  /** Chunk id → integrity, for the chunks that are already hashed: all but the entries. */
  const chunks: Record<string, string> = {};
  const entries = new Map<string, string>();
  const record = (file: string, data: Buffer | string) => {
    const [folder, name = ''] = file.split(/\/(.*)/s);
    const recorded = getFile(data);
    (folder === 'client' ? files : node)[name] = recorded;
    if (folder !== 'client' || !name.endsWith('.js')) return;
    for (const id of getChunkIds(String(data))) chunks[id] = recorded.integrity;
  };
  const write = (file: string, text: string) => writeFile(path.join(dist, file), text);
  for (const file of built) {
    const data = await readFile(path.join(dist, file));
    if (!textFile.test(file) || !data.includes(versionPlaceholder)) {
      record(file, data);
      continue;
    }
    const text = data.toString('utf8').replaceAll(versionPlaceholder, version);
    if (file.startsWith('client/') && text.includes(hashesGlobal(own))) entries.set(file, text);
    else {
      await write(file, text);
      record(file, text);
    }
  }
  for (const [file, text] of entries) {
    const entry = withHashes(text, own, chunks);
    await write(file, entry);
    record(file, entry);
  }
  return { version, files, node };
}
