import ts from 'typescript';

type Literal = ts.ArrayLiteralExpression | ts.ObjectLiteralExpression;

const isNamed = (node: ts.Node, name: string) =>
  (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && node.name.getText() === name;

/** The first node that passes a test, at or below a node. */
function first<T extends ts.Node>(node: ts.Node, test: (node: ts.Node) => node is T): T | undefined {
  return test(node) ? node : ts.forEachChild(node, (child) => first(child, test));
}

const isLiteral =
  (kind: 'list' | 'object') =>
  (node: ts.Node): node is Literal =>
    kind === 'list' ? ts.isArrayLiteralExpression(node) : ts.isObjectLiteralExpression(node);

const parse = (text: string) => ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);

/**
 * Appends an element to the list or object that a variable or property of a name holds.
 *
 * @returns the new source text; undefined if there is no such list or object
 */
export function appendTo(
  text: string,
  kind: 'list' | 'object',
  name: string,
  element: string,
): string | undefined {
  const holder = first(parse(text), (node): node is ts.Node => isNamed(node, name));
  const literal = holder && first(holder, isLiteral(kind));
  if (!literal) return undefined;
  const entries = ts.isArrayLiteralExpression(literal) ? literal.elements : literal.properties;
  const comma = entries.length === 0 || entries.hasTrailingComma ? '' : ',';
  return `${text.slice(0, entries.end)}${comma}\n${element},${text.slice(entries.end)}`;
}

/** A source text with a further import after its existing ones. */
export function withImport(text: string, line: string): string {
  const at = parse(text).statements.findLast(ts.isImportDeclaration)?.end ?? 0;
  return at === 0 ? `${line}\n\n${text}` : `${text.slice(0, at)}\n${line}${text.slice(at)}`;
}
