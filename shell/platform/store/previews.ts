import { readFileSync } from 'node:fs';
import path from 'node:path';
import { asJson, writeWhole } from 'shared-content/artifact/durable';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { isLoopbackHost } from 'shared-content/server/isLoopbackHost';
import { listVersions } from './history';
import { type ObjectStore, getJson, parseJson } from './objects/ObjectStore';
import { pullGeneration, skipTorn } from './pull';
import { isGeneration } from './state';
import type { SiteFolder } from './SiteFolder';
import type { Preview } from './state.contract';

// Previews have an object of their own, so that keys which may write it cannot change the live site.
const previewsKey = 'previews.json';

/** A label of a host name (RFC 1035) that is not a number: a numeric host is an IP address. */
const label = /^[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Whether a preview has expired. */
export const isOver = ({ until }: Preview, now: Date): boolean => Date.parse(until) <= now.getTime();

/** @throws ReleaseError that explains which names are valid */
export function checkPreviewName(name: string, siteUrl: string): void {
  if (!label.test(name))
    throw new ReleaseError(
      `"${name}" is no name of a preview: it becomes part of a host name, such as pr-42 (a-z, 0-9 and dashes, 63 at most).`,
    );
  const [first] = new URL(siteUrl).hostname.split('.');
  if ([first, 'www', 'localhost'].includes(name))
    throw new ReleaseError(`"${name}" is a name of the site itself: its visitors would get the preview.`);
}

/** Name of the preview that a Host header asks for: `<name>.<host of the site>`, or `<name>.localhost`. */
export function getPreviewName(host: string, siteHost: string): string | undefined {
  const [, name, below] = /^([^.:]+)\.([^:]+)(?::\d+)?$/.exec(host.toLowerCase()) ?? [];
  return below === siteHost || below === 'localhost' ? name : undefined;
}

/** Address of a preview: its name before the site's host, or before localhost on a developer's machine. */
export function getAddress(name: string, siteUrl: string): string {
  const { protocol, host, hostname, port } = new URL(siteUrl);
  return `${protocol}//${name}.${isLoopbackHost(hostname) ? `localhost${port && `:${port}`}` : host}`;
}

/** The apps of a preview that were not live when it was made: `mfe-portfolio 3f2a…`. */
export const getApps = ({ apps }: Preview): string => listVersions(apps) || 'what is live';

/** Keeps valid previews only; anything else shows nothing. */
function asPreviews(value: unknown): Preview[] {
  const previews = (value as { previews?: unknown } | undefined)?.previews;
  return (Array.isArray(previews) ? (previews as (Partial<Preview> | null)[]) : []).filter(
    (one): one is Preview =>
      label.test(String(one?.name)) &&
      isGeneration(one?.generation) &&
      Number.isFinite(Date.parse(String(one?.until))) &&
      typeof one?.apps === 'object',
  );
}

/** All previews that a folder shows, by name. */
export function readPreviews(siteFolder: SiteFolder): Preview[] {
  try {
    return asPreviews(parseJson(readFileSync(path.join(siteFolder.path, previewsKey))));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** All previews that a store names. */
export const previewsIn = async (store: ObjectStore): Promise<Preview[]> =>
  asPreviews(await getJson(store, previewsKey));

/** Replaces some previews of a store; prune removes generations that are not shown any more. */
export async function changePreviews(
  store: ObjectStore,
  isReplaced: (preview: Preview) => boolean,
  ...added: readonly Preview[]
): Promise<void> {
  for (;;) {
    const found = await store.get(previewsKey);
    const kept = asPreviews(parseJson(found?.body)).filter((one) => !isReplaced(one));
    const body = asJson({ previews: [...kept, ...added].sort((a, b) => (a.name < b.name ? -1 : 1)) });
    if ((await store.put(previewsKey, body, { tag: found?.tag ?? null })) !== undefined) return;
  }
}

/** Records a preview in place of one of the same name. The store already has its generation. */
export const writePreview = (store: ObjectStore, preview: Preview): Promise<void> =>
  changePreviews(store, ({ name }) => name === preview.name, preview);

/**
 * Updates a folder's previews from the bucket, each once its generation is whole. Expired ones end here, too.
 *
 * @param say called for each preview that cannot be shown; the others still are
 * @param tag from the last read: unchanged previews are not copied again
 * @returns the tag of this read
 */
export async function pullPreviews(
  store: ObjectStore,
  siteFolder: SiteFolder,
  say: (line: string) => void,
  tag?: string,
): Promise<string | undefined> {
  const found = await store.get(previewsKey, tag);
  const before = readPreviews(siteFolder);
  const shown: Preview[] = [];
  for (const preview of found === 'same' ? before : asPreviews(parseJson(found?.body)))
    if (!isOver(preview, store.now()))
      await skipTorn(
        async () => {
          if (found !== 'same') await pullGeneration(store, siteFolder, preview.generation);
          shown.push(preview);
        },
        (fault) => say(`Preview ${preview.name} is not shown here: ${fault}`),
      );
  if (JSON.stringify(shown) !== JSON.stringify(before))
    await writeWhole(path.join(siteFolder.path, previewsKey), asJson({ previews: shown }));
  return found === 'same' ? tag : found?.tag;
}
