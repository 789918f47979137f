import { company } from '../content';
import { getChunkName } from '../federation';
import { cardFile } from '../art/shareCard/cardFile';
import type { ShareCard } from '../art/shareCard/shareCard';

/** A planned page, with the names that follow from its path. */
export interface NewPage {
  /** Paths of the pages above it in its section; the nearest is last. */
  readonly above: readonly string[];
  readonly path: `/${string}`;
  readonly title: string;
  readonly description: string;
  /** Beginning of its names in code: `/blog/hello` → `blogHello`. */
  readonly stem: string;
  /** `BlogHelloPage`. */
  readonly component: string;
}

const upper = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** A title from the last segment of a path: `/blog/on-call-desk` → `On call desk`. */
export const getTitle = (path: string): string =>
  upper(path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' '));

export const getDescription = (title: string): string =>
  `${title} at ${company.name}, a software company in Dhaka, Bangladesh.`;

export function getNames(path: string): Pick<NewPage, 'stem' | 'component'> {
  const [head = '', ...words] = path.split(/[/-]/).filter(Boolean);
  const stem = head + words.map(upper).join('');
  return { stem, component: `${upper(stem)}Page` };
}

const quoted = (text: string) => JSON.stringify(text);

const headFile = ({ stem, path, title, description }: NewPage) => `/** The head of ${path}. */
export const ${stem}Head = {
  path: '${path}',
  title: ${quoted(title)},
  description: ${quoted(description)},
} as const;
`;

const crumb = (name: string, path: string) => `{ name: ${quoted(name)}, path: '${path}' },`;

const wordsFile = ({
  above,
  stem,
  path,
  title,
  description,
}: NewPage) => `import { actions } from 'shared-content/content';

/** The words of ${path}. */
export const ${stem}Words = {
  trail: [${above.map((page) => crumb(getTitle(page), page)).join('')}${crumb(title, path)}],
  hero: {
    title: ${quoted(title)},
    lead: ${quoted(description)},
    actions: [actions.startProject],
  },
} as const;
`;

/** The page's component. A page below another shows breadcrumbs. */
const pageFile = ({
  above,
  stem,
  component,
}: NewPage) => `import { ${above.length > 0 ? 'Breadcrumbs, ' : ''}Hero } from 'shared-content/ui';
import { ${stem}Words } from '../content/${stem}Words';

export function ${component}() {
  return <Hero {...${stem}Words.hero}${above.length > 0 ? ` before={<Breadcrumbs trail={${stem}Words.trail} />}` : ''} />;
}
`;

const testFile = ({ stem, component, path }: NewPage) => `import { screen } from '@testing-library/react';
import { expectContentShape, renderWithKit } from 'shared-content/testing';
import { ${stem}Words } from '../content/${stem}Words';
import { ${stem}Head } from '../content/${stem}Head';
import { ${component} } from './${component}';

describe('${component}', () => {
  it('has a title and a description of the right length', () => {
    expectContentShape([${stem}Head]);
  });

  it('says its words under one heading', () => {
    renderWithKit(<main><${component} /></main>, '${path}');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(${stem}Words.hero.title);
    expect(screen.getByText(${stem}Words.hero.lead)).toBeInTheDocument();
  });
});
`;

/** The files of a page, relative to its section. */
export const pageFiles = (page: NewPage): Readonly<Record<string, string>> => ({
  [`content/${page.stem}Head.ts`]: headFile(page),
  [`content/${page.stem}Words.ts`]: wordsFile(page),
  [`pages/${page.component}.tsx`]: pageFile(page),
  [`pages/${page.component}.test.tsx`]: testFile(page),
});

/** The page's entry in its section's routes. Webpack needs a literal import and chunk name in each. */
export const routeEntry = ({ above, path, stem, component }: NewPage, up: string) => `{
  ...${stem}Head,
  static: true,${above.length > 0 ? '\n  listed: true,' : ''}
  load: async () => (await import(/* webpackChunkName: "${getChunkName(path)}" */ '${up}/pages/${component}')).${component},
}`;

export const headImport = ({ stem }: NewPage, up: string) =>
  `import { ${stem}Head } from '${up}/content/${stem}Head';`;

/** The page's entry in documents.ts, for prerendered documents: breadcrumbs, structured data, share card. */
export const documentEntry = ({ stem, path }: NewPage, card: boolean) => `'${path}': {
  breadcrumbs: ${stem}Words.trail,
  structuredData: [
    {
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      '@id': '${path}#page',
      url: '${path}',
      name: ${stem}Head.title,
      description: ${stem}Head.description,
    },
  ],${card ? `\n  card: ${stem}Card,` : ''}
}`;

export const wordsImport = ({ stem }: NewPage) => `import { ${stem}Words } from './content/${stem}Words';`;

export const cardImport = ({ stem, path }: NewPage) => `import ${stem}Card from './${cardFile(path)}';`;

export const noCards = `import type { ShareCard } from '../../shared-content/art';

/** Share cards of this section's pages; \`npm run art\` draws them. */
export const cards: readonly ShareCard[] = [];
`;

/** The page's share card. The line above its heading names the page above, or the company's city. */
export const getCard = ({ above, path, title }: NewPage): ShareCard => ({
  path,
  name: getTitle(above.at(-1) ?? '') || company.city,
  heading: title,
  icon: 'mark',
  color: 'jade',
});

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** package.json of a section, with its dependencies, which the lockfile repeats. */
export const sectionPackage = (name: string) => ({
  name,
  private: true,
  version: '1.0.0',
  type: 'module',
  scripts: { dev: `exec node --import tsx -- ../shared-content/development/dev.ts ${name}` },
  dependencies: { 'shared-content': '*' },
});

/** The files of a section without a page, relative to its folder. */
export const sectionFiles = (
  name: string,
  prefix: string,
  port: number,
): Readonly<Record<string, string>> => ({
  'package.json': json(sectionPackage(name)),
  'tsconfig.json': json({
    extends: '../tsconfig.json',
    include: [
      '.',
      '../shared-content/assets.d.ts',
      '../shared-content/testing/setupDom.ts',
      '../shared-content/theme/emotion.d.ts',
    ],
  }),
  'webpack.config.ts': `import { nodeConfig, sectionBrowserConfig } from 'shared-content/bundling/configs';

export default [sectionBrowserConfig({ app: '${name}' }), nodeConfig({ app: '${name}' })];
`,
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
  'section.test.ts': `import { documents } from './documents';
import section from './section';

describe('${name}', () => {
  it('has a document for each of its routes, with breadcrumbs that end there', () => {
    expect(Object.keys(documents)).toEqual(section.routes.map(({ path }) => path));
    for (const [path, { breadcrumbs }] of Object.entries(documents))
      expect(breadcrumbs?.at(-1)?.path).toBe(path);
  });

  it.each(section.routes.map(({ path, load }) => ({ path, load })))(
    'loads a page for $path',
    async ({ load }) => {
      expect(await load()).toBeInstanceOf(Function);
    },
  );
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

A page is an entry in \`section.ts\` and one in \`documents.ts\` (breadcrumbs, share card), its words in \`content/\`, its
component in \`pages/\`. It takes everything from \`shared-content\` and knows no other section.
`,
});
