import ts from 'typescript';
import { type KitReport, hasClientDirective, hiddenPackages, onlyUsed } from './kitReport';
import { getKitTypes } from './kitTypes';
import { collectKitUses, getKitUses } from './kitUses';
import { kitDoors } from './shared';

/** A module of a script, with its name in the script's source map. */
export interface SourceFile {
  readonly name: string;
  readonly text: string;
}

const getSourcePath = ({ name }: SourceFile) => name.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, '');

/** Module → names of its exports that a source imports at run time, without imports of types. */
function getImports({ name, text }: SourceFile): Map<string, Set<string>> {
  const fileName = /[^/]+\.[cm]?[jt]sx?(?=\?|$)/.exec(name)?.[0] ?? 'module.tsx';
  const { outputText } = ts.transpileModule(text, {
    fileName,
    compilerOptions: {
      jsx: ts.JsxEmit.Preserve,
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ESNext,
    },
  });
  const found = new Map<string, Set<string>>();
  const note = (from: ts.Expression | undefined, exported: string) => {
    if (!from || !ts.isStringLiteral(from)) return;
    found.set(from.text, (found.get(from.text) ?? new Set()).add(exported));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const { moduleSpecifier: from, importClause: clause } = node;
      const bindings = clause?.namedBindings;
      if (clause?.name) note(from, 'default');
      if (bindings && ts.isNamespaceImport(bindings)) note(from, '*');
      if (bindings && ts.isNamedImports(bindings))
        for (const { name: local, propertyName } of bindings.elements)
          note(from, (propertyName ?? local).text);
    } else if (ts.isExportDeclaration(node)) {
      const { moduleSpecifier: from, exportClause: clause } = node;
      if (clause && ts.isNamedExports(clause))
        for (const { name: local, propertyName } of clause.elements) note(from, (propertyName ?? local).text);
      else note(from, '*');
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      note(node.arguments[0], 'import()');
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('module.jsx', outputText, ts.ScriptTarget.Latest, false, ts.ScriptKind.JSX));
  return found;
}

/**
 * Reports a build's use of the kit, from the sources in its maps: the same report that `KitReportPlugin` makes in webpack.
 *
 * @param chunks name of a chunk → its scripts
 * @param sources script → its modules
 */
export async function kitOfSources(
  chunks: Readonly<Record<string, readonly string[]>>,
  sources: Readonly<Record<string, readonly SourceFile[]>>,
): Promise<KitReport> {
  const usage: Record<string, string[]> = {};
  const hidden: Record<string, string[]> = {};
  const uses: Parameters<typeof collectKitUses>[0] = new Map();
  const doorsOf: Record<string, Set<string>> = {};
  const all = Object.values(sources).flat();
  for (const { name } of all) {
    const carried = hiddenPackages.exec(name)?.[1];
    if (carried) hidden[carried] = [];
  }
  for (const [script, modules] of Object.entries(sources)) {
    const doors = (doorsOf[script] = new Set<string>());
    for (const module of modules) {
      if (/\/node_modules\/(?!shared-content\/)/.test(module.name)) continue;
      const imports = getImports(module);
      for (const door of kitDoors) {
        const names = imports.get(door);
        if (!names) continue;
        doors.add(door);
        usage[door] = [...new Set([...(usage[door] ?? []), ...names])].sort();
      }
      for (const [name, importers] of Object.entries(hidden))
        if ([...imports.keys()].some((from) => from === name || from.startsWith(`${name}/`)))
          importers.push(getSourcePath(module));
      collectKitUses(uses, kitDoors, module.name, module.text);
    }
  }
  return {
    usage,
    asks: Object.fromEntries(
      Object.entries(chunks).map(([name, scripts]) => [
        name,
        [...new Set(scripts.flatMap((script) => [...(doorsOf[script] ?? [])]))].sort(),
      ]),
    ),
    provides: {},
    client: Object.fromEntries(
      Object.entries(chunks).map(([name, scripts]) => [
        name,
        scripts
          .flatMap((script) => sources[script] ?? [])
          .filter(({ text }) => hasClientDirective(text))
          .map((module) => getSourcePath(module)),
      ]),
    ),
    types: onlyUsed(await getKitTypes(kitDoors), usage),
    uses: getKitUses(uses),
    hidden,
  };
}
