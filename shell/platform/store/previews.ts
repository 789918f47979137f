import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from 'shared-content/build/ReleaseError';
import type { ReleasedBy } from './releasedBy';
import { type Store, writeWhole } from './Store';

/** A generation beside the live one, to be looked at under a host of its own. */
export interface Preview {
  /** First label of its host: `pr-42`. */
  readonly name: string;
  readonly generation: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** From then on `prune` takes it away. */
  readonly until: string;
  /** Apps that differ from what was live then → version. */
  readonly apps: Readonly<Record<string, string>>;
  readonly by?: ReleasedBy;
  /** Why, in the words of who made it (--reason). */
  readonly reason?: string;
}

const folderOf = (store: Store) => path.join(store.folder, 'previews');
const fileOf = (store: Store, name: string) => path.join(folderOf(store), `${name}.json`);

/** A label of a host name (RFC 1035), that is no number: such a host is an address. */
const label = /^[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

export const isPreviewName = (name: string): boolean => label.test(name);

/** Whether its days are over: nobody is to see it any more. */
export const isOver = ({ until }: Preview, now: Date): boolean => Date.parse(until) <= now.getTime();

/**
 * Refuses a name under which the site itself may be asked for.
 *
 * @throws ReleaseError with the form that a name has
 */
export function checkPreviewName(name: string, siteUrl: string): void {
  if (!isPreviewName(name))
    throw new ReleaseError(
      `"${name}" is no name of a preview: it becomes part of a host, as pr-42 (a-z, 0-9 and dashes, 63 at most).`,
    );
  const [first] = new URL(siteUrl).hostname.split('.');
  if ([first, 'www', 'localhost'].includes(name))
    throw new ReleaseError(`"${name}" is a name of the site itself: its visitors would get the preview.`);
}

/** The preview that a Host header asks for by its first label, if it can name one. */
export const previewNameOf = (host: string): string | undefined => {
  const dot = host.indexOf('.');
  return dot > 0 ? host.slice(0, dot).toLowerCase() : undefined;
};

/** Where a preview is seen: its name before the site's host, and on a developer's machine before localhost. */
export function addressOf(name: string, siteUrl: string): string {
  const { protocol, host, hostname, port } = new URL(siteUrl);
  const isLoopback = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  return `${protocol}//${name}.${isLoopback ? `localhost${port && `:${port}`}` : host}`;
}

/** What a preview shows that was not live when it was made: `mfe-portfolio 3f2a…`. */
export const appsOf = ({ apps }: Preview): string =>
  Object.entries(apps)
    .map(([app, version]) => `${app} ${version}`)
    .join(', ') || 'what is live';

/** All previews, by name: some small files, in one go, so that a server's next answer knows of a change. */
export function readPreviews(store: Store): Preview[] {
  const folder = folderOf(store);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  return files.sort().flatMap((file) => {
    try {
      return [JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Preview];
    } catch (error) {
      // Taken away meanwhile.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  });
}

/** Writes a preview down; one of that name points to the new generation from then on. */
export async function writePreview(store: Store, preview: Preview): Promise<void> {
  await mkdir(folderOf(store), { recursive: true });
  await writeWhole(fileOf(store, preview.name), `${JSON.stringify(preview, null, 1)}\n`);
}

/** Takes a preview away; its generation goes with the next prune. */
export const removePreview = (store: Store, name: string): Promise<void> =>
  rm(fileOf(store, name), { force: true });
