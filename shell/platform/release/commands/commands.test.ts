import { execFile } from 'node:child_process';
import { rm, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { productionEnv } from 'api/testing/production-env';
import { Command } from 'commander';
import type { SiteFolder } from '../../store/SiteFolder';
import { fakeSite, liveDocument, releaseFake } from '../../testing/fakeSite';
import { saidBy } from '../../testing/saidBy';
import { serveStore, silentConfig } from '../../testing/serveStore';

let siteFolder: SiteFolder;
let program: () => Command;
const variables = { ...process.env };

beforeAll(async () => {
  siteFolder = await fakeSite();
  // The commands read SITE_DIR when they are loaded.
  process.env.SITE_DIR = siteFolder.path;
  const commands = [
    (await import('./statusCommands')).historyCommand,
    (await import('./rollbackCommand')).rollbackCommand,
    (await import('./settingsCommand')).settingsCommand,
    (await import('./statusCommands')).statusCommand,
  ];
  program = () => {
    const made = new Command('site').exitOverride();
    for (const add of commands) add(made);
    return made;
  };
});
afterAll(async () => {
  process.env = variables;
  await rm(siteFolder.path, { recursive: true, force: true });
});

/** These test pages have no scripts, so they would never hydrate in a browser. */
function site(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  process.env = { ...variables, SITE_DIR: siteFolder.path, ...env };
  const skip = args[0] === 'rollback' || args[1] === 'set' ? ['--skip-browser'] : [];
  return saidBy(program(), [...args, ...skip]);
}

/** Runs a script as npm does; resolves to its exit code and output. */
async function run(script: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const options = { env: { ...variables, NODE_OPTIONS: '', NODE_ENV: '', ...env } };
  const child = promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...args], options);
  return child.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      said: error.stdout + error.stderr,
    }),
  );
}

const heading = async (file: string) => /<h1>(\w+)/.exec(await liveDocument(siteFolder, file))?.[1];

it('each rollback goes one step back, for one app, several apps or the whole site', async () => {
  const one = (await siteFolder.current()) ?? '';
  for (const word of ['two', 'three']) {
    await releaseFake(siteFolder, { app: 'mfe-services', word });
    await releaseFake(siteFolder, { app: 'mfe-company', word });
  }
  expect(await site(['rollback', 'mfe-services'])).toMatch(/^Live: mfe-services \w+ in generation/m);
  expect(await heading('services.html')).toBe('two');
  await site(['rollback', 'mfe-services', 'mfe-company', '--reason', 'both are wrong']);
  expect([await heading('services.html'), await heading('about.html')]).toEqual(['one', 'two']);
  expect(await site(['rollback', 'mfe-services'])).toContain('has no version before');
  const history = await site(['history', '--most', '1']);
  expect(history).toMatch(
    /rollback {2}mfe-company \w+, mfe-services \w+ \[by .* on .*, \d+ s, "both are wrong"\]/,
  );

  expect(await site(['rollback'])).toContain(`Going back to generation ${one}`);
  expect(await siteFolder.current()).toBe(one);
  expect(await site(['rollback'])).toMatch(/refused: There is no generation to go back to/);
});

it('a rollback is refused where another version than the named one is live', async () => {
  const before = await siteFolder.current();
  const { 'mfe-services': live = '' } = await siteFolder.getVersions(before ?? '');
  await releaseFake(siteFolder, { app: 'mfe-services', word: 'newer' });
  const newer = await siteFolder.current();
  const refused = await site(['rollback', 'mfe-services', '--if-live', live]);
  expect(refused).toMatch(new RegExp(`^refused: mfe-services ${live} is not live any more, \\w{22} is: .*$`));
  expect(await siteFolder.current()).toBe(newer);
  const { 'mfe-services': own = '' } = await siteFolder.getVersions(newer ?? '');
  expect(await site(['rollback', 'mfe-services', '--if-live', own])).toContain(`Live: mfe-services ${live}`);
  expect(await siteFolder.current()).toBe(before);
});

it('status compares a site, and says what its visitors met since the release', async () => {
  const versions = await siteFolder.getVersions((await siteFolder.current()) ?? '');
  const failure = (version: string, count: number) =>
    `site_failures_total{kind="render",app="mfe-services",version="${version}"} ${count}\n`;
  const { origin } = await serveStore(siteFolder, silentConfig, (server) => {
    server.get('/api/metrics', async ({ headers }, reply) =>
      headers.authorization === 'Bearer of-24-characters-or-more'
        ? failure(versions['mfe-services'] ?? '', 2) + failure('1'.repeat(22), 9)
        : reply.code(404).send(),
    );
  });
  const said = await site(['status', '--site', origin], {
    METRICS_TOKEN: 'of-24-characters-or-more',
    SITE_STORE_POLL: '0.1',
  });
  expect(said).toMatch(/shows what is live: \d+ answers as composed, twice$/m);
  expect(said).toContain(`  mfe-services ${versions['mfe-services']}: 2 failures (parts that threw)`);
  expect(said).not.toContain('9 failures');
  expect(await site(['status', '--site', origin], { METRICS_TOKEN: 'wrong' })).toContain(
    `not known here: ${origin}/api/metrics answers 404`,
  );
});

it('settings set validates first, then composes and switches in one step', async () => {
  const before = await siteFolder.current();
  expect(await site(['settings', 'set'], { SITE_URL: '' })).toMatch(/refused: SITE_URL must be set/);
  expect(await site(['settings', 'set'], { SITE_URL: 'not an origin' })).toMatch(/refused: SITE_URL/);
  expect(await siteFolder.current()).toBe(before);
  // The command refuses to compose documents for a production server that could not serve them.
  const half = await site(['settings', 'set'], { SITE_URL: productionEnv.SITE_URL });
  expect(half).toMatch(/refused: This is production .*\n(- .*\n)*- SMTP_URL is missing/);
  expect(await siteFolder.current()).toBe(before);
  const said = await site(['settings', 'set'], productionEnv);
  expect(said).toContain('~ SITE_URL: https://site.example.com → https://www.shapla.dev');
  expect(said).toMatch(/^Live: the same versions in generation/m);
  expect(await site(['settings'])).toContain('SITE_URL: https://www.shapla.dev');
  expect(await site(['history', '--most', '1'])).toContain('SITE_URL: https://site.example.com →');
  expect(await site(['settings', 'set'], productionEnv)).toMatch(/^Nothing changed/m);
});

it('serve and release fail with one line and the fix, and change nothing', async () => {
  const serve = (env: NodeJS.ProcessEnv, ...args: string[]) =>
    run('shell/platform/start.ts', ['serve', ...args], {
      SITE_DIR: siteFolder.path,
      PORT: '0',
      DATA_DIR: `${siteFolder.path}/data`,
      ...env,
    });
  const empty = `${siteFolder.path}/nowhere`;
  const [blocked, production, port, nowhere, typo, help] = await Promise.all([
    // The policy of the documents would block the captcha, and Send would stay disabled.
    serve({ ...productionEnv, TURNSTILE_BASE_URL: 'https://bots.shapla.dev' }),
    serve({ NODE_ENV: 'production' }),
    serve({ PORT: 'abc' }),
    serve({ SITE_DIR: empty }),
    run('shell/platform/release/cli.ts', ['release', 'mfe-company', '--no-build'], { SITE_DIR: empty }),
    serve({}, '--help'),
  ]);
  expect(blocked.said).toMatch(
    /captcha .*: https:\/\/challenges\.cloudflare\.com → https:\/\/bots\.shapla\.dev\. .*settings -- set/,
  );
  // All missing settings are reported at once, in a line each.
  expect(production.said).toMatch(
    /^This is production .*:\n(- .*\n)*- SITE_URL is missing.*\n(- .*\n)*- SMTP_URL/,
  );
  expect(production.code).toBe(1);
  expect(port.said).toMatch(/^PORT must be/);
  expect(nowhere.said).toMatch(/^Nothing is live in .*nowhere\. Set SITE_DIR to another store/);
  expect(typo.said).toMatch(/nowhere is no release store\. Is SITE_DIR right/);
  for (const { code, said } of [blocked, port, nowhere, typo])
    expect([code, said.trim().split('\n').length]).toEqual([1, 1]);
  await expect(stat(empty)).rejects.toThrow('ENOENT');
  expect(help).toMatchObject({ code: 0, said: expect.stringContaining('build and release nothing') });
  // Six processes load the site server here: that takes its time on a busy machine.
});
