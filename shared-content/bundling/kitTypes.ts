import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import type { KitExport, KitMembers, KitType, KitTypes } from '../artifact/build.contract';
import { sharedFolder, root } from '../artifact/paths';

const external = (file: string) => file.includes('/node_modules/') && !file.startsWith(sharedFolder);
/** React's own props, which every component accepts. */
export const reactsOwn = new Set(['key', 'ref']);
/** Depth to which the kit's own types are written out. Deeper types are given by name. */
const deepest = 4;

async function inputsHash(doors: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(doors.join());
  const entries = await readdir(sharedFolder, { recursive: true, withFileTypes: true });
  const sources = entries
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter(
      (file) =>
        !/\/(art|artifact|bundling|development|dist|node_modules|scaffolding|testing)\//.test(
          file.slice(sharedFolder.length),
        ),
    );
  const own = ['tsconfig.base.json', 'bundling/kitTypes.ts'].map((name) => path.join(sharedFolder, name));
  for (const file of [...sources.sort(), ...own])
    hash.update(`${path.relative(sharedFolder, file)}\0`).update(await readFile(file));
  // The lockfile stands for types of packages: without one, no changes of packages can be seen.
  hash.update(await readFile(path.join(root, 'package-lock.json')).catch(() => ''));
  return hash.digest('hex').slice(0, 16);
}

/**
 * The types of all exports of the kit's doors: props of components, members of objects. The TypeScript compiler reads them
 * once for each state of the kit's sources (some seconds); `.cache/kit-types/` stores the result.
 *
 * @param doors module names, such as `shared-content/ui`
 * @returns door → export → type
 */
export async function getKitTypes(doors: readonly string[]): Promise<Record<string, KitTypes>> {
  const file = path.join(root, '.cache/kit-types', `${await inputsHash(doors)}.json`);
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known !== undefined) return JSON.parse(known) as Record<string, KitTypes>;
  const types = readKitTypes(
    Object.fromEntries(doors.map((door) => [door, path.join(path.dirname(sharedFolder), door, 'index.ts')])),
  );
  await mkdir(path.dirname(file), { recursive: true });
  // The rename is atomic: of two builds at once, which write the same bytes, neither reads half a file.
  await writeFile(`${file}.${process.pid}`, JSON.stringify(types));
  await rename(`${file}.${process.pid}`, file);
  return types;
}

/**
 * Reads the kit's types with the TypeScript compiler.
 *
 * @param doors module name → its file
 * @param options of the compiler; by default those of tsconfig.base.json
 */
export function readKitTypes(
  doors: Readonly<Record<string, string>>,
  options: ts.CompilerOptions = compilerOptions(),
): Record<string, KitTypes> {
  const ambient = ['assets.d.ts', 'theme/emotion.d.ts'].map((name) => path.join(sharedFolder, name));
  const program = ts.createProgram([...Object.values(doors), ...ambient.filter(ts.sys.fileExists)], options);
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    Object.entries(doors).map(([door, file]) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      const symbols = module ? checker.getExportsOfModule(module) : [];
      const exports = symbols.flatMap((symbol) => {
        const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
        if (!(target.flags & ts.SymbolFlags.Value)) return [];
        return [[symbol.name, getExport(checker, checker.getTypeOfSymbol(target))] as const];
      });
      return [door, Object.fromEntries(exports.sort(([a], [b]) => (a < b ? -1 : 1)))];
    }),
  );
}

function compilerOptions(): ts.CompilerOptions {
  const file = path.join(sharedFolder, 'tsconfig.base.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile) as { config: unknown };
  return ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, root).options;
}

const isExternal = (symbol: ts.Symbol | undefined) =>
  !symbol?.declarations?.length || symbol.declarations.every((one) => external(one.getSourceFile().fileName));

function getExport(checker: ts.TypeChecker, type: ts.Type): KitExport {
  const [call] = type.getCallSignatures();
  const signature = call ?? type.getConstructSignatures()[0];
  const result = call && checker.typeToString(call.getReturnType());
  if (signature && (!call || /\b(Element|ReactNode|ReactElement)\b/.test(result ?? ''))) {
    const [first] = signature.getParameters();
    const props = first ? checker.getTypeOfSymbol(first).getProperties() : [];
    const members = props.filter(({ name }) => !reactsOwn.has(name));
    const own = members.filter((member) => !isExternal(member));
    return {
      kind: 'component',
      ...(own.length < members.length && { open: true as const }),
      members: getMembers(own, { checker, depth: 0 }),
    };
  }
  // Literal types are widened: a kit with another color value is not another kit.
  const look = { checker, depth: 0, widen: true };
  if (signature && !isExternal(type.getSymbol()))
    return { kind: 'function', members: getArguments(signature, checker) };
  if (isExternal(type.getSymbol()) || type.getProperties().length === 0)
    return { kind: 'value', type: typeOf(type, look) };
  return { kind: 'value', members: getMembers(type.getProperties(), look) };
}

/** Parameters as members named by position, as their names do not matter to callers. */
function getArguments(signature: ts.Signature, checker: ts.TypeChecker): KitMembers {
  const entries = signature
    .getParameters()
    .map((parameter, index) => [
      `argument ${index + 1}`,
      Object.values(getMembers([parameter], { checker, depth: 0 }))[0],
    ]);
  return Object.fromEntries(entries) as KitMembers;
}

interface Look {
  readonly checker: ts.TypeChecker;
  readonly depth: number;
  /** Widens literal types of exported values: `string` for "#0a1b2c", as the value may change. */
  readonly widen?: boolean;
}

function getMembers(symbols: readonly ts.Symbol[], look: Look): KitMembers {
  return Object.fromEntries(
    symbols
      .map((symbol) => {
        const declaration = symbol.valueDeclaration;
        const optional =
          Boolean(symbol.flags & ts.SymbolFlags.Optional) ||
          (declaration !== undefined &&
            ts.isParameter(declaration) &&
            look.checker.isOptionalParameter(declaration));
        const type = typeOf(look.checker.getTypeOfSymbol(symbol), look, optional);
        return [symbol.name, { ...(optional && { optional: true as const }), type }] as const;
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** A type in its parts: unions sorted, the kit's own types written out, foreign types by name. */
function typeOf(type: ts.Type, look: Look, optional = false): KitType {
  const { checker, depth, widen } = look;
  const deeper = { ...look, depth: depth + 1 };
  const named = () =>
    checker.typeToString(
      widen ? checker.getBaseTypeOfLiteralType(type) : type,
      undefined,
      ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias,
    );
  if (type.flags & ts.TypeFlags.Boolean) return 'boolean';
  if (type.isUnion()) {
    const parts = type.types
      .filter((part) => !(optional && part.flags & ts.TypeFlags.Undefined))
      .map((part) => typeOf(part, look));
    const texts = new Set(parts.map((part) => JSON.stringify(part)));
    if (texts.delete('"true"') && texts.delete('"false"')) texts.add('"boolean"');
    const union = [...texts].sort().map((part) => JSON.parse(part) as KitType);
    return union.length === 1 && union[0] !== undefined ? union[0] : { union };
  }
  if (depth >= deepest) return named();
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    return element ? { array: typeOf(element, deeper) } : named();
  }
  const plain = Boolean(type.flags & ts.TypeFlags.Object) && type.getCallSignatures().length === 0;
  if (plain && !isExternal(type.getSymbol()) && type.getProperties().length > 0)
    return { members: getMembers(type.getProperties(), deeper) };
  return named();
}
