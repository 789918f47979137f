import type { Compilation, Compiler, Module, javascript } from 'webpack';

/** What a build says of the kit, beside its scripts. */
export interface KitReport {
  /** Kit door → names that the build imports from it. */
  readonly usage: Record<string, string[]>;
  /** Name of a chunk group → kit doors that it asks for when it runs. */
  readonly asks: Record<string, string[]>;
  /** Kit door → scripts of this build that provide it lazily. */
  readonly provides: Record<string, string[]>;
}

export const kitReportFile = 'kit-report.json';

const doors = ['shared-content/ui', 'shared-content/ui/forms'];
const doorFile = (door: string) => `/${door}/index.ts`;

/**
 * Records which kit exports a build imports, so that a release can refuse a shell that lacks one, and which
 * chunks ask for or provide a lazy part of the kit, so that a document can name its scripts.
 */
export class KitReportPlugin {
  private readonly usage = new Map<string, Set<string>>();

  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('KitReportPlugin', (factory) => {
      const note = (source: unknown, exportName: string | null) => {
        const door = String(source);
        if (!doors.includes(door)) return;
        const names = this.usage.get(door) ?? new Set<string>();
        names.add(exportName ?? '*');
        this.usage.set(door, names);
      };
      const watch = (parser: unknown) => {
        const { hooks } = parser as javascript.JavascriptParser;
        hooks.importSpecifier.tap('KitReportPlugin', (_statement, source, name) => note(source, name));
        hooks.exportImportSpecifier.tap('KitReportPlugin', (_statement, source, name) => note(source, name));
      };
      for (const type of ['javascript/auto', 'javascript/esm'])
        factory.hooks.parser.for(type).tap('KitReportPlugin', watch);
    });
    compiler.hooks.thisCompilation.tap('KitReportPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'KitReportPlugin', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const report: KitReport = {
            usage: Object.fromEntries(
              [...this.usage].sort().map(([door, names]) => [door, [...names].sort()]),
            ),
            asks: asksOf(compilation),
            provides: providesOf(compilation),
          };
          compilation.emitAsset(
            kitReportFile,
            new compiler.webpack.sources.RawSource(JSON.stringify(report)),
          );
        },
      );
    });
  }
}

const modulesOf = (
  compilation: Compilation,
  chunk: Parameters<Compilation['chunkGraph']['getChunkModules']>[0],
) => compilation.chunkGraph.getChunkModules(chunk);

function asksOf(compilation: Compilation): KitReport['asks'] {
  const asks: [string, string[]][] = [];
  for (const [name, group] of compilation.namedChunkGroups) {
    const identifiers = group.chunks.flatMap((chunk) =>
      modulesOf(compilation, chunk).map((module) => module.identifier()),
    );
    // `consume-shared-module|<scope>|<door>|…`
    const asked = doors.filter((door) =>
      identifiers.some((id) => id.startsWith('consume-shared-module') && id.split('|').includes(door)),
    );
    asks.push([name, asked]);
  }
  return Object.fromEntries(asks.sort(([a], [b]) => a.localeCompare(b)));
}

/** A concatenated module keeps the resource of its root in its identifier. */
const isDoor = (module: Module, door: string) =>
  module
    .identifier()
    .split('|')
    .some((part) => part.endsWith(doorFile(door)));

function providesOf(compilation: Compilation): KitReport['provides'] {
  const provides: Record<string, string[]> = {};
  for (const chunk of compilation.chunks) {
    if (chunk.canBeInitial()) continue;
    for (const door of doors) {
      const provider = modulesOf(compilation, chunk).some((module) => isDoor(module, door));
      if (!provider) continue;
      const files = [...chunk.groupsIterable].flatMap((group) => group.getFiles());
      provides[door] = [...new Set([...(provides[door] ?? []), ...files])]
        .filter((file) => file.endsWith('.js'))
        .sort();
    }
  }
  return provides;
}
