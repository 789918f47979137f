import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getSection, sections } from '../federation';
import { root } from '../artifact/paths';
import { Changes } from './Changes';
import { type PageWords, addPage } from './newPage';
import { type SectionWishes, addSection } from './newSection';

const registry = 'shared-content/federation/registry.ts';
const leftOut = /node_modules|[\\/]dist|[\\/]assets/;
/** Names that no team takes, so that what this site has today is no matter. */
const name = 'scaffold-trial';
const freePort = Math.max(...sections.map(({ devPort }) => devPort)) + 1;

let copy: string;
beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'new-'));
  for (const place of ['package.json', '.prettierrc.json', registry])
    cpSync(path.join(root, place), path.join(copy, place));
  for (const name of ['mfe-company', 'mfe-portfolio', 'mfe-services'])
    cpSync(path.join(root, name), path.join(copy, name), {
      recursive: true,
      filter: (from) => !leftOut.test(from),
    });
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

const text = (file: string) => readFileSync(path.join(copy, file), 'utf8');
const files = () => readdirSync(copy, { recursive: true, encoding: 'utf8' }).sort();

async function section(name: string, wishes?: SectionWishes) {
  const changes = new Changes(copy);
  const entry = addSection(changes, name, wishes);
  await changes.apply();
  return entry;
}
async function page(section: ReturnType<typeof addSection>, at: string, words?: PageWords): Promise<void> {
  const changes = new Changes(copy);
  addPage(changes, section, section.name, at, words);
  await changes.apply();
}
const company = getSection('mfe-company');

describe('a new page', () => {
  it('gets files, a route with a chunk, breadcrumbs and a test', async () => {
    const before = new Set(files());
    await page(company, '/blog/on-call');
    expect(files().filter((file) => !before.has(file))).toEqual([
      'mfe-company/content/blogOnCallHead.ts',
      'mfe-company/content/blogOnCallWords.ts',
      'mfe-company/pages/BlogOnCallPage.test.tsx',
      'mfe-company/pages/BlogOnCallPage.tsx',
    ]);
    expect(text('mfe-company/section.ts')).toContain(`    {
      ...blogOnCallHead,
      static: true,
      load: async () =>
        (await import(/* webpackChunkName: "blog.on-call" */ './pages/BlogOnCallPage')).BlogOnCallPage,
    },
  ],`);
    const documents = text('mfe-company/documents.ts');
    expect(documents).toContain("  '/blog/on-call': {\n    breadcrumbs: blogOnCallWords.trail,");
    expect(documents).toContain("'@id': '/blog/on-call#page',");
    expect(text('mfe-company/content/blogOnCallWords.ts')).toContain(`  trail: [
    { name: 'Blog', path: '/blog' },
    { name: 'On call', path: '/blog/on-call' },
  ],`);
  });

  it('is added to the list that a section’s two builds share', async () => {
    await page(getSection('mfe-services'), '/products/field-kit');
    expect(text('mfe-services/routes/sectionRoutes.ts')).toContain("'../pages/ProductsFieldKitPage'");
    expect(text('mfe-services/section.ts')).toBe(
      readFileSync(path.join(root, 'mfe-services/section.ts'), 'utf8'),
    );
  });

  it('has the given text, with typographic apostrophes', async () => {
    const description = "What we'd tell a friend who asks how a desk that never sleeps is run.";
    await page(company, '/blog/desk', { title: "Who's on call", description });
    expect(text('mfe-company/content/blogDeskHead.ts')).toContain("title: 'Who’s on call'");
    expect(text('mfe-company/content/blogDeskHead.ts')).toContain('What we’d tell a friend');
  });

  it.each<[why: string, path: string, words: PageWords, said: string]>([
    [
      'a path of another section',
      '/services/new',
      {},
      '/services/new is not below the prefixes of mfe-company. Choose a path below /about, /careers, /blog,',
    ],
    [
      'a path that begins like a prefix',
      '/blogs',
      {},
      '/blogs is not below the prefixes of mfe-company. Choose a path below /about,',
    ],
    ['a path that is a page', '/blog', {}, 'mfe-company has a page at /blog already.'],
    ['a malformed path', '/blog/Hello World', {}, '/blog/Hello World is no path of this site. Write'],
    ['a slash at the end', '/blog/hello/', {}, '/blog/hello/ is no path of this site. Write'],
    ['names of another page', '/about/us', {}, 'mfe-company/pages/AboutUsPage.tsx exists already'],
    [
      'a long title',
      '/blog/x',
      { title: 'x'.repeat(61) },
      'has a title of 61 characters. Give it a title of 1 to 60',
    ],
    ['no title', '/blog/x', { title: ' ' }, 'Give it a title of 1 to 60 characters'],
    ['a short description', '/blog/x', { description: 'x' }, 'Give it a description of 50 to 160 characters'],
  ])('is refused for %s, and nothing is written', async (_why, at, words, said) => {
    cpSync(
      path.join(copy, 'mfe-company/pages/AboutPage.tsx'),
      path.join(copy, 'mfe-company/pages/AboutUsPage.tsx'),
    );
    const before = files();
    const route = text('mfe-company/section.ts');
    await expect(page(company, at, words)).rejects.toThrow(said);
    expect(files()).toEqual(before);
    expect(text('mfe-company/section.ts')).toBe(route);
  });
});

it('a section may have the name of a reserved word', async () => {
  await section('new');
  expect(text('mfe-new/content/newWords.ts')).toContain('export const newWords = {');
});

describe('a new section', () => {
  it('adds one line of the registry, its workspace and its folder', async () => {
    const before = { registry: text(registry), manifest: text('package.json') };
    const entry = await section('field-notes');
    expect(entry).toMatchObject({ name: 'mfe-field-notes', devPort: freePort, prefixes: ['/field-notes'] });
    const line = `  { name: 'mfe-field-notes', devPort: ${freePort}, prefixes: ['/field-notes'], footerLink: 'Field notes' },\n`;
    expect(text(registry)).toContain(line);
    expect(text(registry).replace(line, '')).toBe(before.registry);
    expect(text('package.json').replace('    "mfe-field-notes",\n', '')).toBe(before.manifest);
    for (const file of ['package.json', 'tsconfig.json', 'webpack.config.ts', 'node.ts', 'README.md'])
      expect(files()).toContain(`mfe-field-notes/${file}`);
    expect(text('mfe-field-notes/section.ts')).toContain('webpackChunkName: "field-notes"');
  });

  it('gets the given prefix, and further pages after its first', async () => {
    const press = await section('press', { prefix: '/in-the-press', title: 'Who wrote about us' });
    expect(press).toMatchObject({ devPort: freePort, prefixes: ['/in-the-press'] });
    await page(press, '/in-the-press/2026');
    const routes = text('mfe-press/section.ts');
    expect(routes.indexOf('"in-the-press"')).toBeLessThan(routes.indexOf('"in-the-press.2026"'));
  });

  it.each<[why: string, name: string, wishes: SectionWishes, said: string]>([
    ['a malformed name', 'News 2', {}, '"News 2" is no name for a section'],
    ['a name that is taken', 'company', {}, 'mfe-company is there already'],
    ['a prefix of another', name, { prefix: '/blog' }, '/blog belongs to mfe-company'],
    ['a prefix below another', name, { prefix: '/blog/news' }, '/blog belongs to mfe-company'],
    ['a prefix of the site', name, { prefix: '/assets' }, "/assets is the site's own"],
    ['a malformed prefix', name, { prefix: 'news' }, 'news is no path of this site'],
    ['a long title', name, { title: 'x'.repeat(61) }, 'Give it a title of 1 to 60 characters'],
  ])('is refused for %s, and nothing is written', async (_why, name, wishes, said) => {
    const before = [files(), text(registry), text('package.json')];
    await expect(section(name, wishes)).rejects.toThrow(said);
    expect([files(), text(registry), text('package.json')]).toEqual(before);
  });
});
