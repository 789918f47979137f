import ts from 'typescript';
import type { KitUse } from '../artifact/build.contract';
import { reactsOwn } from './kitTypes';

interface Uses {
  readonly given: Set<string>;
  always: Set<string> | undefined;
  opaque: boolean;
}

/**
 * Collects the props that one source file gives to the kit's components, from its syntax alone.
 *
 * @param uses door → export → uses so far; this function adds to it
 */
export function collectKitUses(
  uses: Map<string, Map<string, Uses>>,
  doors: readonly string[],
  file: string,
  text: string,
): void {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const locals = new Map<string, Uses>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const door = statement.moduleSpecifier.text;
    const bindings = statement.importClause?.namedBindings;
    if (!doors.includes(door) || !bindings || !ts.isNamedImports(bindings)) continue;
    const ofDoor = uses.get(door) ?? new Map<string, Uses>();
    uses.set(door, ofDoor);
    for (const { name, propertyName, isTypeOnly } of bindings.elements) {
      if (isTypeOnly || statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) continue;
      const exported = (propertyName ?? name).text;
      const seen = ofDoor.get(exported) ?? { given: new Set<string>(), always: undefined, opaque: false };
      ofDoor.set(exported, seen);
      locals.set(name.text, seen);
    }
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const seen = ts.isIdentifier(node.tagName) ? locals.get(node.tagName.text) : undefined;
      if (seen) noteElement(seen, node);
      // Skip the tag's name, which is not a use outside of JSX.
      visit(node.attributes);
      return;
    }
    if (ts.isJsxClosingElement(node)) return;
    if (ts.isIdentifier(node) && !isMemberName(node)) {
      const seen = locals.get(node.text);
      if (seen) seen.opaque = true;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** `kit.Hero` and `{ Hero: 1 }` name a member, not the import of that name. */
function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    ts.isJsxAttribute(parent)
  );
}

function noteElement(seen: Uses, node: ts.JsxOpeningElement | ts.JsxSelfClosingElement): void {
  const names: string[] = [];
  for (const attribute of node.attributes.properties) {
    if (ts.isJsxSpreadAttribute(attribute)) seen.opaque = true;
    else names.push(attribute.name.getText());
  }
  const spread = node.attributes.properties.some(ts.isJsxSpreadAttribute);
  if (ts.isJsxOpeningElement(node) && node.parent.children.some((child) => !isBlank(child)))
    names.push('children');
  const given = names.filter((name) => !reactsOwn.has(name) && !name.includes('-'));
  for (const name of given) seen.given.add(name);
  if (!spread) {
    const before = seen.always;
    seen.always = new Set(before ? given.filter((name) => before.has(name)) : given);
  }
}

const isBlank = (child: ts.JsxChild) => ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces;

/** The collected uses in the form of build.json. */
export const getKitUses = (uses: ReadonlyMap<string, ReadonlyMap<string, Uses>>) =>
  Object.fromEntries(
    [...uses].sort().map(([door, exports]) => [
      door,
      Object.fromEntries(
        [...exports].sort().map(([name, { given, always, opaque }]): [string, KitUse] => [
          name,
          {
            given: [...given].sort(),
            ...(always && { always: [...always].sort() }),
            ...(opaque && { opaque: true as const }),
          },
        ]),
      ),
    ]),
  );
