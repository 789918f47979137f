import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sections } from 'shared-content/federation';
import { Command } from 'commander';
import { packArtifact } from 'shared-content/artifact/artifact';
import { readHistory } from '../../store/history';
import { getAddress, readPreviews } from '../../store/previews';
import type { SiteFolder } from '../../store/SiteFolder';
import { type FakeDist, fakeDist } from '../../testing/fakeDist';
import { fakeSite, liveDocument, releaseFake } from '../../testing/fakeSite';
import { prune } from '../switch/prune';
import { folderAccess } from '../../store/storeAccess';
import { verify } from '../switch/verify';
import { saidBy } from '../../testing/saidBy';
import { moveAside } from '../../store/atomicFolders';

let siteFolder: SiteFolder;
let folder: string;
let program: () => Command;

beforeAll(async () => {
  siteFolder = await fakeSite();
  folder = await mkdtemp(path.join(tmpdir(), 'preview-'));
  // The commands read SITE_DIR when they are loaded.
  process.env.SITE_DIR = siteFolder.path;
  const { previewCommand } = await import('./previewCommand');
  const { statusCommand } = await import('./statusCommands');
  const { diffCommand } = await import('./diffCommand');
  program = () => {
    const made = new Command('site').exitOverride();
    previewCommand(made);
    statusCommand(made);
    diffCommand(made);
    return made;
  };
});
afterAll(async () => {
  delete process.env.SITE_DIR;
  await rm(folder, { recursive: true, force: true });
});

/** These test pages have no scripts, so they would never hydrate in a browser. */
function site(...args: string[]): Promise<string> {
  const skip = args[0] === 'preview' && !args.includes('--remove') ? ['--skip-browser'] : [];
  return saidBy(program(), [...args, ...skip]);
}

async function getArtifact(dist: FakeDist): Promise<string> {
  const made = await fakeDist(dist);
  const file = path.join(folder, `${dist.app}-${dist.word}.tgz`);
  await packArtifact(made, file);
  await rm(made, { recursive: true });
  return file;
}
const preview = async (word: string, ...more: string[]) =>
  site('preview', '--from', await getArtifact({ app: 'mfe-services', word }), ...more);
const getGenerationId = async (name: string) =>
  readPreviews(siteFolder).find((one) => one.name === name)?.generation ?? 'none';

it('a preview is a generation beside the live site, which stays unchanged', async () => {
  const live = await siteFolder.current();
  const switches = (await readHistory(siteFolder)).length;
  const said = await preview('shown', '--name', 'pr-42', '--reason', 'a new lead');
  expect(said).toMatch(/^Preview pr-42: mfe-services \w+ in generation \w+, until 20\d\d-\d\d-\d\d$/m);
  expect(said).toContain('https://pr-42.site.example.com');
  expect(await siteFolder.current()).toBe(live);
  expect(await liveDocument(siteFolder, 'services.html')).toContain('<h1>one</h1>');
  expect(await readHistory(siteFolder)).toHaveLength(switches);
  const generation = await getGenerationId('pr-42');
  expect(await siteFolder.hasGeneration(generation)).toBe(true);
  expect(await site('status')).toMatch(
    new RegExp(
      `^preview pr-42 at https://pr-42\\.site\\.example\\.com: mfe-services \\w+ in generation ${generation}, until .* \\[by .*, "a new lead"\\]$`,
      'm',
    ),
  );
});

it('diff lists the differences of a preview’s documents with their owners', async () => {
  const said = await site('diff', 'pr-42');
  expect(said).toMatch(/^Generation \w+ against \w+, which is live\n {2}~ mfe-services \w+ → \w+\n/);
  expect(said).toMatch(/^ {2}~ text of \/services \(mfe-services\)\n {6}- one\n {6}\+ shown$/m);
  // One page of each section, and Home.
  expect(said).toContain(`\n  ~ 1 of ${sections.length + 1} pages show something else: /services`);
  expect(await site('diff', 'pr-7')).toMatch(/refused: pr-7 is neither a preview \(pr-42\) nor a generation/);
  const generation = await getGenerationId('pr-42');
  expect(await site('diff', generation, 'pr-42')).toMatch(/^ {2}~ 0 of \d+ pages show something else$/m);
});

it('a preview of the same name replaces the earlier one; --remove removes it', async () => {
  const before = await getGenerationId('pr-42');
  await preview('shown again', '--name', 'pr-42');
  expect(await getGenerationId('pr-42')).not.toBe(before);
  expect(readPreviews(siteFolder)).toHaveLength(1);
  expect(await site('preview', '--remove', 'pr-7')).toMatch(
    /refused: There is no preview "pr-7" in .*npm run preview lists all/,
  );
  expect(await site('preview', '--remove', 'pr-42')).toContain('Preview pr-42 is removed');
  expect(readPreviews(siteFolder)).toEqual([]);
});

it('a preview may drop pages, and obeys every other rule of a release', async () => {
  await releaseFake(siteFolder, { app: 'mfe-services', word: 'two', more: ['/services/more'] });
  expect(await preview('fewer', '--name', 'pr-1')).toMatch(/- page \/services\/more[\s\S]*^Preview pr-1/m);
  const broken = await getArtifact({
    app: 'mfe-services',
    word: 'broken',
    render: 'throw new Error("no data")',
  });
  expect(await site('preview', '--from', broken, '--name', 'pr-2')).toMatch(/refused: .*no data/);
  expect(readPreviews(siteFolder).map(({ name }) => name)).toEqual(['pr-1']);
});

it.each([
  ['PR 42', /is no name of a preview: it becomes part of a host name, such as pr-42/],
  ['42', /is no name of a preview/],
  ['../site', /is no name of a preview/],
  ['site', /"site" is a name of the site itself: its visitors would get the preview/],
  ['www', /is a name of the site itself/],
  ['localhost', /is a name of the site itself/],
])('%s is refused as a name', async (name, words) => {
  expect(await preview('named', '--name', name)).toMatch(words);
});

it('prune keeps a preview’s files until it expires, then removes both', async () => {
  await preview('long', '--name', 'long', '--days', '30');
  await preview('short', '--name', 'short', '--days', '1');
  const [long, short] = [await getGenerationId('long'), await getGenerationId('short')];
  const at = (days: number, dryRun = false) =>
    prune({
      ...folderAccess(siteFolder),
      keep: 1,
      days: 0,
      now: new Date(Date.now() + days * 86_400_000),
      dryRun,
    });
  expect((await at(2, true)).previews).toEqual(['short']);
  expect(await siteFolder.hasGeneration(short)).toBe(true);
  await at(2);
  expect(await siteFolder.hasGeneration(short)).toBe(false);
  expect(await siteFolder.hasGeneration(long)).toBe(true);
  const { 'mfe-services': version } = await siteFolder.getVersions(long);
  expect(await siteFolder.isPublished('mfe-services', version ?? '')).toBe(true);
  await at(31);
  expect(await siteFolder.hasGeneration(long)).toBe(false);
  expect(await siteFolder.isPublished('mfe-services', version ?? '')).toBe(false);
  expect(readPreviews(siteFolder)).toEqual([]);
});

it('verify reports and removes a preview without its generation', async () => {
  await preview('torn', '--name', 'torn');
  await moveAside(siteFolder.path, siteFolder.pages(await getGenerationId('torn')));
  const { faults } = await verify(folderAccess(siteFolder));
  const fault = faults.find(({ what }) => what.startsWith('preview torn shows generation'));
  await fault?.repair?.();
  expect(readPreviews(siteFolder)).toEqual([]);
});

it('prints the address of the preview', () => {
  expect(getAddress('pr-42', 'https://www.example.com')).toBe('https://pr-42.www.example.com');
  expect(getAddress('pr-42', 'http://127.0.0.1:3000')).toBe('http://pr-42.localhost:3000');
});

describe('unreviewed code of a preview', () => {
  const seen = async (word: string, code: string) => {
    const render = `const seen = (() => { ${code} })(); throw new Error('seen: ' + seen + ';')`;
    const file = await getArtifact({ app: 'mfe-services', word, render });
    return /seen: (.*?);/s.exec(await site('preview', '--from', file, '--name', 'pr-99'))?.[1];
  };

  it('sees no secrets in its environment', async () => {
    process.env.AWS_SECRET_ACCESS_KEY = 'secret';
    try {
      const names = (await seen('curious', 'return Object.keys(process.env).join()'))?.split(',') ?? [];
      expect(names).toContain('PATH');
      expect(names.filter((name) => /AWS|SECRET|TOKEN|URL/.test(name))).toEqual([]);
    } finally {
      delete process.env.AWS_SECRET_ACCESS_KEY;
    }
  });

  it.each([
    [
      'reads no file outside of the store',
      "require('fs').readFileSync('/proc/' + process.ppid + '/environ')",
    ],
    [
      'writes nothing outside of its draft',
      `require('fs').writeFileSync(${JSON.stringify('/tmp/preview-was-here')}, '')`,
    ],
    ['starts no process', "require('child_process').execSync('true')"],
  ])('%s', async (_what, code) => {
    const word = _what.split(' ')[0] ?? '';
    expect(await seen(word, `try { ${code}; return 'done' } catch (error) { return error.code }`)).toBe(
      'ERR_ACCESS_DENIED',
    );
  });
});
