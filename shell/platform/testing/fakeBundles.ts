import path from 'node:path';

/** Options for the bundles of a fake shell. */
export interface FakeShell {
  /** Word on its page; another word makes another version. */
  readonly word: string;
  /** Kit exports that it provides. */
  readonly kit?: readonly string[];
  /** Adds mfe-labs (`/labs`) to its registry, which the checkout's registry lacks. */
  readonly labs?: boolean;
  /** Words that its composer writes into every sitemap. */
  readonly composer?: string;
  /** Version of react that it shares. */
  readonly react?: string;
}

/** Options for the bundle of a fake section. */
export interface FakeSection {
  /** Word on its page; another word makes another version. */
  readonly word: string;
  /** Kit exports that its build records as imported. */
  readonly kit?: readonly string[];
  /** Code that runs when the section's bundle is loaded. */
  readonly load?: string;
  /** Code that runs when the page renders. */
  readonly render?: string;
  /** Makes its first page static: it asks for no scripts. */
  readonly static?: boolean;
  /** Paths of further pages. */
  readonly more?: readonly string[];
  /** Old addresses of its pages → pages. */
  readonly redirects?: Readonly<Record<string, string>>;
  /** Paths that its page links to. */
  readonly links?: readonly string[];
}

/** A section that only the registry of a shell with `labs` has. */
export const labsEntry = {
  name: 'mfe-labs',
  devPort: 3009,
  prefixes: ['/labs'],
  exposes: { './section': './section.ts' },
};

let composerCode: Promise<string> | undefined;

/**
 * The composer of this checkout as one file, as webpack builds it beside the shell's server.cjs.
 *
 * @throws Error where its code lacks the text to be replaced
 */
export async function bundleComposer({ labs, composer }: FakeShell): Promise<string> {
  // Imported late: programs that compile this file for a short run need not include a compiler.
  const { build: esbuild } = await import('esbuild');
  composerCode ??= esbuild({
    entryPoints: [path.resolve('shell/platform/compose/composer.ts')],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
    logLevel: 'error',
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '');
  let code = await composerCode;
  const change = (from: string, to: string) => {
    if (!code.includes(from)) throw new Error(`The composer's bundle has no ${from}`);
    code = code.replace(from, to);
  };
  if (labs) change('registered = [', `registered = [${JSON.stringify(labsEntry)},`);
  if (composer) change('"</urlset>"', JSON.stringify(`<!-- ${composer} --></urlset>`));
  return code;
}

/** Node bundle of a shell: renders a document with one heading. */
export const shellBundle = ({ word, kit = ['Hero', 'Section'], react = '19.3.1' }: FakeShell) => `
exports.provided = { react: {}, 'shared-content/ui': ${JSON.stringify(Object.fromEntries(kit.map((name) => [name, 1])))} };
exports.sharedVersions = { react: '${react}' };
exports.homeHead = { title: 'Home', description: 'The home page of a laboratory site, long enough to pass.' };
exports.notFoundHead = exports.homeHead;
exports.renderDocument = async ({ path, bundles, pins, siteUrl }) => {
  const route = Object.values(bundles).flatMap((b) => b.section.routes).find((r) => r.path === path);
  const body = route ? (await route.load())() : 'home ${word}';
  return { files: {}, html: '<!doctype html><html lang="en"><head><title>' + (route ? route.title : 'Home') + '</title><meta name="description" content="x"><link rel="canonical" href="' + siteUrl + path + '"><meta property="og:image" content="' + siteUrl + '/og' + (path === '/' ? '/index' : path) + '.png"></head><body><h1>' + body + '</h1><a href="/">Home</a>' + '<script type="application/json" id="pins">' + JSON.stringify(pins) + '</script></body></html>' };
};`;

/**
 * Node bundle of a section: its page shows its word.
 *
 * @param route path of its first page
 * @param exposes names of the modules that it exposes
 */
export const sectionBundle = (
  { word, load = '', render = '', static: isStatic = false, more = [], redirects, links = [] }: FakeSection,
  route: string,
  title: string,
  description: string,
  exposes: string[],
) => `
${load};
const page = async () => () => { ${render}; return ${JSON.stringify(word + links.map((to) => `<a href="${to}">there</a>`).join(''))}; };
exports.section = { routes: [{ path: ${JSON.stringify(route)}, title: ${JSON.stringify(title)}, description: ${JSON.stringify(description)}, static: ${isStatic}, load: page }, ...${JSON.stringify(more)}.map((path) => ({ path, title: 'More at ' + path, description: 'A further page of a laboratory store, which stands at ' + path, load: page }))] };
exports.documents = {};
${redirects ? `exports.redirects = ${JSON.stringify(redirects)};` : ''}
exports.exposed = ${JSON.stringify(Object.fromEntries(exposes.map((name) => [name, 1])))};`;
