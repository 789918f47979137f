import { company } from '../../content';
import { chunkOf } from '../../federation';
import { cardFile } from '../../art/shareCard/cardFile';
import type { ShareCard } from '../../art/shareCard/shareCard';

/** A page that is to be, with the names that its path gives it. */
export interface NewPage {
  /** Paths of the pages above it in its section, the nearest last. */
  readonly above: readonly string[];
  readonly path: `/${string}`;
  readonly title: string;
  readonly description: string;
  /** `/blog/hello` → `blogHello`: its content, and the beginning of its other names. */
  readonly content: string;
  /** `BlogHelloPage`. */
  readonly component: string;
}

const upper = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The words of a path's end: `/blog/on-call-desk` → `On call desk`. */
export const titleOf = (path: string): string =>
  upper(path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' '));

export const descriptionOf = (title: string): string =>
  `${title} at ${company.name}, a software company in Dhaka, Bangladesh.`;

export function namesOf(path: string): Pick<NewPage, 'content' | 'component'> {
  const [head = '', ...words] = path.split(/[/-]/).filter(Boolean);
  const content = head + words.map(upper).join('');
  return { content, component: `${upper(content)}Page` };
}

const quoted = (text: string) => JSON.stringify(text);

const headFile = ({ content, path, title, description }: NewPage) => `/** The head of ${path}. */
export const ${content}Head = {
  path: '${path}',
  title: ${quoted(title)},
  description: ${quoted(description)},
} as const;
`;

const crumb = (name: string, path: string) => `{ name: ${quoted(name)}, path: '${path}' },`;

const contentFile = ({
  above,
  content,
  path,
  title,
  description,
}: NewPage) => `import { actions } from 'shared-content/content';

/** The words of ${path}. */
export const ${content} = {
  trail: [${above.map((page) => crumb(titleOf(page), page)).join('')}${crumb(title, path)}],
  hero: {
    title: ${quoted(title)},
    lead: ${quoted(description)},
    actions: [actions.startProject],
  },
} as const;
`;

/** A page below another shows its trail. */
const pageFile = ({
  above,
  content,
  component,
}: NewPage) => `import { ${above.length > 0 ? 'Breadcrumbs, ' : ''}Hero } from 'shared-content/ui';
import { ${content} } from '../content/${content}';

export function ${component}() {
  return <Hero {...${content}.hero}${above.length > 0 ? ` before={<Breadcrumbs trail={${content}.trail} />}` : ''} />;
}
`;

const testFile = ({ content, component, path }: NewPage) => `import { screen } from '@testing-library/react';
import { expectContentShape, renderWithKit } from 'shared-content/testing';
import { ${content} } from '../content/${content}';
import { ${content}Head } from '../content/${content}Head';
import { ${component} } from './${component}';

describe('${component}', () => {
  it('has a title and a description of the right length', () => {
    expectContentShape([${content}Head]);
  });

  it('says its words under one heading', () => {
    renderWithKit(<${component} />, '${path}');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(${content}.hero.title);
    expect(screen.getByText(${content}.hero.lead)).toBeInTheDocument();
  });
});
`;

/** The files of a page, relative to its section. */
export const pageFiles = (page: NewPage): Readonly<Record<string, string>> => ({
  [`content/${page.content}Head.ts`]: headFile(page),
  [`content/${page.content}.ts`]: contentFile(page),
  [`pages/${page.component}.tsx`]: pageFile(page),
  [`pages/${page.component}.test.tsx`]: testFile(page),
});

/** The page among its section's routes; webpack needs a literal import and chunk name for each. */
export const routeEntry = ({ above, path, content, component }: NewPage, up: string) => `{
  ...${content}Head,${above.length > 0 ? '\n  listed: true,' : ''}
  load: async () => (await import(/* webpackChunkName: "${chunkOf(path)}" */ '${up}/pages/${component}')).${component},
}`;

export const headImport = ({ content }: NewPage, up: string) =>
  `import { ${content}Head } from '${up}/content/${content}Head';`;

/** The page among what only prerendered documents need: its trail and its card. */
export const documentEntry = ({ content, path }: NewPage, card: boolean) =>
  `'${path}': { breadcrumbs: ${content}.trail${card ? `, card: ${content}Card` : ''} }`;

export const contentImport = ({ content }: NewPage) => `import { ${content} } from './content/${content}';`;

export const cardImport = ({ content, path }: NewPage) => `import ${content}Card from './${cardFile(path)}';`;

export const noCards = `import type { ShareCard } from '../../shared-content/art';

/** Share cards of this section's pages; \`npm run art\` draws them. */
export const cards: readonly ShareCard[] = [];
`;

export const cardOf = ({ path, title }: NewPage): ShareCard => ({
  path,
  name: company.name,
  heading: title,
  icon: 'mark',
  color: 'jade',
});

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** What a section has that no page of it changes; its dependencies, for the lockfile. */
export const sectionPackage = (name: string) => ({
  name,
  private: true,
  version: '1.0.0',
  type: 'module',
  scripts: { dev: `tsx --tsconfig ../tsconfig.json ../shared-content/build/dev.ts ${name}` },
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
  'webpack.config.ts': `import { nodeConfig, sectionBrowserConfig } from 'shared-content/build/configs';

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
  it('has a document for each of its routes, with a trail that ends there', () => {
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

A page is an entry in \`section.ts\` and one in \`documents.ts\` (trail, share card), its words in \`content/\`, its
component in \`pages/\`. It takes everything from \`shared-content\` and knows no other section.
`,
});
