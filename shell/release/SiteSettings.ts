import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PolicyOptions } from '../compose/contentSecurityPolicy';
import { type Store, writeWhole } from './Store';

/** What every composition of one store shares; kept in it, so that each release composes alike. */
export interface SiteSettings {
  /** Canonical origin without a trailing slash. */
  readonly siteUrl: string;
  /** Where browsers reach the API, if not at `/api` of the site. */
  readonly apiBase?: string;
  readonly policy: PolicyOptions;
}

const fileOf = (store: Store) => path.join(store.folder, 'site.json');

export async function readSettings(store: Store): Promise<SiteSettings | undefined> {
  const text = await readFile(fileOf(store), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as SiteSettings);
}

export async function writeSettings(store: Store, settings: SiteSettings): Promise<void> {
  await writeWhole(fileOf(store), `${JSON.stringify(settings, null, 1)}\n`);
}
