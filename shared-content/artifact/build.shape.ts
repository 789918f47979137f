import path from 'node:path';
import { ReleaseError } from './ReleaseError';
import { count, list, object, optional, record, text, fits } from './shape';

// Names in a store or an artifact become paths, addresses and options of commands, so each has a form.

/** Name of an app: a folder, a part of addresses. */
export const appName = text(/^[a-z]+(?:-[a-z0-9]+)*$/);
/** Name of a version: 128 bits of a hash in 62 digits. */
export const versionName = text(/^[0-9A-Za-z]{22}$/);

/** A path that stays in its folder: no step is empty, `.` or `..`. */
const plainPath = fits(
  (value) =>
    typeof value === 'string' &&
    !/[\\\0]/.test(value) &&
    value.split('/').every((step) => step !== '' && step !== '.' && step !== '..'),
);

/**
 * The path of a file below a folder.
 *
 * @throws ReleaseError for a name that leads out of it
 */
export function joinInside(folder: string, name: string): string {
  if (plainPath(name.replace(/\/$/, ''), '') !== undefined)
    throw new ReleaseError(`"${name}" leads out of ${folder}: nothing was read or written there.`, 'broken');
  return path.join(folder, name);
}

/** Files by path, with length and hash. */
export const filesShape = record(
  plainPath,
  object({ bytes: count, integrity: text(/^sha(?:256|384|512)-[A-Za-z0-9+/]+=*$/) }),
);

/** The commit that a build says it was made from. */
export const sourceShape = object({ commit: text(/^[0-9a-f]{4,40}$/), author: text() });

const names = record(text(), list(text()));

export const buildShape = object({
  format: count,
  app: appName,
  version: versionName,
  mode: text(/^(?:production|development)$/),
  base: text(/^(?:https?:\/\/[^/\s"'<>\\]+)?\/assets\/[a-z0-9-]+\/[0-9A-Za-z]+\/$/),
  inputs: text(),
  source: optional(sourceShape),
  over: optional(versionName),
  files: filesShape,
  node: filesShape,
  maps: optional(filesShape),
  chunks: record(text(), list(plainPath)),
  kit: object({ usage: names, asks: names, client: names, hidden: names }),
});
