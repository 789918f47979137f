import path from 'node:path';
import { InvalidArgumentError } from 'commander';
import { type AppName, apps } from 'shared-content/federation';
import { root } from '../../../webpack.paths';
import { ReleaseError } from '../ReleaseError';
import { type SiteSettings, readSettings } from '../SiteSettings';
import { Store, type Versions } from '../Store';

export const say = (line: string): void => console.log(line);
export const store = new Store(process.env.SITE_DIR ?? path.join(root, '.site'));

export function appName(value: string): AppName {
  const app = apps.find(({ name }) => name === value);
  if (!app) throw new InvalidArgumentError(`Choose of ${apps.map(({ name }) => name).join(', ')}.`);
  return app.name;
}

export function count(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError('Give a whole number.');
  return Number(value);
}

export async function liveSite(): Promise<{ generation: string; versions: Versions }> {
  const generation = await store.current();
  if (!generation)
    throw new ReleaseError(
      `Nothing is live in ${store.folder} yet. npm start composes the first generation; SITE_DIR names another store.`,
    );
  return { generation, versions: await store.versionsOf(generation) };
}

export async function settings(): Promise<SiteSettings> {
  const found = await readSettings(store);
  if (!found)
    throw new ReleaseError(
      `${store.folder} has no site.json. npm start writes it with the first generation.`,
    );
  return found;
}

export const since = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;

export const waitOption = [
  '--wait <seconds>',
  'how long to wait for another release in this store',
  count,
  0,
] as const;
export const hookOption = [
  '--before-switch <command>',
  'run this when the generation is ready, before it goes live (SITE_DIR, SITE_GENERATION); what fails stops the release',
] as const;
