import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { entryFile } from '../federation';
import type { AppBuild } from '../artifact/build.contract';
import { filesBelow } from '../artifact/durable';
import { ReleaseError } from '../artifact/ReleaseError';
import { kitEntryPoints } from './sectionContainer';

/** A build's use of the kit: `kit` in build.json. */
type KitReport = AppBuild['kit'];

/** Packages that the kit contains and hides: a section's own copy would have neither theme nor context of the page. */
const hiddenPackages =
  /(?:^|\/)node_modules\/((?:@mui|@emotion)\/[^/]+|react-router(?:-dom)?|react|react-dom|scheduler|stylis)\//;

/** React's directive for a module of components that live in the browser. A refresh loader may stand before it. */
const hasClientDirective = (source: string): boolean => /^\s*(['"])use client\1;?\s*$/m.test(source);

/** A module of a script, as the script's source map has it. */
interface Source {
  /** Path from the app's folder, or a package's from `node_modules`. */
  readonly name: string;
  readonly text: string;
  /** Imported module → names of its exports, without imports of types. */
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Reads a source's imports from its syntax. It relies on `verbatimModuleSyntax`: an import of types says `type`. */
function getImports(text: string): Source['imports'] {
  const found = new Map<string, Set<string>>();
  const note = (from: ts.Expression | undefined, name: string) => {
    if (from && ts.isStringLiteral(from)) found.set(from.text, (found.get(from.text) ?? new Set()).add(name));
  };
  const noteEach = (from: ts.Expression | undefined, { elements }: ts.NamedImports | ts.NamedExports) => {
    for (const { isTypeOnly, name, propertyName } of elements)
      if (!isTypeOnly) note(from, (propertyName ?? name).text);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const { moduleSpecifier: from, importClause: clause } = node;
      if (!clause || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return;
      if (clause.name) note(from, 'default');
      if (clause.namedBindings && ts.isNamedImports(clause.namedBindings))
        noteEach(from, clause.namedBindings);
      else if (clause.namedBindings) note(from, '*');
    } else if (ts.isExportDeclaration(node)) {
      const { moduleSpecifier: from, exportClause: clause, isTypeOnly } = node;
      if (isTypeOnly) return;
      if (clause && ts.isNamedExports(clause)) noteEach(from, clause);
      else note(from, '*');
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      note(node.arguments[0], 'import()');
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('module.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return found;
}

const isPackage = (file: string) => /\/node_modules\/(?!shared-content\/)/.test(file);

/** @throws ReleaseError for a script without source map, with the fix */
async function readSources(client: string, script: string): Promise<Source[]> {
  const map = await readFile(path.join(client, `${script}.map`), 'utf8').catch(() => {
    throw new ReleaseError(
      `${client} has no ${script}.map. Set devtool to 'hidden-source-map': the release reads the section’s use of the kit from it.`,
    );
  });
  const { sources, sourcesContent = [] } = JSON.parse(map) as {
    sources: readonly string[];
    sourcesContent?: readonly (string | null)[];
  };
  return sources.map((source, index) => {
    const text = sourcesContent[index] ?? '';
    if (isPackage(source))
      return { name: source.replace(/^.*\/(?=node_modules\/)/, ''), text, imports: new Map() };
    return { name: source.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, ''), text, imports: getImports(text) };
  });
}

const unique = (names: Iterable<string>) => [...new Set(names)].sort();

/**
 * Reports a section's use of the kit, from the source maps of its scripts: whichever bundler made them. By the imported
 * exports, a release refuses a shell that lacks one. By the chunks that request a lazy part of the kit, a document names
 * that part's scripts.
 *
 * @param client folder of the scripts and their maps
 * @param chunks name of a chunk → its scripts
 * @param modules files that the bundler has read, where it tells them: a map lacks modules that only export again
 */
export async function reportKit(
  client: string,
  chunks: AppBuild['chunks'],
  modules: readonly string[] = [],
): Promise<KitReport> {
  const scripts = new Map<string, readonly Source[]>();
  // The entry holds the container alone, and no source of the section.
  for (const file of await filesBelow(client))
    if (file.endsWith('.js') && file !== entryFile) scripts.set(file, await readSources(client, file));
  const all = [...scripts.values()].flat();
  const carried = unique(all.flatMap(({ name }) => hiddenPackages.exec(name)?.[1] ?? []));
  const getImporters = (name: string) =>
    all.filter(({ imports }) =>
      [...imports.keys()].some((from) => from === name || from.startsWith(`${name}/`)),
    );
  const read = modules.filter((file) => /\.[jt]sx?$/.test(file) && !isPackage(file));
  const users = [
    ...all.map(({ imports }) => imports),
    ...(await Promise.all(read.map(async (file) => getImports(await readFile(file, 'utf8'))))),
  ];
  const usage = Object.fromEntries(
    kitEntryPoints
      .map(
        (entryPoint) =>
          [entryPoint, unique(users.flatMap((imports) => [...(imports.get(entryPoint) ?? [])]))] as const,
      )
      .filter(([, names]) => names.length > 0),
  );
  const ofEachChunk = (choose: (sources: readonly Source[]) => readonly string[]) =>
    Object.fromEntries(
      Object.entries(chunks).map(([name, files]) => [
        name,
        unique(choose(files.flatMap((file) => scripts.get(file) ?? []))),
      ]),
    );
  return {
    usage,
    asks: ofEachChunk((sources) =>
      kitEntryPoints.filter((entryPoint) => sources.some(({ imports }) => imports.has(entryPoint))),
    ),
    client: ofEachChunk((sources) =>
      sources.filter(({ text }) => hasClientDirective(text)).map(({ name }) => name),
    ),
    hidden: Object.fromEntries(
      carried.map((name) => [name, unique(getImporters(name).map((importer) => importer.name))]),
    ),
  };
}

/** The shell's report: it provides the kit, and asks nobody for it. */
export const shellKit: KitReport = { usage: {}, asks: {}, client: {}, hidden: {} };
