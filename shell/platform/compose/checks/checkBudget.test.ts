import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Finding, type SectionBundle, formatFinding } from 'shared-content/federation';
import type { AppBuild } from 'shared-content/artifact/build.contract';
import { budgets } from '../budgets';
import { checkBudget, checkMedia } from './checkBudget';

/** Findings as text, a line each. */
const said = async (found: Finding[] | Promise<Finding[]>) =>
  (await found).map((finding) => formatFinding(finding, finding.owner!)).join('\n');

let assets: string;
beforeEach(async () => {
  assets = await mkdtemp(path.join(tmpdir(), 'budget-'));
});
afterEach(() => rm(assets, { recursive: true, force: true }));

/** A published version whose scripts have these sizes as sent. */
async function published(app: string, scripts: Record<string, number>, chunks: AppBuild['chunks']) {
  for (const [name, bytes] of Object.entries(scripts)) {
    await mkdir(assets, { recursive: true });
    await writeFile(path.join(assets, name), '');
    await writeFile(path.join(assets, `${name}.br`), Buffer.alloc(bytes));
  }
  const files = Object.fromEntries(Object.keys(scripts).map((name) => [name, { bytes: 1, integrity: '' }]));
  return { app, version: 'aaa', mode: 'production', files, chunks } as unknown as AppBuild;
}
const bundle = { section: { routes: [{ path: '/about' }, { path: '/blog' }] } } as unknown as SectionBundle;
const chunks = { 'expose.section': ['section.js'], about: ['about.js', 'shared.js'], blog: ['blog.js'] };
const small = {
  'remoteEntry.js': 3000,
  'section.js': 1000,
  'about.js': 9000,
  'shared.js': 2000,
  'blog.js': 500,
};

describe("a section's scripts", () => {
  it('stay within their budgets', async () => {
    const build = await published('mfe-company', { ...small, 'dialog.js': 8000 }, chunks);
    await expect(checkBudget(build, assets, bundle)).resolves.toEqual([]);
  });

  it('over the budget of a first view name route, excess and the heaviest files', async () => {
    const build = await published('mfe-company', { ...small, 'about.js': 60_000 }, chunks);
    await expect(said(checkBudget(build, assets, bundle))).resolves.toMatch(
      `mfe-company /about needs 66000 bytes of the section's scripts, ${66_000 - budgets.sectionScripts} over the budget of ${budgets.sectionScripts} (sectionScripts in shell/platform/compose/budgets.ts); heaviest: about.js 60000, remoteEntry.js 3000, shared.js 2000`,
    );
  });

  it('are refused over the budget of later scripts', async () => {
    const build = await published(
      'mfe-company',
      { ...small, 'chart.js': 90_000 },
      { ...chunks, chart: ['chart.js'] },
    );
    await expect(said(checkBudget(build, assets, bundle))).resolves.toMatch(
      new RegExp(
        `mfe-company loads later .* 90000 bytes of scripts, ${90_000 - budgets.laterScripts} over .*laterScripts.*heaviest: chart.js 90000`,
      ),
    );
  });
});

describe('a part that a section exposes to pages of other sections', () => {
  const withPart = { ...chunks, 'expose.SignUp': ['signUp.js'] };

  it('has a budget of its own', async () => {
    const light = await published('mfe-company', { ...small, 'signUp.js': 4000 }, withPart);
    await expect(checkBudget(light, assets, bundle)).resolves.toEqual([]);
    const heavy = await published('mfe-company', { ...small, 'signUp.js': 20_000 }, withPart);
    await expect(said(checkBudget(heavy, assets, bundle))).resolves.toMatch(
      /mfe-company expose.SignUp needs 23000 bytes .*exposeScripts.*heaviest: signUp.js 20000/,
    );
  });
});

describe('a chunk that the build lacks', () => {
  it.each([
    ['of a page', { 'expose.section': ['section.js'], about: ['about.js'] }, 'blog'],
    ['of the section', { about: ['about.js'], blog: ['blog.js'] }, 'expose.section'],
  ])('%s is refused with its name and does not count as zero bytes', async (_what, found, lost) => {
    await expect(checkBudget(await published('mfe-company', small, found), assets, bundle)).rejects.toThrow(
      `mfe-company@aaa has no chunk named "${lost}"`,
    );
  });

  it('of Home is refused with its name', async () => {
    const build = await published(
      'shell',
      { 'main.js': 33_000, 'federation.js': 18_000 },
      { enhance: ['main.js'], main: ['main.js'], federation: ['federation.js'] },
    );
    await expect(checkBudget(build, assets)).rejects.toThrow('shell@aaa has no chunk named "home"');
  });
});

describe("the shell's scripts", () => {
  const main = {
    enhance: ['enhance.js'],
    main: ['v-react.js', 'main.js'],
    federation: ['federation.js'],
    home: ['home.js'],
  };
  const federation = { 'federation.js': 18_000 };

  it('are refused over the budget of every page', async () => {
    const scripts = {
      ...federation,
      'enhance.js': 8000,
      'v-react.js': 71_000,
      'main.js': 260_000,
      'home.js': 9000,
    };
    await expect(said(checkBudget(await published('shell', scripts, main), assets))).resolves.toMatch(
      /shell every page needs 339000 bytes of the shell's scripts, \d+ over .*shellScripts.*heaviest: main.js 260000, v-react.js 71000/,
    );
  });

  it('are refused over the budget of scripts of a static page', async () => {
    const scripts = {
      ...federation,
      'enhance.js': budgets.enhanceScripts + 1,
      'v-react.js': 62_000,
      'main.js': 20_000,
      'home.js': 9000,
    };
    await expect(said(checkBudget(await published('shell', scripts, main), assets))).resolves.toMatch(
      /a static page needs \d+ bytes of scripts that run at once, 1 over .*enhanceScripts/,
    );
  });

  it('are refused over the budget of federation scripts', async () => {
    const scripts = {
      'enhance.js': 8000,
      'v-react.js': 62_000,
      'main.js': 20_000,
      'home.js': 9000,
    };
    const heavy = { ...scripts, 'federation.js': 40_000 };
    await expect(said(checkBudget(await published('shell', heavy, main), assets))).resolves.toMatch(
      /a page of a section needs 40000 bytes of the shell's scripts to load sections.*federationScripts/,
    );
  });

  it('may include later scripts up to a budget', async () => {
    const scripts = {
      ...federation,
      'enhance.js': 8000,
      'v-react.js': 62_000,
      'main.js': 25_000,
      'home.js': 9000,
      'kit.js': 27_000,
    };
    await expect(checkBudget(await published('shell', scripts, main), assets)).resolves.toEqual([]);
    const more = { ...scripts, 'extra.js': 60_000 };
    await expect(said(checkBudget(await published('shell', more, main), assets))).resolves.toMatch(
      /laterScripts/,
    );
  });

  it('are refused over the budget of Home’s own scripts', async () => {
    const scripts = {
      ...federation,
      'enhance.js': 8000,
      'v-react.js': 62_000,
      'main.js': 25_000,
      'home.js': 20_000,
    };
    await expect(said(checkBudget(await published('shell', scripts, main), assets))).resolves.toMatch(
      `shell / needs 20000 bytes of scripts of its own, ${20_000 - budgets.homeScripts} over the budget of ${budgets.homeScripts} (homeScripts in shell/platform/compose/budgets.ts); heaviest: home.js 20000`,
    );
  });
});

describe('a file that is not a script', () => {
  const withFile = (file: string, bytes: number) =>
    ({
      app: 'mfe-company',
      version: 'aaa',
      files: { [file]: { bytes, integrity: '' } },
    }) as unknown as AppBuild;

  it.each([
    ['team.jpg', 6_000_000, 'picture'],
    ['clip.mp4', 900_000, 'film'],
    ['all.woff2', 90_000, 'font'],
    ['data.json', 300_000, 'otherFile'],
  ] as const)('%s over its budget is refused with the name of the budget', async (file, bytes, kind) => {
    await expect(said(checkMedia(withFile(file, bytes)))).resolves.toMatch(
      `mfe-company ${file} has ${bytes} bytes, ${bytes - budgets[kind]} over the budget of ${budgets[kind]} (${kind} in`,
    );
  });

  it('does not include scripts, which have budgets of their own', () => {
    expect(checkMedia(withFile('main.js', 300_000))).toEqual([]);
  });
});
