import path from 'node:path';
import closeWithGrace from 'close-with-grace';
import { startErrorLine } from 'api/app';
import { readConfig } from 'api/config';
import { buildStale } from './build';
import { type AppName, apps } from './shared-content/federation';
import { release } from './shell/release/release';
import { writeSettings } from './shell/release/SiteSettings';
import { Store } from './shell/release/Store';
import { withStoreLock } from './shell/release/withStoreLock';
import { settingsOf } from './shell/server/settingsOf';
import { siteServer } from './shell/server/siteServer';
import { distOf, root } from './webpack.paths';

const say = (line: string) => console.log(line);

/** Builds what is stale and releases it into the store, as the state of this checkout. */
async function releaseCheckout(store: Store, config: ReturnType<typeof readConfig>): Promise<void> {
  // Two starts in one checkout build one after the other.
  await withStoreLock(path.join(root, '.cache'), { wait: 600, say }, async () => {
    say('Building what changed');
    await buildStale(
      apps.map(({ name }) => name),
      say,
    );
    await withStoreLock(store.folder, { wait: 60, say }, async () => {
      const versions = {} as Record<AppName, string>;
      for (const { name } of apps) versions[name] = (await store.publish(distOf(name))).version;
      const settings = settingsOf(config);
      await writeSettings(store, settings);
      await release({ store, settings, versions, action: 'start', say });
    });
  });
}

/** `npm start` builds, releases and serves; `npm run serve` serves what the store has. */
async function start(build: boolean): Promise<void> {
  const port = process.env.PORT ?? '3000';
  const config = readConfig(
    { LOG_LEVEL: 'warn', SITE_URL: `http://localhost:${port}`, ...process.env },
    { port: 3000 },
  );
  const store = new Store(process.env.SITE_DIR ?? path.join(root, '.site'));
  if (build) await releaseCheckout(store, config);

  const server = await siteServer({ store, config });
  closeWithGrace({ delay: 20_000, logger: server.log }, async ({ err }) => {
    if (err) server.log.fatal({ err }, 'Stopping after an error that nobody handled');
    await server.close();
  });
  const address = await server.listen({ port: config.port, host: config.host });
  say('');
  say(`Ready: ${address.replace('127.0.0.1', 'localhost')} (site and /api)`);
  say(`Enquiries and sign-ups lie in ${config.databaseUrl ? 'PostgreSQL (DATABASE_URL)' : config.dataDir}`);
  say(
    config.smtpUrl
      ? 'Mails go out through SMTP_URL'
      : `Mails lie in ${path.join(config.dataDir, 'mails')} as .eml files`,
  );
}

start(process.argv[2] !== 'serve').catch((error: unknown) => {
  console.error(startErrorLine(error) ?? (error instanceof Error ? error.message : error));
  process.exit(1);
});
