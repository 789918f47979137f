import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
// eslint-disable-next-line no-restricted-imports -- the router around a page is the shell’s, here the test’s
import { MemoryRouter } from 'react-router-dom';
import type { SectionBundle } from 'shared-content/federation';
import { KitProvider, createKitCache } from 'shared-content/ui';

const section = path.join(__dirname, '..');
const repository = path.join(section, '..');
// Inside the repository, so that the copy finds its packages.
const work = path.join(repository, `.cache/seventeenth-${process.pid}`);
const copy = path.join(work, 'mfe-services');
const slug = 'accessibility-audits';

let chunks: Record<string, readonly string[]>;
const clientFile = (name: string) => readFile(path.join(work, 'out/client', name), 'utf8');

/** Only one file more: the section is built twice, for browsers and for Node. */
describe('a seventeenth service', () => {
  beforeAll(async () => {
    const skipped = new Set(['node_modules', 'dist', 'dist-development', 'art']);
    await mkdir(work, { recursive: true });
    await cp(section, copy, { recursive: true, filter: (from) => !skipped.has(path.basename(from)) });
    await cp(
      path.join(section, 'content/testing/accessibilityAudits.fixture.ts'),
      path.join(copy, `content/services/${slug}.ts`),
    );
    const build = [
      '--import',
      'tsx',
      path.join(section, 'content/testing/buildSection.ts'),
      copy,
      path.join(work, 'out'),
    ];
    const { stdout } = await promisify(execFile)(process.execPath, build, { cwd: repository });
    chunks = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as typeof chunks;
  });

  afterAll(() => rm(work, { recursive: true, force: true }));

  it('has a chunk named after its path, with the page’s text', async () => {
    const files = chunks[`services.${slug}`] ?? [];
    expect(files.at(-1)).toMatch(/^services\.accessibility-audits\.js$/);
    expect(await clientFile(files.at(-1) ?? '')).toContain('Open the door that you cannot see is shut');
  });

  it('has no script of the page of pieces, which is on dev servers alone', async () => {
    const names = await readdir(path.join(work, 'out/client'));
    expect(names.filter((name) => name.includes('PiecesPage'))).toEqual([]);
  });

  it('adds only its head to the section’s first script and its card to /services', async () => {
    const first = (await Promise.all((chunks['expose.section'] ?? []).map(clientFile))).join('');
    expect(first).toContain('Accessibility Audits against WCAG 2.2');
    const overview = (await Promise.all((chunks['services'] ?? []).map(clientFile))).join('');
    expect(overview).toContain('A list of what shuts people out');
    for (const script of [first, overview]) expect(script).not.toContain('Why an audit comes first');
  });

  it('has its page, and its card on /services, in the documents', async () => {
    const section = await loadSection(path.join(work, 'out/node/server.cjs'));
    expect(section.documents[`/services/${slug}`]?.breadcrumbs?.at(-1)?.name).toBe('Accessibility Audits');
    const page = await getDocument(section, `/services/${slug}`);
    expect(page).toContain('Open the door that you cannot see is shut</h1>');
    expect(page).toContain('Why an audit comes first</h2>');
    const overview = await getDocument(section, '/services');
    expect(overview).toContain(`href="/services/${slug}"`);
    expect(overview).toContain('A list of what shuts people out');
  });
});

/** The Node bundle, run with the test’s own React and kit. */
async function loadSection(file: string): Promise<SectionBundle> {
  const module = { exports: {} as SectionBundle };
  new Function('module', 'exports', 'require', await readFile(file, 'utf8'))(module, module.exports, require);
  return module.exports;
}

async function getDocument({ section }: SectionBundle, route: string): Promise<string> {
  const Page = await section.routes.find((candidate) => candidate.path === route)?.load();
  if (!Page) throw new Error(`The section has no route ${route}.`);
  const routed = createElement(MemoryRouter, null, createElement(Page));
  return renderToString(createElement(KitProvider, { cache: createKitCache(), children: routed }));
}
