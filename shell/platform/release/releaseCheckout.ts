import { type AppName, apps } from 'shared-content/federation';
import { getDistFolder } from 'shared-content/artifact/paths';
import { withBuildLock, withStoreLock } from 'shared-content/artifact/withStoreLock';
import { addBuild } from '../store/builds';
import type { SiteFolder } from '../store/SiteFolder';
import { refresh } from '../store/storeAccess';
import { type ReleaseRequest, release } from './release';
import type { StoreAccess } from '../store/state.contract';

// buildStale brings webpack, so it is loaded only for a build: serve starts without it.
const names = apps.map(({ name }) => name);

/** A release of the whole checkout by `npm start`. */
interface CheckoutRelease extends StoreAccess, Required<Pick<ReleaseRequest, 'settings'>> {
  /** Skips the browser gate for the changed pages. */
  readonly skipBrowser: boolean;
}

/**
 * Builds the stale apps and releases them into the store, as the state of this checkout. It takes the locks itself.
 */
export async function releaseCheckout({ settings, skipBrowser, ...access }: CheckoutRelease): Promise<void> {
  const { siteFolder, log } = access;
  // Two starts in one checkout build one after the other.
  await withBuildLock(log, async () => {
    log('Building what changed');
    const { buildStale } = await import('shared-content/bundling/buildStale');
    await buildStale(names, log);
    await withStoreLock(siteFolder.path, { wait: 60, log }, async () => {
      await refresh(access);
      const versions = await addCheckout(siteFolder, names);
      await release(access, {
        action: 'start',
        browser: skipBrowser ? 'skip' : 'if installed',
        settings,
        versions,
      });
    });
  });
}

/** Adds builds of this checkout to the store's folder; resolves to app → version. The caller holds the store's lock. */
export async function addCheckout(siteFolder: SiteFolder, names: readonly AppName[]) {
  const versions: Record<string, string> = {};
  for (const name of names) versions[name] = (await addBuild(siteFolder, getDistFolder(name))).version;
  return versions;
}
