import { rm } from 'node:fs/promises';
import { prune } from '../release/switch/prune';
import type { Store } from '../store/Store';
import { withStoreLock } from 'shared-content/artifact/withStoreLock';
import { fakeDist } from './fakeDist';
import { releaseFake, releaseVersions, generationsIn } from './fakeSite';
import { folderAccess } from '../store/storeAccess';

const app = 'mfe-services' as const;

/** Fills a store with generations to roll back to, and others to prune. */
export async function fillStore(store: Store): Promise<void> {
  for (const word of ['two', 'three']) await releaseFake(store, { app, word });
  await releaseFake(store, { app: 'mfe-company', word: 'two' });
}

/** Prepares an action, such as its build; the returned function does the action as its command does. */
export async function prepareAction(store: Store, action: string): Promise<() => Promise<unknown>> {
  const live = (await store.current()) ?? '';
  if (action === 'prune')
    return () =>
      withStoreLock(store.folder, { wait: 20 }, () =>
        prune({
          ...folderAccess(store),
          keep: 1,
          days: 0,
          now: new Date(Date.now() + 60_000),
          dryRun: false,
        }),
      );
  if (action === 'rollback') {
    // Goes back to a version that was never live with the other current ones: its documents are composed anew.
    const pins = await Promise.all((await generationsIn(store)).map((id) => store.getVersions(id)));
    const now = (await store.getVersions(live))[app];
    const target = pins.map((versions) => versions[app] ?? '').find((version) => version !== now) ?? '';
    return () => releaseVersions(store, { [app]: target });
  }
  const dist = await fakeDist({ app, word: 'four' });
  return () =>
    withStoreLock(store.folder, { wait: 20 }, () => store.publish(dist))
      .then(({ version }) => releaseVersions(store, { [app]: version }))
      .finally(() => rm(dist, { recursive: true }));
}
