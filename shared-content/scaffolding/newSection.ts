import { type SectionEntry, isPath, pathFix, sections } from '../federation';
import type { Changes } from './Changes';
import { appendTo } from './appendTo';
import { type PageWords, addPage, getTitle, refuse } from './newPage';

type NewSection = Pick<SectionEntry, 'name' | 'devPort' | 'prefixes'>;

export interface SectionWishes extends PageWords {
  readonly prefix?: string;
}

const registry = 'shared-content/federation/registry.ts';

/** The section whose configuration a new one copies. */
const model = 'mfe-portfolio';

/** First path segments that the site uses for other things than pages. */
const reserved = /^(?:api|assets|captcha|drawings|fonts|index|kit|og)$/;

/** @throws Error for a prefix that is not a path, or that overlaps with another section's */
function checkPrefix(prefix: string): void {
  if (!isPath(prefix)) refuse(`${prefix} is no path of this site. ${pathFix}`);
  const [, head = ''] = prefix.split('/');
  if (reserved.test(head)) refuse(`/${head} is the site's own: choose another prefix.`);
  if (/^\d/.test(head))
    refuse(`${prefix} starts with a digit, which no generated name can: choose another prefix.`);
  for (const { name, prefixes } of sections)
    for (const taken of prefixes)
      if (`${prefix}/`.startsWith(`${taken}/`) || `${taken}/`.startsWith(`${prefix}/`))
        refuse(`${taken} belongs to ${name}: choose another prefix, or make a page there.`);
}

/** Adds the workspace to package.json, after the other sections. */
function addWorkspace(changes: Changes, name: string): void {
  const manifest = JSON.parse(changes.read('package.json')) as { workspaces: string[] };
  const last = manifest.workspaces.findLastIndex((place) => place.startsWith('mfe-'));
  manifest.workspaces.splice(last + 1, 0, name);
  changes.write('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * Adds a section with one page at its prefix: its folder, its line in the registry, its workspace.
 *
 * @param word name of the section without `mfe-`
 * @returns its line in the registry
 * @throws Error in one line for a name or prefix that the section cannot have
 */
export function addSection(
  changes: Changes,
  word: string,
  { prefix = `/${word}`, ...words }: SectionWishes = {},
): NewSection {
  if (!/^[a-z]+(-[a-z]+)*$/.test(word))
    refuse(
      `"${word}" is no name for a section: write words of a-z with single dashes between them, such as news.`,
    );
  const name = `mfe-${word}` as SectionEntry['name'];
  if (sections.some((section) => section.name === name) || changes.has(name))
    refuse(
      `${name} is there already: choose another name, or make a page: npm run new -- page ${name} <path>.`,
    );
  checkPrefix(prefix);
  const devPort = Math.max(...sections.map((one) => one.devPort)) + 1;
  const section: NewSection = { name, devPort, prefixes: [prefix as `/${string}`] };

  const registered = appendTo(
    changes.read(registry),
    'list',
    'registered',
    JSON.stringify({ ...section, footerLink: getTitle(prefix) }),
  );
  if (registered === undefined) return refuse(`${registry} has no list of sections: registered = [ … ].`);
  changes.write(registry, registered);
  addWorkspace(changes, name);
  for (const file of ['package.json', 'tsconfig.json', 'webpack.config.ts'])
    changes.write(`${name}/${file}`, changes.read(`${model}/${file}`).replaceAll(model, name));
  for (const [file, text] of Object.entries(sectionFiles(name, prefix, devPort)))
    changes.write(`${name}/${file}`, text);
  addPage(changes, section, name, prefix, words);
  return section;
}

/** The sources of a section without a page, relative to its folder. */
const sectionFiles = (name: string, prefix: string, port: number): Readonly<Record<string, string>> => ({
  'section.ts': `import type { SectionModule } from 'shared-content/federation';

/** What the shell loads from this section. */
export default {
  routes: [],
} satisfies SectionModule;
`,
  'documents.ts': `import type { RouteDocument } from 'shared-content/federation';

/** What only prerendered documents carry, by path. */
export const documents: Readonly<Record<string, RouteDocument>> = {};
`,
  'node.ts': `import type { SectionBundle } from 'shared-content/federation';

/** What compose loads to write this section's documents. */
export { documents } from './documents';
export { default as section } from './section';

export const exposed = {} satisfies SectionBundle['exposed'];
`,
  'section.test.ts': `import { expectStatic } from 'shared-content/testing';
import { documents } from './documents';
import section from './section';

it('each page is static, and has a document', async () => {
  expect(await expectStatic(section.routes)).toEqual(Object.keys(documents));
});
`,
  'README.md': `# ${name}

Pages below \`${prefix}\`.

\`\`\`sh
npm run dev -w ${name}                    # alone, http://localhost:${port}${prefix}
npm test unit ${name}                     # its tests
npm run new -- page ${name} ${prefix}/hello # a page more
npm run release -- ${name}                # live, without the others
\`\`\`

A page is an entry in \`section.ts\` and one in \`documents.ts\` (breadcrumbs), its words in \`content/\`, its
component in \`pages/\`. It takes everything from \`shared-content\` and knows no other section.
`,
});
