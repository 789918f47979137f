import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppName } from '../federation';
import { type AppBuild, type BuiltFile, buildFormat } from '../artifact/build.contract';
import { chunkGlobal } from './common';
import { filesBelow } from '../artifact/durable';
import { entriesLast, getChunkIds, integrityPlaceholder, withChunkIntegrity } from './integrity';
import type { Edit } from './keepMaps';
import { getFile } from '../artifact/manifest';
import { buildMode, versionPlaceholder } from '../artifact/paths';
import { ReleaseError } from '../artifact/ReleaseError';

const textFile = /\.(js|cjs|css|json|map|svg|webmanifest)$/;
const placeholders = new RegExp(`${versionPlaceholder}|${integrityPlaceholder}`, 'g');
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

/**
 * Checks that a script names no other chunk global than its own. Chunks and runtime meet through this global variable,
 * whose name carries the version: an old pin must never run old code inside a newer container. The search includes
 * comments, which development builds keep, as only a parser could tell them from code.
 *
 * @throws Error naming the script and the line with another chunk global
 */
function checkChunkGlobal(file: string, data: Buffer, app: AppName, version: string): void {
  const own = chunkGlobal(app).replace(versionPlaceholder, version);
  const code = data.toString('utf8');
  for (const { 0: name, index } of code.matchAll(/\b(?:webpackChunk|w_)\w*/g)) {
    if (name === own) continue;
    const line = code.slice(0, index).split('\n').length;
    // A minified script is one line, so the message shows the text around the name.
    const around = code.slice(Math.max(0, index - 40), index + name.length + 40).replaceAll(/\s+/g, ' ');
    throw new ReleaseError(
      `${app}: line ${line} of ${file} has the name ${name} (… ${around.trim()} …), where a chunk global may only be this build's own, ${own}: with another one, chunks of two versions would meet. Is it a comment or a word of the sources, which are searched, too? Then write it otherwise there.`,
    );
  }
}

interface StampedBuild {
  /** Twelve hexadecimal digits. */
  readonly version: string;
  /** Files of `client/` after stamping, by name. */
  readonly files: Record<string, BuiltFile>;
  /** Files of `node/` after stamping, by name. */
  readonly node: Record<string, BuiltFile>;
  /** Edits of each script, by its name without folder, to correct its map. */
  readonly edited: Map<string, { text: string; edits: Edit[] }>;
}

/**
 * Computes the version of a finished build. Writes it and the scripts' integrity into the files that have placeholders.
 *
 * @param dist folder with `client/` and `node/`
 * @throws Error naming a script whose chunks could mix with those of another version
 */
export async function stampVersion(dist: string, app: AppName, types: KitTypesByDoor): Promise<StampedBuild> {
  const built = (await filesBelow(dist)).filter((file) => /^(client|node)\//.test(file));
  const version = await getVersion(dist, built, types);
  const files: Record<string, BuiltFile> = {};
  const node: Record<string, BuiltFile> = {};
  /** Chunk id → integrity, for the chunks that are already hashed: all but the entries. */
  const chunks: Record<string, string> = {};
  const edited = new Map<string, { text: string; edits: Edit[] }>();
  for (const file of await entriesLast(dist, built)) {
    const full = path.join(dist, file);
    let data = await readFile(full);
    if (textFile.test(file) && [versionPlaceholder, integrityPlaceholder].some((one) => data.includes(one))) {
      const text = data.toString('utf8');
      const fill = (part: string) => withChunkIntegrity(part.replaceAll(versionPlaceholder, version), chunks);
      const edits = [...text.matchAll(placeholders)].map(({ index, 0: found }) => ({
        offset: index,
        added: fill(found).length - found.length,
      }));
      edited.set(path.basename(file), { text, edits });
      data = Buffer.from(fill(text));
      await writeFile(full, data);
    }
    const [folder, name = ''] = file.split(/\/(.*)/s);
    const recorded = getFile(data);
    (folder === 'client' ? files : node)[name] = recorded;
    if (folder !== 'client' || !name.endsWith('.js')) continue;
    checkChunkGlobal(file, data, app, version);
    for (const id of getChunkIds(data.toString('utf8'))) chunks[id] = recorded.integrity;
  }
  return { version, files, node, edited };
}
