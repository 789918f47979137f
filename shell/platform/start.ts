import 'shared-content/server/environment';
import path from 'node:path';
import { Command } from 'commander';
import { endOnSignals } from 'shared-content/server/endOnSignals';
import { startErrorLine } from 'shared-content/server/startError';
import { type Config, describeConfig, readConfig } from 'api/config';
import { goThroughProxy } from 'shared-content/server/goThroughProxy';
import { formatTime } from './store/history';
import { ReleaseError, getExitStatus } from 'shared-content/artifact/ReleaseError';
import { release } from './release/release';
import { addCheckout } from './store/builds';
import { getLive, readState } from './store/state';
import { type StoreFollower, followStore } from './store/followStore';
import { getPoll, isCopy, openStoreAccess, refresh, refuseOwnStore } from './store/storeAccess';
import { getSettings, readSettings, refuseOtherSettings, settingsChanges } from './store/SiteSettings';
import { openSiteFolder } from './store/SiteFolder';
import { withBuildLock, withStoreLock } from 'shared-content/artifact/withStoreLock';
import { apps } from 'shared-content/federation';
import { serveExport } from './serve/serveExport';
import { siteServer } from './serve/siteServer';
import type { SiteSettings, StoreAccess } from './store/state.contract';

const log = (line: string) => console.log(line);

type Mode = 'serve' | 'keep fresh' | 'release';

/**
 * @param options.skipBrowser skips the browser gate for the changed pages
 */
async function start(mode: Mode, { skipBrowser = false }: { skipBrowser?: boolean } = {}): Promise<void> {
  await goThroughProxy();
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env }, { port: 3000 });
  const settings = getSettings(config);
  const siteFolder = openSiteFolder(process.env);
  const access = await openStoreAccess(siteFolder, log, process.env);
  const { store } = access;
  await showStoreState(access, mode);
  const releases = await decideRelease(mode, access, settings);

  // A running server goes on serving. It logs any setting that would stop its next start.
  const onSwitch = async (generation: string) => {
    const lines = settingsChanges(await readSettings(siteFolder, generation), settings);
    if (lines.length > 0)
      server.log.error(`The new documents have other settings than this server: ${lines.join('; ')}.`);
  };
  let following: StoreFollower | undefined;
  const server = await siteServer({
    siteFolder,
    config,
    ...(isCopy(access) && { following: () => following }),
  });
  server.addHook('onClose', () => following?.stop());
  endOnSignals(server);
  let address: string;
  try {
    // The port and the data folder are taken before anything is released. Until then, visitors get the former site.
    address = await server.listen(getListenOptions(config));
    if (releases) await releaseCheckout(access, settings, skipBrowser);
    if (isCopy(access)) {
      const seconds = getPoll(process.env);
      following = followStore({ store, siteFolder, seconds, log: server.log, onSwitch });
    }
  } catch (error) {
    await server.close();
    throw error;
  }
  log('');
  log(`Ready: ${address.replace('127.0.0.1', 'localhost')} (site and /api)`);
  describeConfig(config).forEach(log);
}

/** Builds the stale apps and releases them into the store, as the state of this checkout. */
async function releaseCheckout(access: StoreAccess, settings: SiteSettings, skipBrowser: boolean) {
  const names = apps.map(({ name }) => name);
  // Two starts in one checkout build one after the other.
  await withBuildLock(log, async () => {
    log('Building what changed');
    // This module brings webpack; `serve` starts without it.
    const { buildStale } = await import('shared-content/bundling/buildStale');
    await buildStale(names, log);
    await withStoreLock(access.siteFolder.path, { wait: 60, log }, async () => {
      await refresh(access);
      const versions = await addCheckout(access.siteFolder, names);
      const browser = skipBrowser ? 'skip' : 'if installed';
      await release(access, { action: 'start', browser, settings, versions });
    });
  });
}

/** The port that systemd holds (site.socket, sd_listen_fds(3)), or else the configured one. */
const getListenOptions = ({ host, port }: Config) =>
  // Fastify listens on `localhost` as well, unless a host is named.
  process.env.LISTEN_PID === String(process.pid) ? { fd: 3, host: '127.0.0.1' } : { host, port };

/** Makes the folder show the store's live site, unless `serve` has a copy to begin with. */
async function showStoreState(access: StoreAccess, mode: Mode): Promise<void> {
  const { siteFolder } = access;
  if (mode === 'serve' && !isCopy(access)) {
    await readState(access.store);
    return;
  }
  // Visitors get the copy at once, also while the bucket hangs; `followStore` renews it.
  if (mode === 'serve' && (await siteFolder.current())) return refuseOwnStore(access);
  await withStoreLock(siteFolder.path, { wait: 60, log }, () => refresh(access));
}

/**
 * Whether this start releases the checkout. `keep fresh` does where the last change was a start's, too: a command
 * (release, rollback, settings) chose the live version on purpose, so a start keeps it. A start that
 * releases nothing refuses documents of another site.
 */
async function decideRelease(mode: Mode, access: StoreAccess, own: SiteSettings): Promise<boolean> {
  const { siteFolder, store } = access;
  const live = await siteFolder.current();
  if (!live && mode === 'serve')
    throw new ReleaseError(
      `Nothing is live in ${store.name}. Set ${isCopy(access) ? 'SITE_STORE' : 'SITE_DIR'} to another store, or make the first generation: npm run release -- --all. npm start builds and serves this checkout.`,
    );
  if (mode === 'release' || !live) return true;
  const last = getLive(siteFolder.shown());
  if (mode === 'keep fresh' && (!last || last.action === 'start')) return true;
  const settings = siteFolder.shown()?.settings;
  const siteUrlGiven = Boolean(process.env.SITE_URL?.trim());
  if (settings) for (const line of refuseOtherSettings(settings, own, { siteUrlGiven })) log(line);
  if (mode === 'keep fresh' && last)
    log(
      `The live site stays unchanged, because of the ${last.action} of ${formatTime(last.at)}. To make this checkout live: npm start -- --release.`,
    );
  return false;
}

const program = new Command('site').description('The site and its API on one port (PORT, 3000).');
program
  .command('start', { isDefault: true })
  .description('build this checkout, make it live unless another command did the last release, and serve')
  .option('--release', 'make this checkout live even after a release or rollback')
  .option('--skip-browser', 'omit the check of changed pages in Chromium')
  .action((options: { release?: boolean; skipBrowser?: boolean }) =>
    start(options.release ? 'release' : 'keep fresh', options),
  );
program
  .command('serve')
  .description('serve the live site of the store (SITE_DIR); build and release nothing')
  .option('--folder <folder>', 'serve this exported folder instead, without an API')
  .action(async ({ folder }: { folder?: string }) => {
    if (folder === undefined) return start('serve');
    const port = Number(process.env.PORT?.trim() || '3000');
    await serveExport(path.resolve(folder), port, '127.0.0.1');
    log(`Ready: http://localhost:${port} shows ${folder}`);
  });

program.parseAsync().catch((error: unknown) => {
  const line = startErrorLine(error);
  const { code, message } = getExitStatus(error);
  console.error(line ?? message);
  process.exit(line === undefined ? code : 1);
});
