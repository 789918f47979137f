import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import type { KitExport, KitMember, KitTypes } from '../artifact/build.contract';
import { hashFiles, inputFiles } from '../artifact/buildInputs';
import { writeWhole } from '../artifact/durable';
import { appsHere, root, sharedFolder } from '../artifact/paths';
import { kitEntryPoints } from './sectionContainer';

/** React's own props, which every component accepts. */
const reactsOwn = new Set(['key', 'ref']);
/** Depth to which the kit's own types are written out. Deeper types are given by name. */
const deepest = 4;

/** Hash of shared-content, and of the lockfile, which stands for the types of packages. */
async function getInputsHash(): Promise<string> {
  const files = (await inputFiles(appsHere()[0]!.name)).filter((file) =>
    /(?:^|\/)shared-content\/|^package-lock/.test(file),
  );
  return (await hashFiles(files)).slice(0, 16);
}

/**
 * The types of all exports of the kit's entry points. The TypeScript compiler reads them once for each state of the kit's
 * sources (some seconds); `.cache/kit-types/` stores the result.
 *
 * @returns entry point → export → type
 */
export async function getKitTypes(): Promise<Record<string, KitTypes>> {
  const file = path.join(root, '.cache/kit-types', `${await getInputsHash()}.json`);
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known !== undefined) return JSON.parse(known) as Record<string, KitTypes>;
  const types = readKitTypes(
    Object.fromEntries(
      kitEntryPoints.map((entryPoint) => [
        entryPoint,
        path.join(path.dirname(sharedFolder), entryPoint, 'index.ts'),
      ]),
    ),
  );
  await mkdir(path.dirname(file), { recursive: true });
  await writeWhole(file, JSON.stringify(types));
  return types;
}

/**
 * Reads the kit's types with the TypeScript compiler.
 *
 * @param entryPoints module name → its file
 * @param options of the compiler; by default those of tsconfig.base.json
 */
export function readKitTypes(
  entryPoints: Readonly<Record<string, string>>,
  options: ts.CompilerOptions = getCompilerOptions(),
): Record<string, KitTypes> {
  const ambient = ['assets.d.ts', 'theme/emotion.d.ts'].map((name) => path.join(sharedFolder, name));
  const program = ts.createProgram(
    [...Object.values(entryPoints), ...ambient.filter(ts.sys.fileExists)],
    options,
  );
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    Object.entries(entryPoints).map(([entryPoint, file]) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      const exports = (module ? checker.getExportsOfModule(module) : []).flatMap((symbol) => {
        const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
        if (!(target.flags & ts.SymbolFlags.Value)) return [];
        return [[symbol.name, getExport(checker, checker.getTypeOfSymbol(target))] as const];
      });
      return [entryPoint, Object.fromEntries(exports.sort(([a], [b]) => (a < b ? -1 : 1)))];
    }),
  );
}

function getCompilerOptions(): ts.CompilerOptions {
  const file = path.join(sharedFolder, 'tsconfig.base.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile) as { config: unknown };
  return ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, root).options;
}

const isForeign = (file: string) => file.includes('/node_modules/') && !file.startsWith(sharedFolder);
const isExternal = (symbol: ts.Symbol | undefined) =>
  !symbol?.declarations?.length ||
  symbol.declarations.every((one) => isForeign(one.getSourceFile().fileName));

function getExport(checker: ts.TypeChecker, type: ts.Type): KitExport {
  const [call] = type.getCallSignatures();
  const signature = call ?? type.getConstructSignatures()[0];
  const result = call && checker.typeToString(call.getReturnType());
  if (signature && (!call || /\b(Element|ReactNode|ReactElement)\b/.test(result ?? ''))) {
    const [first] = signature.getParameters();
    const props = first ? checker.getTypeOfSymbol(first).getProperties() : [];
    const own = props.filter((prop) => !reactsOwn.has(prop.name) && !isExternal(prop));
    return { kind: 'component', members: new TypeWriter(checker).addAll(own).members };
  }
  if (signature && !isExternal(type.getSymbol())) {
    const writer = new TypeWriter(checker);
    // Callers do not depend on a parameter's name.
    for (const [index, parameter] of signature.getParameters().entries())
      writer.add(parameter, `argument ${index + 1}`);
    return { kind: 'function', members: writer.members };
  }
  return { kind: 'value', members: new TypeWriter(checker, true).write(type, '').members };
}

/** Writes types down as one flat list: path of a member (`actions[].label`) → the types that it may have. */
class TypeWriter {
  readonly members: Record<string, KitMember> = {};
  private readonly checker: ts.TypeChecker;
  private readonly widened: boolean;

  /** @param widened writes `string` for "#0a1b2c": a kit with another color value is not another kit */
  constructor(checker: ts.TypeChecker, widened = false) {
    this.checker = checker;
    this.widened = widened;
  }

  addAll(symbols: readonly ts.Symbol[], above = '', depth = 0, optional = false): this {
    for (const symbol of symbols.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
      this.add(symbol, above + symbol.name, depth, optional);
    return this;
  }

  add(symbol: ts.Symbol, at: string, depth = 0, optional = false): void {
    const { flags, valueDeclaration: declared } = symbol;
    const mayBeLeftOut =
      optional ||
      Boolean(flags & ts.SymbolFlags.Optional) ||
      (declared !== undefined && ts.isParameter(declared) && this.checker.isOptionalParameter(declared));
    this.write(this.checker.getTypeOfSymbol(symbol), at, depth, mayBeLeftOut);
  }

  write(type: ts.Type, at: string, depth = 0, optional = false): this {
    const parts = (type.isUnion() ? type.types : [type]).filter(
      (part) => !(optional && part.flags & ts.TypeFlags.Undefined),
    );
    const objects = depth < deepest ? parts.filter((part) => this.isOwnObject(part)) : [];
    const types = new Set(this.members[at]?.types);
    for (const part of parts) {
      if (objects.includes(part)) {
        // Objects of a union are listed together: each has members that another lacks.
        const above = at && `${at}.`;
        this.addAll(part.getProperties(), above, depth + 1, objects.length > 1);
        types.add('object');
      } else types.add(this.writePart(part, at, depth));
    }
    if (types.delete('true') && types.delete('false')) types.add('boolean');
    this.members[at] = { ...(optional && { optional: true as const }), types: [...types].sort() };
    return this;
  }

  private isOwnObject(type: ts.Type): boolean {
    const isPlain = Boolean(type.flags & ts.TypeFlags.Object) && type.getCallSignatures().length === 0;
    const isOwn = isPlain && !this.checker.isArrayType(type) && !isExternal(type.getSymbol());
    return isOwn && type.getProperties().length > 0;
  }

  /** Writes a list's elements down. @returns the type's text */
  private writePart(type: ts.Type, at: string, depth: number): string {
    const { checker, widened } = this;
    const [element] = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
    if (element && depth < deepest) {
      this.write(element, `${at}[]`, depth + 1);
      return 'list';
    }
    return checker.typeToString(
      widened ? checker.getBaseTypeOfLiteralType(type) : type,
      undefined,
      ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias,
    );
  }
}
