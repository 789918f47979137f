import path from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { type AppName, apps } from 'shared-content/federation';
import { buildStale } from '../../build';
import { distOf, root } from '../../webpack.paths';
import { readHistory } from './history';
import { prune } from './prune';
import { release } from './release';
import { ReleaseError } from './ReleaseError';
import { readSettings } from './SiteSettings';
import { Store, type Versions } from './Store';
import { previousVersion } from './previousVersion';
import { withStoreLock } from './withStoreLock';

const say = (line: string) => console.log(line);
const store = new Store(process.env.SITE_DIR ?? path.join(root, '.site'));

function appName(value: string): AppName {
  const app = apps.find(({ name }) => name === value);
  if (!app) throw new InvalidArgumentError(`Choose of ${apps.map(({ name }) => name).join(', ')}.`);
  return app.name;
}

function count(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError('Give a whole number.');
  return Number(value);
}

async function liveSite(): Promise<{ generation: string; versions: Versions }> {
  const generation = await store.current();
  if (!generation)
    throw new ReleaseError(
      `Nothing is live in ${store.folder} yet. npm start composes the first generation; SITE_DIR names another store.`,
    );
  return { generation, versions: await store.versionsOf(generation) };
}

async function settings() {
  const found = await readSettings(store);
  if (!found)
    throw new ReleaseError(
      `${store.folder} has no site.json. npm start writes it with the first generation.`,
    );
  return found;
}

const since = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`;
const wait = ['--wait <seconds>', 'how long to wait for another release in this store', count, 0] as const;

const program = new Command('site').description(
  'Releases of the site: what is live, what was, and how it changes.',
);

program
  .command('release')
  .description('build, check and publish apps, compose all documents, and switch the live site to them')
  .argument('<app...>', 'apps to release', (value: string, list: AppName[] = []) => [...list, appName(value)])
  .option('--no-build', 'take the builds in <app>/dist as they are')
  .option('--dry-run', 'everything but the switch')
  .option(...wait)
  .action(async (names: AppName[], options: { build: boolean; dryRun?: boolean; wait: number }) => {
    if (options.build) {
      say('Building what changed');
      await buildStale(names, say);
    }
    await withStoreLock(store.folder, { wait: options.wait, say }, async () => {
      const { versions } = await liveSite();
      const next: Record<AppName, string> = { ...versions };
      for (const name of names) next[name] = (await store.publish(distOf(name))).version;
      const { generation, changed } = await release({
        store,
        settings: await settings(),
        versions: next,
        action: 'release',
        say,
        dryRun: options.dryRun,
      });
      if (changed.length === 0) say('Nothing changed: these versions are live already.');
      else if (!options.dryRun)
        say(`Live: ${changed.map((app) => `${app} ${next[app]}`).join(', ')} in generation ${generation}`);
    });
  });

program
  .command('rollback')
  .description('make an earlier version of one app live again, without building')
  .argument('<app>', 'app to roll back', appName)
  .option('--to <version>', 'version to go back to (default: the one that was live before)')
  .option('--dry-run', 'everything but the switch')
  .option(...wait)
  .action(async (app: AppName, options: { to?: string; dryRun?: boolean; wait: number }) => {
    await withStoreLock(store.folder, { wait: options.wait, say }, async () => {
      const { versions } = await liveSite();
      const to = options.to ?? previousVersion(await readHistory(store), app, versions[app]);
      if (!to)
        throw new ReleaseError(`${app} has had no other version than ${versions[app]} in ${store.folder}.`);
      const { generation } = await release({
        store,
        settings: await settings(),
        versions: { ...versions, [app]: to },
        action: 'rollback',
        say,
        dryRun: options.dryRun,
      });
      if (!options.dryRun) say(`Live: ${app} ${to} in generation ${generation}`);
    });
  });

program
  .command('status')
  .description('what is live, since when, and what changed with it')
  .action(async () => {
    const { generation, versions } = await liveSite();
    const history = await readHistory(store);
    say(`generation ${generation}`);
    for (const { name } of apps) {
      const first = history.findLastIndex((entry) => entry.versions[name] !== versions[name]) + 1;
      const from = history[first];
      say(
        `  ${name.padEnd(14)} ${versions[name]}  ${from ? `since ${since(from.at)} (${from.action})` : ''}`,
      );
    }
    const last = history.at(-1);
    if (last) say(`last change: ${last.action} of ${last.apps.join(', ') || 'nothing'} at ${since(last.at)}`);
  });

program
  .command('history')
  .description('every switch of the live site, newest first')
  .option('--most <n>', 'how many', count, 20)
  .action(async ({ most }: { most: number }) => {
    const history = await readHistory(store);
    if (history.length === 0) say(`Nothing was released in ${store.folder} yet.`);
    for (const entry of history.toReversed().slice(0, most)) {
      const what = entry.apps.map((app) => `${app} ${entry.versions[app]}`).join(', ');
      say(`${since(entry.at)}  ${entry.generation}  ${entry.action.padEnd(9)} ${what}`);
    }
  });

program
  .command('prune')
  .description('remove generations and versions that no open tab can need any more')
  .option('--keep <n>', 'newest generations that stay', count, 10)
  .option('--days <n>', 'generations that were live within so many days stay', count, 30)
  .option('--dry-run', 'say what would go, remove nothing')
  .option(...wait)
  .action(async (options: { keep: number; days: number; dryRun?: boolean; wait: number }) => {
    await withStoreLock(store.folder, { wait: options.wait, say }, async () => {
      const { generations, versions } = await prune({
        store,
        keep: options.keep,
        days: options.days,
        now: new Date(),
        dryRun: Boolean(options.dryRun),
      });
      for (const id of generations) say(`  generation ${id}`);
      for (const { app, version } of versions) say(`  ${app} ${version}`);
      const verb = options.dryRun ? 'would go' : 'removed';
      say(`${generations.length} generations and ${versions.length} versions ${verb}.`);
    });
  });

program.parseAsync().catch((error: unknown) => {
  // A defect shows its stack; everything foreseen is one clear line.
  console.error(error instanceof ReleaseError || error instanceof Error ? error.message : error);
  process.exit(1);
});
