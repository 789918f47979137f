import path from 'node:path';
import closeWithGrace from 'close-with-grace';
import { startErrorLine } from 'api/app';
import { readConfig } from 'api/config';
import { buildStale } from './build';
import { type AppName, apps } from './shared-content/federation';
import { clearDrafts, compose } from './shell/compose/compose';
import { Store, type Versions } from './shell/release/Store';
import { policyOf } from './shell/server/policyOf';
import { siteServer } from './shell/server/siteServer';
import { root } from './webpack.factory';

const say = (line: string) => console.log(line);

/** Builds what is stale, composes and serves. */
async function start(): Promise<void> {
  const port = process.env.PORT ?? '3000';
  const env = { ...process.env, SITE_URL: process.env.SITE_URL ?? `http://localhost:${port}` };
  const config = readConfig({ ...env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' }, { port: 3000 });
  const store = new Store(process.env.SITE_DIR ?? path.join(root, '.site'));

  say('Building what changed');
  const builds = await buildStale(
    apps.map(({ name }) => name),
    say,
  );
  await clearDrafts(store);
  for (const { app } of builds) await store.publish(path.join(root, app, 'dist'));
  say('Composing the documents');
  const versions = Object.fromEntries(builds.map(({ app, version }) => [app, version])) as Record<
    AppName,
    string
  >;
  const { generation, existed } = await compose({
    store,
    versions: versions satisfies Versions,
    siteUrl: config.siteUrl,
    policy: policyOf(config),
    say,
  });
  if (existed) say(`  generation ${generation} (unchanged)`);
  await store.switchTo(generation);

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

start().catch((error: unknown) => {
  console.error(startErrorLine(error) ?? error);
  process.exit(1);
});
