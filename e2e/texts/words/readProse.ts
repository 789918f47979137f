import { readFileSync } from 'node:fs';
import ts from 'typescript';

interface Prose {
  /** Every visible string, template literals with their gaps left out. */
  readonly texts: readonly string[];
  /** What each card of a list says: the text of an object that stands among its like. */
  readonly cards: readonly string[];
}

const cardKeys = new Set(['text', 'description', 'desc']);
/** Objects with these are pieces of an exhibit, not cards: labels of a drawing, fields of a sheet. */
const exhibitKeys = new Set(['tag', 'parts', 'leak']);
/** What these name is never read by a visitor. */
const silentKeys = new Set([
  'kind',
  'look',
  'tone',
  'slug',
  'to',
  'href',
  'path',
  'key',
  'color',
  'accent',
  'drawing',
  'lines',
  'autoComplete',
  'type',
  'id',
  'image',
  'thumbnail',
  'mockup',
]);

/** The words of a content file, read from its source: no bundler, no picture and no component is needed. */
export function readProse(file: string): Prose {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const texts: string[] = [];
  const cards: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isSilent(node)) return;
    if (ts.isPropertyAssignment(node) && silentKeys.has(getName(node))) return;
    const words = getWords(node);
    if (words !== undefined) texts.push(words);
    else if (ts.isObjectLiteralExpression(node) && ts.isArrayLiteralExpression(node.parent))
      cards.push(...getCard(node));
    if (words === undefined) ts.forEachChild(node, visit);
  };
  visit(source);
  return { texts: texts.filter((text) => /\p{L}/u.test(text)), cards };
}

/** Paths of modules, types and what an error tells a developer. */
const isSilent = (node: ts.Node) =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isThrowStatement(node);

const getName = (property: ts.PropertyAssignment) => property.name.getText();

function getWords(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
  return undefined;
}

function getCard(node: ts.ObjectLiteralExpression): string[] {
  const properties = node.properties.filter(ts.isPropertyAssignment);
  if (properties.some((property) => exhibitKeys.has(getName(property)))) return [];
  const text = properties.find((property) => cardKeys.has(getName(property)));
  const words = text && getWords(text.initializer);
  return words === undefined ? [] : [words];
}
