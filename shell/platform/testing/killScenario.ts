import { rm } from 'node:fs/promises';
import { prune } from '../store/prune';
import type { SiteFolder } from '../store/SiteFolder';
import { withStoreLock } from 'shared-content/artifact/withStoreLock';
import { fakeDist } from './fakeDist';
import { releaseFake, releaseVersions, generationsIn } from './fakeSite';
import { addBuild } from '../store/builds';
import { folderAccess } from '../store/storeAccess';

const app = 'mfe-services' as const;

/** Fills a store with generations to roll back to, and others to prune. */
export async function fillStore(siteFolder: SiteFolder): Promise<void> {
  for (const word of ['two', 'three']) await releaseFake(siteFolder, { app, word });
  await releaseFake(siteFolder, { app: 'mfe-company', word: 'two' });
}

/** Prepares an action, such as its build; the returned function does the action as its command does. */
export async function prepareAction(siteFolder: SiteFolder, action: string): Promise<() => Promise<unknown>> {
  const live = (await siteFolder.current()) ?? '';
  if (action === 'prune')
    return () =>
      withStoreLock(siteFolder.path, { wait: 20 }, () =>
        prune({
          ...folderAccess(siteFolder),
          keep: 1,
          days: 0,
          now: new Date(Date.now() + 60_000),
          dryRun: false,
        }),
      );
  if (action === 'rollback') {
    // Goes back to a version that was never live with the other current ones: its documents are composed anew.
    // A killed run may have left a part of a generation.
    const pins: Record<string, string>[] = [];
    for (const id of await generationsIn(siteFolder))
      if (await siteFolder.hasGeneration(id)) pins.push(await siteFolder.getVersions(id));
    const now = (await siteFolder.getVersions(live))[app];
    const target = pins.map((versions) => versions[app] ?? '').find((version) => version !== now) ?? '';
    return () => releaseVersions(siteFolder, { [app]: target }, { action: 'rollback' });
  }
  const dist = await fakeDist({ app, word: 'four' });
  return () =>
    withStoreLock(siteFolder.path, { wait: 20 }, () => addBuild(siteFolder, dist))
      .then(({ version }) => releaseVersions(siteFolder, { [app]: version }))
      .finally(() => rm(dist, { recursive: true }));
}
