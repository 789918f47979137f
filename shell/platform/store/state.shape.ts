import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { appName, sourceShape, versionName } from 'shared-content/artifact/build.shape';
import { count, fits, list, object, optional, parseShape, record, text } from 'shared-content/artifact/shape';
import { versionsFile } from './generationFiles';
import type { HistoryEntry, SiteState, Versions } from './state.contract';

// What a store holds comes from disks, buckets and other machines. It is parsed here before it becomes a path, an
// address or an option of a command.

const generationName = text(/^[0-9a-f]{12}$/);
export const isGeneration = (value: unknown): boolean => generationName(value, '') === undefined;

const versionsShape = record(appName, versionName);
export const isVersions = (value: unknown): value is Versions => versionsShape(value, '') === undefined;

const time = fits((value) => typeof value === 'string' && Number.isFinite(Date.parse(value)));

const entryShape = object({
  action: text(/^[a-z]+$/),
  at: time,
  apps: list(appName),
  generation: generationName,
  versions: versionsShape,
  settings: optional(list(text())),
  sources: optional(record(appName, sourceShape)),
  by: optional(object({ user: text(), host: text(), run: optional(text()) })),
  reason: optional(text()),
});

/** A key of a store, or a folder with a slash at its end, that prune may remove. */
const removable = text(/^(?:assets|bundles|pages)(?:\/(?!\.{1,2}(?:\/|$))[^/\\\0]+)+\/?$/);

const stateShape = object({
  number: count,
  id: text(),
  before: list(generationName),
  live: optional(object({ generation: generationName, versions: versionsShape })),
  settings: optional(object({ siteUrl: text(/^https?:\/\//), policy: object({}) })),
  removing: optional(object({ keys: list(removable), by: text(), since: time })),
  entry: optional(entryShape),
});

type Refuse = (fault: string) => Error;

export const parseState = (json: Buffer | string, refuse: Refuse): SiteState =>
  parseShape(json, stateShape, refuse);

export const parseEntry = (json: Buffer | string, refuse: Refuse): HistoryEntry =>
  parseShape(json, entryShape, refuse);

/** Reads the versions that a folder of documents was composed of. */
export async function readVersions(folder: string, refuse: Refuse): Promise<Versions> {
  const json = await readFile(path.join(folder, versionsFile)).catch(() => {
    throw refuse(`its ${versionsFile} is missing`);
  });
  return parseShape(json, versionsShape, (fault) => refuse(`its ${versionsFile} cannot be used: ${fault}`));
}
