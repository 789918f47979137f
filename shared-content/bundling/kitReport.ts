import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compilation, Compiler, Module, NormalModule, javascript } from 'webpack';
import type { AppBuild } from '../artifact/build.contract';
import { getKitTypes } from './kitTypes';
import { collectKitUses, getKitUses } from './kitUses';
import { kitDoors } from './shared';

/** A build's use of the kit: `kit` in build.json. */
export type KitReport = AppBuild['kit'];

export const kitReportFile = 'kit-report.json';

const doors: readonly string[] = kitDoors;
const doorFile = (door: string) => `/${door}/index.ts`;

/** Packages that the kit contains and hides: a section's own copy would have neither theme nor context of the page. */
export const hiddenPackages =
  /\/node_modules\/((?:@mui|@emotion)\/[^/]+|react-router(?:-dom)?|react|react-dom|scheduler|stylis)\//;

const getResource = (module: Module | null | undefined) => (module as NormalModule | null)?.resource ?? '';

/**
 * Records a build's use of the kit. Imported exports and their props let a release refuse a shell that lacks or has changed
 * one. Chunks that request or provide a lazy part of the kit let a document name that part's scripts. It also records
 * packages in the build that the kit hides.
 */
export class KitReportPlugin {
  private readonly usage = new Map<string, Set<string>>();
  /** Source files that import from the kit. */
  private readonly users = new Set<string>();

  apply(compiler: Compiler): void {
    const isShell = compiler.options.name?.startsWith('shell:') ?? false;
    compiler.hooks.normalModuleFactory.tap('KitReportPlugin', (factory) => {
      const watch = (given: unknown) => {
        const parser = given as javascript.JavascriptParser;
        const note = (source: unknown, exportName: string | null) => {
          const door = String(source);
          if (!doors.includes(door)) return;
          const names = this.usage.get(door) ?? new Set<string>();
          names.add(exportName ?? '*');
          this.usage.set(door, names);
          this.users.add(getResource(parser.state.module));
        };
        const { hooks } = parser;
        hooks.importSpecifier.tap('KitReportPlugin', (_statement, source, name) => note(source, name));
        hooks.exportImportSpecifier.tap('KitReportPlugin', (_statement, source, name) => note(source, name));
        // An import() gives all exports, chosen at run time: no list of names can be compared with the kit.
        hooks.importCall.tap('KitReportPlugin', ({ source }) => {
          const value = parser.evaluateExpression(source);
          if (value.isString()) note(value.string, 'import()');
        });
      };
      for (const type of ['javascript/auto', 'javascript/esm'])
        factory.hooks.parser.for(type).tap('KitReportPlugin', watch);
    });
    compiler.hooks.thisCompilation.tap('KitReportPlugin', (compilation) => {
      let importers: ReturnType<typeof hiddenImports> = new Map();
      // Before webpack concatenates modules: afterwards the importers are lost.
      compilation.hooks.finishModules.tap('KitReportPlugin', () => {
        importers = hiddenImports(compilation, compiler.context);
      });
      compilation.hooks.processAssets.tapPromise(
        { name: 'KitReportPlugin', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          const usage = Object.fromEntries(
            [...this.usage].sort().map(([door, names]) => [door, [...names].sort()]),
          );
          const types = await getKitTypes(doors);
          const report: KitReport = {
            usage,
            asks: getAsks(compilation),
            provides: getProvides(compilation),
            client: getClientModules(compilation),
            ...(isShell
              ? { types }
              : {
                  types: onlyUsed(types, usage),
                  uses: await this.uses(),
                  hidden: getCarried(compilation, importers),
                }),
          };
          compilation.emitAsset(
            kitReportFile,
            new compiler.webpack.sources.RawSource(JSON.stringify(report)),
          );
        },
      );
    });
  }

  private async uses(): Promise<KitReport['uses']> {
    const uses: Parameters<typeof collectKitUses>[0] = new Map();
    for (const file of [...this.users].filter((one) => /\.tsx?$/.test(one)).sort())
      collectKitUses(uses, doors, file, await readFile(file, 'utf8'));
    return getKitUses(uses);
  }
}

/** The kit's types that a section was compiled against. */
export const onlyUsed = (
  types: NonNullable<KitReport['types']>,
  usage: KitReport['usage'],
): KitReport['types'] =>
  Object.fromEntries(
    Object.entries(usage).map(([door, names]) => [
      door,
      Object.fromEntries(Object.entries(types[door] ?? {}).filter(([name]) => names.includes(name))),
    ]),
  );

/** Hidden package → modules outside of node_modules that import it, as paths from the app's folder. */
function hiddenImports(compilation: Compilation, context: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const module of compilation.modules) {
    const name = hiddenPackages.exec(getResource(module))?.[1];
    if (!name) continue;
    const importers = found.get(name) ?? new Set<string>();
    found.set(name, importers);
    for (const { originModule } of compilation.moduleGraph.getIncomingConnections(module)) {
      const importer = getResource(originModule);
      if (importer && !importer.includes('/node_modules/')) importers.add(path.relative(context, importer));
    }
  }
  return found;
}

/** The imported hidden packages that are in a script, after tree shaking. */
function getCarried(
  compilation: Compilation,
  importers: ReadonlyMap<string, ReadonlySet<string>>,
): KitReport['hidden'] {
  const carried = new Set<string>();
  for (const chunk of compilation.chunks)
    for (const module of getModules(compilation, chunk)) {
      const { modules = [module] } = module as Module & { modules?: readonly Module[] };
      for (const inner of modules) {
        const name = hiddenPackages.exec(getResource(inner))?.[1];
        if (name) carried.add(name);
      }
    }
  return Object.fromEntries(
    [...carried].sort().map((name) => [name, [...(importers.get(name) ?? [])].sort()]),
  );
}

const getModules = (
  compilation: Compilation,
  chunk: Parameters<Compilation['chunkGraph']['getChunkModules']>[0],
) => compilation.chunkGraph.getChunkModules(chunk);

function getAsks(compilation: Compilation): KitReport['asks'] {
  const asks: [string, string[]][] = [];
  for (const [name, group] of compilation.namedChunkGroups) {
    const identifiers = group.chunks.flatMap((chunk) =>
      getModules(compilation, chunk).map((module) => module.identifier()),
    );
    // `consume-shared-module|<scope>|<door>|…`
    const asked = doors.filter((door) =>
      identifiers.some((id) => id.startsWith('consume-shared-module') && id.split('|').includes(door)),
    );
    asks.push([name, asked]);
  }
  return Object.fromEntries(asks.sort(([a], [b]) => a.localeCompare(b)));
}

/** React's directive for a module of components that live in the browser. A refresh loader may stand before it. */
export const hasClientDirective = (source: string): boolean => /^\s*(['"])use client\1;?\s*$/m.test(source);

/** Name of a chunk group → its modules that live in the browser, as paths from the app's folder. */
export function getClientModules(compilation: Compilation): NonNullable<KitReport['client']> {
  const found: Record<string, string[]> = {};
  for (const [name, group] of compilation.namedChunkGroups) {
    const client = group.chunks
      .flatMap((chunk) => getModules(compilation, chunk))
      .flatMap((module) => (module as Module & { modules?: readonly Module[] }).modules ?? [module])
      .filter((module) => hasClientDirective(String(module.originalSource()?.source() ?? '')))
      .map((module) => path.relative(compilation.compiler.context, getResource(module)));
    found[name] = [...new Set(client)].sort();
  }
  return found;
}

/** Whether a module is a kit door. A concatenated module has the resource of its root in its identifier. */
const isDoor = (module: Module, door: string) =>
  module
    .identifier()
    .split('|')
    .some((part) => part.endsWith(doorFile(door)));

function getProvides(compilation: Compilation): KitReport['provides'] {
  const provides: Record<string, string[]> = {};
  for (const chunk of compilation.chunks) {
    if (chunk.canBeInitial()) continue;
    for (const door of doors) {
      const provider = getModules(compilation, chunk).some((module) => isDoor(module, door));
      if (!provider) continue;
      const files = [...chunk.groupsIterable].flatMap((group) => group.getFiles());
      provides[door] = [...new Set([...(provides[door] ?? []), ...files])]
        .filter((file) => file.endsWith('.js'))
        .sort();
    }
  }
  return provides;
}
