import { company } from '../content';
import { getChunkName } from '../federation';

/** A planned page, with the names that follow from its path. */
export interface NewPage {
  /** Prefix of its section, if the page is below it. */
  readonly above: string | undefined;
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
  trail: [${above === undefined ? '' : crumb(getTitle(above), above)}${crumb(title, path)}],
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
}: NewPage) => `import { ${above === undefined ? '' : 'Breadcrumbs, '}Hero } from 'shared-content/ui';
import { ${stem}Words } from '../content/${stem}Words';

export function ${component}() {
  return <Hero {...${stem}Words.hero}${above === undefined ? '' : ` before={<Breadcrumbs trail={${stem}Words.trail} />}`} />;
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
export const routeEntry = ({ path, stem, component }: NewPage, up: string) => `{
  ...${stem}Head,
  static: true,
  load: async () => (await import(/* webpackChunkName: "${getChunkName(path)}" */ '${up}/pages/${component}')).${component},
}`;

export const headImport = ({ stem }: NewPage, up: string) =>
  `import { ${stem}Head } from '${up}/content/${stem}Head';`;

/** The page's entry in documents.ts, for prerendered documents: breadcrumbs and structured data. */
export const documentEntry = ({ stem, path }: NewPage) => `'${path}': {
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
  ],
}`;

export const wordsImport = ({ stem }: NewPage) => `import { ${stem}Words } from './content/${stem}Words';`;

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** The files of a section without a page, relative to its folder. */
export const sectionFiles = (
  name: string,
  prefix: string,
  port: number,
): Readonly<Record<string, string>> => ({
  'package.json': json({
    name,
    private: true,
    version: '1.0.0',
    type: 'module',
    scripts: { dev: `exec node --import tsx -- ../shared-content/development/dev.ts ${name}` },
    dependencies: { 'shared-content': '*' },
  }),
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
