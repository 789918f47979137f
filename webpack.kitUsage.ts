import path from 'node:path';
import type { Compiler, javascript } from 'webpack';

/** Kit door → names that a build imports from it. */
export type KitUsage = Record<string, string[]>;

const doors = new Set(['shared-content/ui', 'shared-content/ui/forms']);

/** Records which kit exports a section imports, so that a release can refuse a shell that lacks one. */
export class KitUsagePlugin {
  /** Filled while the build runs. */
  readonly usage = new Map<string, Set<string>>();

  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('KitUsagePlugin', (factory) => {
      const note = (source: unknown, exportName: string | null) => {
        const door = String(source);
        if (!doors.has(door)) return;
        const names = this.usage.get(door) ?? new Set<string>();
        names.add(exportName ?? '*');
        this.usage.set(door, names);
      };
      const watch = (parser: unknown) => {
        const { hooks } = parser as javascript.JavascriptParser;
        hooks.importSpecifier.tap('KitUsagePlugin', (_statement, source, name) => note(source, name));
        hooks.exportImportSpecifier.tap('KitUsagePlugin', (_statement, source, name) => note(source, name));
      };
      for (const type of ['javascript/auto', 'javascript/esm'])
        factory.hooks.parser.for(type).tap('KitUsagePlugin', watch);
    });
    // Written into the output as an asset so that it lies with the build that it describes.
    compiler.hooks.thisCompilation.tap('KitUsagePlugin', (compilation) => {
      compilation.hooks.processAssets.tap('KitUsagePlugin', () => {
        const usage: KitUsage = Object.fromEntries(
          [...this.usage].sort().map(([door, names]) => [door, [...names].sort()]),
        );
        compilation.emitAsset(
          path.posix.join('.', 'kit-usage.json'),
          new compiler.webpack.sources.RawSource(JSON.stringify(usage)),
        );
      });
    });
  }
}
