import { createHash } from 'node:crypto';
import type { Compilation, Compiler, Dependency, Module, NormalModule, javascript } from 'webpack';
import type { AppBuild } from './build.contract';

/** What a section's documents are made of, beside its bundle: `madeOf` in build.json. */
type MadeOf = NonNullable<AppBuild['madeOf']>;

export const pageInputsFile = 'page-inputs.json';

/** What a module imports by `import()`: request → its chunk's name. */
type Imports = ReadonlyMap<Module, ReadonlyMap<string, string>>;

const requestOf = (dependency: Dependency | null) =>
  (dependency as { request?: string } | null)?.request ?? '';
const isImportCall = (dependency: Dependency | null) => dependency?.type.startsWith('import()') ?? false;

/**
 * Records in a section's Node build what each page is made of, as a hash over the code of all modules that it reaches,
 * so that a release need not render a document anew whose page is as it was. Over the code as it was generated, not over
 * sources: names of pictures, constants and what is left of unused exports stand in it. Modules must not be joined. Says
 * nothing of a section whose Node bundle has other routes than its browser's, as mfe-services, which finds its pages in files.
 */
export class PageInputsPlugin {
  /** Path of the module that has the routes. */
  private readonly section: string;

  constructor(section: string) {
    this.section = section;
  }

  apply(compiler: Compiler): void {
    const imports = new Map<Module, Map<string, string>>();
    compiler.hooks.normalModuleFactory.tap('PageInputsPlugin', (factory) => {
      const watch = (given: unknown) => {
        const parser = given as javascript.JavascriptParser;
        parser.hooks.importCall.tap('PageInputsPlugin', (call) => {
          const source = parser.evaluateExpression(call.source);
          const { options } = parser.parseCommentOptions(call.range ?? [0, 0]);
          const name: unknown = options?.webpackChunkName;
          if (!source.isString() || typeof name !== 'string') return;
          const { module } = parser.state;
          imports.set(
            module,
            (imports.get(module) ?? new Map<string, string>()).set(String(source.string), name),
          );
        });
      };
      for (const type of ['javascript/auto', 'javascript/esm'])
        factory.hooks.parser.for(type).tap('PageInputsPlugin', watch);
    });
    compiler.hooks.thisCompilation.tap('PageInputsPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PageInputsPlugin', stage }, () => {
        const section = [...compilation.modules].find(
          (module) => (module as NormalModule).resource === this.section,
        );
        if (!section) return;
        const report = JSON.stringify(madeOf(compilation, section, imports));
        compilation.emitAsset(pageInputsFile, new compiler.webpack.sources.RawSource(report));
      });
    });
  }
}

function madeOf(compilation: Compilation, section: Module, imports: Imports): MadeOf {
  const pages = new Map<string, Set<Module>>();
  const nameOf = (origin: Module, dependency: Dependency | null) =>
    isImportCall(dependency) ? imports.get(origin)?.get(requestOf(dependency)) : undefined;
  const own = reachedFrom(compilation, [section], (origin, module, dependency) => {
    const name = nameOf(origin, dependency);
    if (name === undefined) return true;
    pages.set(name, (pages.get(name) ?? new Set<Module>()).add(module));
    return false;
  });
  const named = [...pages].map(([name, roots]): [string, string] => [
    name,
    hashOf(
      compilation,
      reachedFrom(compilation, roots, () => true),
    ),
  ]);
  return {
    section: hashOf(compilation, own),
    pages: Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** The modules themselves, and all that they import, as far as it is followed. */
function reachedFrom(
  { moduleGraph }: Compilation,
  roots: Iterable<Module>,
  follows: (origin: Module, module: Module, dependency: Dependency | null) => boolean,
): Set<Module> {
  const reached = new Set(roots);
  // A set is walked to its end, whatever is added on the way.
  for (const origin of reached)
    for (const { module, dependency } of moduleGraph.getOutgoingConnections(origin))
      if (module && follows(origin, module, dependency)) reached.add(module);
  return reached;
}

function hashOf(
  { chunkGraph, codeGenerationResults, requestShortener }: Compilation,
  modules: Set<Module>,
): string {
  const hash = createHash('sha256');
  const code = [...modules].flatMap((module) => {
    // What no chunk has was shaken off.
    const [chunk] = chunkGraph.getModuleChunksIterable(module);
    if (!chunk || !codeGenerationResults) return [];
    const { sources } = codeGenerationResults.get(module, chunk.runtime);
    const text = [...sources.values()].map((source) => source.buffer().toString('base64'));
    return [[module.readableIdentifier(requestShortener), ...text].join('\0')];
  });
  for (const text of code.sort()) hash.update(`${text}\n`);
  return hash.digest('hex').slice(0, 16);
}
