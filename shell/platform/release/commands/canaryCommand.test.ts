import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { packArtifact } from 'shared-content/build/artifact';
import { readConfig } from 'api/config';
import { siteServer } from '../../serve/siteServer';
import { readCanary } from '../../store/canary';
import { readHistory } from '../../store/history';
import { readSettings } from '../../store/SiteSettings';
import type { Store } from '../../store/Store';
import { type FakeDist, fakeDist } from '../../testing/fakeDist';
import { fakeSite, liveDocument, releaseFake, releaseVersions } from '../../testing/fakeSite';
import { prune } from '../prune';
import { verifyStore } from '../verify';
import { saidBy } from '../../testing/saidBy';

let store: Store;
let folder: string;
let program: () => Command;

beforeAll(async () => {
  store = await fakeSite();
  folder = await mkdtemp(path.join(tmpdir(), 'canary-'));
  // The commands read SITE_DIR when they are loaded.
  process.env.SITE_DIR = store.folder;
  const commands = [
    (await import('./releaseCommand')).releaseCommand,
    (await import('./canaryCommand')).canaryCommand,
    (await import('./rollbackCommand')).rollbackCommand,
    (await import('./settingsCommand')).settingsCommand,
    (await import('./statusCommand')).statusCommand,
    (await import('./historyCommand')).historyCommand,
    (await import('./diffCommand')).diffCommand,
  ];
  program = () => {
    const made = new Command('site').exitOverride().configureOutput({ writeErr: () => {} });
    for (const add of commands) add(made);
    for (const command of made.commands) command.exitOverride().configureOutput({ writeErr: () => {} });
    return made;
  };
});
afterAll(async () => {
  delete process.env.SITE_DIR;
  await rm(folder, { recursive: true, force: true });
});
afterEach(async () => {
  if (readCanary(store)) await site('canary', 'end');
});

/** Pages of this laboratory have no scripts: in a browser they would never come to life. */
function site(...args: string[]): Promise<string> {
  const skip = /^(status|history|diff)$/.test(args[0] ?? '') || args.length === 1 ? [] : ['--skip-browser'];
  return saidBy(program(), [...args, ...skip]);
}

async function artifactOf(dist: FakeDist): Promise<string> {
  const made = await fakeDist(dist);
  const file = path.join(folder, `${dist.app}-${dist.word.replaceAll(' ', '-')}.tgz`);
  await packArtifact(made, file);
  await rm(made, { recursive: true });
  return file;
}
const release = async (dist: FakeDist, ...more: string[]) =>
  site('release', '--from', await artifactOf(dist), ...more);
const portfolio = (word: string) => ({ app: 'mfe-portfolio', word });

const canaryNow = () => {
  const canary = readCanary(store);
  if (!canary) throw new Error('no canary runs');
  return canary;
};
const heading = (text: string) => /<h1>([\w ]+)/.exec(text)?.[1];
const liveWord = async (file: string) => heading(await liveDocument(store, file));
const triedWord = async (file: string) =>
  heading(await readFile(path.join(store.pages(canaryNow().generation), file), 'utf8'));

it('a canary is a whole generation beside the live one; status and history tell who, what, since when and for how many', async () => {
  const live = await store.current();
  const said = await release(portfolio('tried'), '--canary', '10', '--reason', 'new tiles');
  expect(said).toMatch(/^Canary: mfe-portfolio \w{12} in generation \w{12} for 10 % of new visitors$/m);
  expect(said).toMatch(/^ {2}~ mfe-portfolio \w+ → \w+$/m);
  expect(await store.current()).toBe(live);
  expect([await liveWord('projects.html'), await triedWord('projects.html')]).toEqual(['one', 'tried']);
  const line =
    /^canary for 10 % of new visitors: mfe-portfolio \w+ in generation \w+, since .* UTC \[by .* on .*, "new tiles"\]$/m;
  expect(await site('canary')).toMatch(line);
  const status = await site('status');
  expect(status).toMatch(line);
  expect(status).toMatch(/^ {2}mfe-portfolio {2}\w{12} {2}live: \w{12}$/m);
  expect(await site('history', '--most', '1')).toMatch(
    /canary {4}mfe-portfolio \w+ in generation \w+ for 10 % of new visitors \[by .*"new tiles"\]/,
  );
  const { id, generation } = canaryNow();
  expect(await site('diff', 'canary')).toMatch(
    /^changed \/projects \(mfe-portfolio\)[^\n]*\n {2}- one\n {2}\+ tried$/m,
  );
  expect(await site('canary', '50')).toMatch(
    /is for 50 % of new visitors, after 10 %: who was in stays in\./,
  );
  expect(canaryNow()).toMatchObject({ id, generation, share: 50 });
  expect(await site('canary', 'end')).toContain('has ended: its visitors are back');
  expect(await site('canary')).toBe('No canary runs.');
  expect(await site('history', '--most', '1')).toMatch(/canary {4}mfe-portfolio .* has ended/);
  expect(await store.current()).toBe(live);
});

it.each(['0', '100', '-1', '5.5', 'all'])('%s is no share', async (share) => {
  expect(await release(portfolio('tried'), '--canary', share)).toMatch(/refused: .*from 1 to 99/);
  expect(await site('canary', share)).toMatch(/refused: /);
  expect(readCanary(store)).toBeUndefined();
});

it('is held to every rule of a release, and a dry run gives it to nobody', async () => {
  const broken = { ...portfolio('broken'), render: 'throw new Error("no data")' };
  expect(await release(broken, '--canary', '10')).toMatch(/refused: .*no data/);
  expect(await release(portfolio('one'), '--canary', '10')).toMatch(/refused: .*is live already/);
  expect(await release(portfolio('tried'), '--canary', '10', '--dry-run')).toContain('no visitor gets it');
  expect(readCanary(store)).toBeUndefined();
  for (const step of ['20', 'promote', 'end'])
    expect(await site('canary', step)).toMatch(
      /refused: No canary runs\. npm run release -- <app> --canary 10/,
    );
});

it('promote makes it live, and the history says that it was a canary', async () => {
  await release(portfolio('promoted'), '--canary', '10');
  const { generation } = canaryNow();
  expect(await site('canary', 'promote')).toMatch(/^Live: mfe-portfolio \w+ in generation/m);
  expect(await store.current()).toBe(generation);
  expect(readCanary(store)).toBeUndefined();
  expect(await site('history', '--most', '1')).toMatch(
    /release {3}mfe-portfolio .*"was a canary for 10 % since/,
  );
  expect(await site('rollback', 'mfe-portfolio')).toMatch(/^Live: mfe-portfolio/m);
  expect(await liveWord('projects.html')).toBe('one');
});

it('what others release meanwhile is live and in the canary, which keeps its visitors; what it tries is refused', async () => {
  await release(portfolio('tried'), '--canary', '10');
  const { id } = canaryNow();
  expect(await release(portfolio('third'))).toMatch(
    /refused: mfe-portfolio runs as a canary \(10 % .*npm run canary -- promote makes it live, npm run canary -- end/,
  );
  expect(await release({ app: 'mfe-company', word: 'news' }, '--canary', '5')).toMatch(
    /refused: mfe-portfolio runs as a canary/,
  );
  const said = await release({ app: 'mfe-company', word: 'news' });
  expect(said).toMatch(/^The canary \(mfe-portfolio \w+\) is composed upon it: generation \w+$/m);
  expect([await liveWord('about.html'), await triedWord('about.html')]).toEqual(['news', 'news']);
  expect([await liveWord('projects.html'), await triedWord('projects.html')]).toEqual(['one', 'tried']);
  expect(canaryNow().id).toBe(id);
  expect(await readFile(path.join(store.folder, 'canary.nginx'), 'utf8')).toContain(
    `pages/${canaryNow().generation}`,
  );
  await site('canary', 'promote');
  expect([await liveWord('about.html'), await liveWord('projects.html')]).toEqual(['news', 'tried']);
  await site('rollback', 'mfe-portfolio');
});

it('a canary that does not go with what others release ends, and theirs is live', async () => {
  await release({ ...portfolio('titled'), title: 'The same title' }, '--canary', '10');
  const said = await release({ app: 'mfe-company', word: 'titled', title: 'The same title' });
  expect(said).toMatch(
    /^The canary \(mfe-portfolio \w+\) does not go with what is live now, and has ended: .*The same title/m,
  );
  expect(readCanary(store)).toBeUndefined();
  expect(await liveWord('about.html')).toBe('titled');
});

it('a rollback of what it tries, or of the whole site, ends it; any other is composed into it', async () => {
  await release(portfolio('two'));
  await release({ app: 'mfe-services', word: 'two' });
  await release(portfolio('tried'), '--canary', '10');
  expect(await site('rollback', 'mfe-services')).toMatch(/is composed upon it/);
  expect([await triedWord('services.html'), await triedWord('projects.html')]).toEqual(['one', 'tried']);
  expect(await site('rollback', 'mfe-portfolio')).toMatch(/The canary has ended with it\./);
  expect(readCanary(store)).toBeUndefined();
  await release(portfolio('tried'), '--canary', '10');
  await release({ app: 'mfe-services', word: 'three' });
  expect(await site('rollback')).toMatch(/The canary has ended with it\./);
  expect(readCanary(store)).toBeUndefined();
  // None of it is a state of the live site.
  expect((await readHistory(store)).filter(({ action }) => action === 'canary').length).toBeGreaterThan(5);
});

it('is looked at from outside before any visitor gets it, and taken away when it is not as composed', async () => {
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const server = await siteServer({ store, config, withApi: false });
  try {
    const origin = await server.listen({ port: 0, host: '127.0.0.1' });
    const prove = ['--prove', origin, '--prove-timeout', '10'];
    expect(await release(portfolio('proven'), '--canary', '99', ...prove)).toMatch(/^Canary: /m);
    expect(await site('canary', 'promote', ...prove)).toMatch(/^Live: /m);
    // A script that its documents pin and nobody can get.
    const version = `sed -n 's/.*"mfe-portfolio": "\\(.*\\)".*/\\1/p' ${store.folder}/pages/$SITE_GENERATION/versions.json`;
    const hook = `rm -r ${store.folder}/assets/mfe-portfolio/$(${version})`;
    const said = await release(
      portfolio('lost'),
      '--canary',
      '10',
      '--prove',
      origin,
      '--prove-timeout',
      '10',
      '--before-switch',
      hook,
    );
    expect(said).toMatch(/refused: .*answers 404.*The canary was taken away: no visitor has seen it\.$/m);
    expect(readCanary(store)).toBeUndefined();
  } finally {
    await server.close();
  }
});

it('hooks see it when nobody gets it yet, and when its share is on', async () => {
  const shares = path.join(folder, 'shares');
  const note = `grep -h '"share"' ${store.folder}/canary.json >> ${shares}; echo $SITE_GENERATION >> ${shares}`;
  await release(portfolio('hooked'), '--canary', '10', '--before-switch', note, '--after-switch', note);
  const { generation } = canaryNow();
  expect((await readFile(shares, 'utf8')).match(/\d+(?=,)|^\w{12}$/gm)).toEqual([
    '0',
    generation,
    '10',
    generation,
  ]);
  expect(await release(portfolio('failed'), '--canary', '10', '--before-switch', 'false')).toMatch(
    /refused: /,
  );
  await site('canary', 'end');
  expect(await release(portfolio('failed'), '--canary', '10', '--before-switch', 'false')).toMatch(
    /refused: "false" ended with 1.*The canary was taken away/,
  );
  expect(readCanary(store)).toBeUndefined();
});

it('prune keeps it while it runs and for open tabs after it; verify tells of one that is gone', async () => {
  await release(portfolio('kept'), '--canary', '10');
  const { generation, to } = canaryNow();
  const at = (days: number) =>
    prune({ store, keep: 1, days: 30, now: new Date(Date.now() + days * 86_400_000), dryRun: false });
  await at(400);
  expect(await store.hasGeneration(generation)).toBe(true);
  expect(await store.isPublished('mfe-portfolio', to['mfe-portfolio'] ?? '')).toBe(true);
  await site('canary', 'end');
  await release({ app: 'mfe-contact', word: 'later' });
  await at(29);
  expect(await store.hasGeneration(generation)).toBe(true);
  await at(31);
  expect(await store.hasGeneration(generation)).toBe(false);

  await release(portfolio('gone'), '--canary', '10');
  await store.removeGeneration(canaryNow().generation);
  const { faults } = await verifyStore(store);
  await faults.find(({ what }) => what.startsWith('the canary is of generation'))?.repair?.();
  expect(readCanary(store)).toBeUndefined();
});

it('a run that was killed between its switch and the canary is made good by the next command', async () => {
  await release(portfolio('left behind'), '--canary', '10');
  const { id, to } = canaryNow();
  // The switch alone, as the core of a release does it.
  await releaseFake(store, { app: 'mfe-company', word: 'alone' });
  await site('canary', '20');
  expect(canaryNow()).toMatchObject({ id, share: 20, upon: await store.current() });
  expect(await triedWord('about.html')).toBe('alone');
  await releaseVersions(store, to);
  expect(await site('canary', '30')).toMatch(/refused: No canary runs\./);
  expect(readCanary(store)).toBeUndefined();
  expect(await liveWord('projects.html')).toBe('left behind');
});

it('settings go live and into it; its cookie travels by https alone where the site does', async () => {
  await release(portfolio('settled'), '--canary', '10');
  const nginx = () => readFile(path.join(store.folder, 'canary.nginx'), 'utf8');
  expect(await nginx()).toContain('; Secure"');
  process.env.SITE_URL = 'http://localhost:4000';
  try {
    expect(await site('settings', 'set')).toMatch(/is composed upon it/);
  } finally {
    delete process.env.SITE_URL;
  }
  expect((await readSettings(store, canaryNow().generation))?.siteUrl).toBe('http://localhost:4000');
  expect(await triedWord('projects.html')).toBe('settled');
  expect(await nginx()).not.toContain('Secure');
});
