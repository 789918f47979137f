import { ReleaseError } from 'shared-content/build/ReleaseError';
import { type SiteSettings, readSettings } from '../../store/SiteSettings';
import { Store, type Versions } from '../../store/Store';
import { storeFolder } from '../../store/storeFolder';

export const say = (line: string): void => console.log(line);
export const store = new Store(storeFolder(process.env));

export async function liveSite(): Promise<{ generation: string; versions: Versions }> {
  const generation = await store.current();
  if (!generation)
    throw new ReleaseError(
      `Nothing is live in ${store.folder}. SITE_DIR names another store; npm run release -- --all makes the first generation.`,
    );
  return { generation, versions: await store.versionsOf(generation) };
}

export async function settings(): Promise<SiteSettings> {
  const found = await readSettings(store);
  if (!found)
    throw new ReleaseError(
      `${store.folder} has no settings yet. Put them down first, in the environment that serve is to have: npm run settings -- set.`,
    );
  return found;
}
