import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isFile, readManifest } from 'shared-content/artifact/manifest';
import type { SectionName } from 'shared-content/federation';
import type { RenderedDocument } from '../../site/document/document.contract';
import { settingsFile, versionsFile } from '../store/generationFiles';
import type { CompositionJob } from './composer.contract';
import type { Builds } from './pinsFor';

/** Files that a document loads from its generation; their names contain the hash of their bytes. */
const beside = /\/(?:drawings\/[0-9a-f]+\.svg|late\.[0-9a-f]+\.css)/g;

/** Returns the live document of a file; undefined where it must be rendered. */
type UnchangedDocuments = (
  file: string,
  owner: SectionName | undefined,
) => Promise<RenderedDocument | undefined>;

/**
 * Finds the live documents that a composition would render to the same bytes. A document depends only on the shell,
 * one section and the settings.
 */
export async function unchangedDocuments(
  { before, settings }: Pick<CompositionJob, 'before' | 'settings'>,
  builds: Builds,
): Promise<UnchangedDocuments> {
  const none = () => Promise.resolve(undefined);
  if (before === undefined) return none;
  const parse = (file: string): Promise<unknown> =>
    readFile(path.join(before, file), 'utf8')
      .then(JSON.parse)
      .catch(() => undefined);
  const recorded = (await readManifest(before))?.files;
  const versions = (await parse(versionsFile)) as Readonly<Record<string, string>> | undefined;
  if (!recorded || versions?.shell !== builds.shell.version) return none;
  if (JSON.stringify(await parse(settingsFile)) !== JSON.stringify(settings)) return none;

  // A file on the disk may be torn.
  const read = async (file: string) => {
    const text = await readFile(path.join(before, file), 'utf8').catch(() => undefined);
    return recorded[file] && text !== undefined && isFile(text, recorded[file]) ? text : undefined;
  };
  const shared = new Map<string, Promise<string | undefined>>();
  const readShared = (url: string) => {
    const text = shared.get(url) ?? read(url.slice(1));
    shared.set(url, text);
    return text;
  };
  return async (file, owner) => {
    if (owner !== undefined && versions[owner] !== builds[owner].version) return undefined;
    const html = await read(file);
    if (html === undefined) return undefined;
    const files: Record<string, string> = {};
    for (const [url] of html.matchAll(beside)) {
      const text = await readShared(url);
      if (text === undefined) return undefined;
      files[url] = text;
    }
    return { html, files };
  };
}
