import 'api/environment';
import { once } from 'node:events';
import { createServer } from 'node:http';
import closeWithGrace from 'close-with-grace';
import { Command } from 'commander';
import type { FastifyInstance } from 'fastify';
import { startErrorLine } from 'api/app';
import { readConfig } from 'api/config';
import { describeConfig } from 'api/describe-config';
import { type HistoryEntry, readHistory } from './store/history';
import { ReleaseError, endOf } from 'shared-content/build/ReleaseError';
import { type Shared, converge } from './release/bucket/converge';
import { releaseCheckout, sayWhatIsLive } from './release/releaseCheckout';
import { readCanary } from './store/canary';
import { followBucket, pollSeconds, pullLive } from './store/bucket/followBucket';
import { letOthersRead } from './store/letOthersRead';
import { openBucket } from './store/bucket/openBucket';
import { readSettings, refuseOtherSettings } from './store/SiteSettings';
import { settingsOf } from './store/settingsOf';
import { Store } from './store/Store';
import { storeFolder } from './store/storeFolder';
import { withStoreLock } from 'shared-content/build/withStoreLock';
import { siteServer } from './serve/siteServer';
import { root } from 'shared-content/build/paths';

const say = (line: string) => console.log(line);

/**
 * `npm start` keeps fresh what it made itself. Where the last change was a command's (release, rollback,
 * settings) or another checkout's, what is live was meant to be, and a start leaves it alone.
 */
const keepsFresh = (last: HistoryEntry | undefined) =>
  !last || (last.action === 'start' && (last.checkout ?? root) === root);

/** Makes the folder the copy of the bucket; one that has something to serve does without, for the time being. */
async function copyBucket({ bucket, store, say: tell }: Shared, mode: string): Promise<void> {
  try {
    if (mode === 'serve') await pullLive(bucket, store);
    else await withStoreLock(store.folder, { wait: 60, say }, () => converge({ bucket, store, say: tell }));
  } catch (error) {
    if (mode !== 'serve' || !(await store.current())) throw error;
    tell(`Serving what is here: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Takes a port until the site itself listens there: a start must not fail after it has changed the store. */
async function holdPort(port: number, host: string) {
  const placeholder = createServer((_request, response) => {
    response.writeHead(503, { 'Retry-After': '5', 'Content-Type': 'text/plain; charset=utf-8' });
    response.end('The site is starting.\n');
  });
  placeholder.listen(port, host);
  await once(placeholder, 'listening');
  const address = placeholder.address();
  return {
    port: address !== null && typeof address === 'object' ? address.port : port,
    release: () =>
      new Promise<void>((resolve) => {
        placeholder.close(() => resolve());
        placeholder.closeAllConnections();
      }),
  };
}

/** Ends the server once, with its drain. A signal that comes again later is an impatient person's. */
function endOnSignals(server: FastifyInstance): void {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const grace = closeWithGrace({ delay: 20_000, logger: server.log, skip: [...signals] }, async ({ err }) => {
    if (err) server.log.fatal({ err }, 'Stopping after an error that nobody handled');
    await server.close();
  });
  let first = 0;
  for (const signal of signals)
    process.on(signal, () => {
      if (first === 0) {
        first = Date.now();
        grace.close();
      }
      // A terminal sends Ctrl-C to everybody, and npm passes its own copy on.
      else if (Date.now() - first > 1000) process.exit(1);
    });
}

/**
 * @param mode `keep fresh` releases the checkout where the store is a start's own, `release` in any case,
 *   `serve` never
 * @param skipBrowser leaves out the look at the changed pages in Chromium
 */
async function start(mode: 'serve' | 'keep fresh' | 'release', skipBrowser = false): Promise<void> {
  letOthersRead();
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env }, { port: 3000 });
  const store = new Store(storeFolder(process.env));
  const bucket = await openBucket(process.env);
  const seconds = pollSeconds(process.env.SITE_STORE_POLL?.trim() || undefined);
  const shared = bucket && { bucket, store, say };
  if (shared) await copyBucket(shared, mode);
  const live = await store.current();
  if (!live && mode === 'serve')
    throw new ReleaseError(
      `Nothing is live in ${bucket ? bucket.name : store.folder}. ${bucket ? 'SITE_STORE' : 'SITE_DIR'} names another store; npm run release -- --all makes the first generation, npm start builds and serves this checkout.`,
    );
  // A canary changes nothing of what is live.
  const last = (await readHistory(store)).findLast(({ action }) => action !== 'canary');
  const releases =
    mode === 'release' || (mode === 'keep fresh' && (!live || (keepsFresh(last) && !readCanary(store))));
  if (!releases) {
    const settings = await readSettings(store);
    const siteUrlGiven = Boolean(process.env.SITE_URL?.trim());
    if (settings) refuseOtherSettings(settings, settingsOf(config), { siteUrlGiven });
    if (mode === 'keep fresh' && last) await sayWhatIsLive(store, last, say);
  }

  // The order matters: the port and the data folder are taken before anything is released.
  const held = await holdPort(config.port, config.host);
  let following: ReturnType<typeof followBucket> | undefined;
  const server = await siteServer({ store, config, ...(bucket && { copy: () => following?.state() }) });
  server.addHook('onClose', () => following?.stop());
  await server.ready();
  endOnSignals(server);
  let address: string | undefined;
  const listen = async () => {
    await held.release();
    address = await server.listen({ port: held.port, host: config.host });
  };
  try {
    if (releases)
      await releaseCheckout({
        store,
        shared,
        settings: settingsOf(config),
        skipBrowser,
        beforeSwitch: listen,
        say,
      });
    if (bucket) following = followBucket({ bucket, store, seconds, log: server.log });
    if (!address) await listen();
  } catch (error) {
    await server.close();
    throw error;
  }
  say('');
  say(`Ready: ${address?.replace('127.0.0.1', 'localhost')} (site and /api)`);
  for (const line of describeConfig(config)) say(line);
}

const program = new Command('site').description('The site and its API on one port (PORT, 3000).');
program
  .command('start', { isDefault: true })
  .description('build this checkout, make it live where npm start made what is live, and serve')
  .option('--release', 'make this checkout live even where a release or rollback decided what is live')
  .option('--skip-browser', 'go live without opening the changed pages in Chromium first')
  .action((options: { release?: boolean; skipBrowser?: boolean }) =>
    start(options.release ? 'release' : 'keep fresh', options.skipBrowser),
  );
program
  .command('serve')
  .description('serve what is live in the store (SITE_DIR); build and release nothing')
  .action(() => start('serve'));

program.parseAsync().catch((error: unknown) => {
  const line = startErrorLine(error);
  const { code, words } = endOf(error);
  console.error(line ?? words);
  process.exit(line === undefined ? code : 1);
});
