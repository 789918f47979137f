import { type AppName, sections } from 'shared-content/federation';
import { compose } from '../compose/compose';
import { clearDrafts } from '../compose/clearDrafts';
import { loadPublished } from '../compose/loadPublished';
import { type HistoryEntry, appendHistory, changedApps, recoverHistory } from './history';
import type { SiteSettings } from './SiteSettings';
import type { Store, Versions } from './Store';
import { checkBudget } from './checks/checkBudget';
import { checkContract } from './checks/checkContract';
import { checkGeneration } from './checks/checkGeneration';
import { checkKit } from './checks/checkKit';
import { checkUnique } from './checks/checkUnique';

export interface ReleaseOptions {
  readonly store: Store;
  readonly settings: SiteSettings;
  /** The whole site as it is to be. */
  readonly versions: Versions;
  readonly action: HistoryEntry['action'];
  readonly say: (line: string) => void;
  /** Checks and composes, and leaves the live site as it is. */
  readonly dryRun?: boolean;
  /** Runs when the generation is ready; the live site stays as it is when it throws. */
  readonly beforeSwitch?: (generation: string) => Promise<void>;
}

export interface Released {
  readonly generation: string;
  readonly changed: readonly AppName[];
}

/**
 * Makes published versions the live site: checks kit, contract, uniqueness and budgets, composes all
 * documents, checks the generation, then switches in one rename. Whatever fails before the switch leaves
 * the live site as it was. The caller holds the store's lock.
 *
 * @throws ReleaseError naming what is wrong and what to do
 */
export async function release({
  store,
  settings,
  versions,
  action,
  say,
  dryRun,
  beforeSwitch,
}: ReleaseOptions): Promise<Released> {
  await clearDrafts(store);
  await recoverHistory(store);
  const before = await store.current();
  const changed = changedApps(before ? await store.versionsOf(before) : undefined, versions);

  say('Checking kit, contract and budgets');
  const published = await loadPublished(store, versions);
  const { builds, shell, bundles, routes } = published;
  for (const section of sections) {
    const build = builds[section.name];
    checkKit(build, versions.shell, shell.provided);
    checkContract(section, build, bundles[section.name]);
    await checkBudget(build, store.assets(section.name, build.version), bundles[section.name]);
  }
  checkUnique({ path: '/', ...shell.homeHead }, bundles);

  say('Composing the documents');
  const { generation, existed } = await compose({ store, versions, ...settings, published, say });
  if (existed) say(`  generation ${generation} was composed before`);
  await checkGeneration(store, generation, routes);

  if (dryRun) {
    say(`Dry run: generation ${generation} is ready, the live site is as it was.`);
    return { generation, changed };
  }
  if (before !== generation) await beforeSwitch?.(generation);
  await store.switchTo(generation);
  if (before !== generation)
    await appendHistory(store, { at: new Date().toISOString(), action, apps: changed, generation, versions });
  return { generation, changed };
}
