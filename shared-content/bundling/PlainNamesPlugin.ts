import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Compilation, Compiler, Module } from 'webpack';
import { sharedFolder, root } from '../artifact/paths';

/** The container's start module. ModuleFederationPlugin names it by a hash of absolute paths. */
const containerStart = /\.federation\/entry\.[0-9a-f]+\.js/;
const packages = /[^|!\s"]*[\\/]node_modules[\\/]/g;

/**
 * Names modules independently of their absolute paths: `./` for the app's own, `shared-content/` and `node_modules/` for
 * others, `shell/platform/` for the composer. Ids, order and text of a build follow from these names. So a section gives
 * the same bytes in this repository and in one of its own, where shared-content is a package.
 */
export class PlainNamesPlugin {
  apply(compiler: Compiler): void {
    const plain = (text: string) =>
      text
        .replaceAll(sharedFolder + path.sep, 'shared-content/')
        .replaceAll(compiler.context + path.sep, './')
        .replaceAll(root + path.sep, '')
        .replaceAll(packages, 'node_modules/')
        .replace(containerStart, '.federation/entry.js');
    // webpack derives names of variables and comments from this.
    const { requestShortener } = compiler;
    requestShortener.shorten = (request) => request && plain(request);

    compiler.hooks.compilation.tap('PlainNamesPlugin', (compilation) => {
      const names = new Map<Module, string>();
      const getName = (module: Module) => {
        let name = names.get(module);
        if (name === undefined) names.set(module, (name = plain(module.identifier())));
        return name;
      };
      const byName = (a: Module, b: Module) =>
        getName(a) < getName(b) ? -1 : getName(a) > getName(b) ? 1 : 0;
      // By default webpack writes a script's modules in the order of their paths.
      compilation.hooks.seal.tap('PlainNamesPlugin', () => {
        const { chunkGraph } = compilation;
        const ordered = chunkGraph.getOrderedChunkModulesIterableBySourceType.bind(chunkGraph);
        chunkGraph.getOrderedChunkModulesIterableBySourceType = (chunk, type) => ordered(chunk, type, byName);
      });
      compilation.hooks.moduleIds.tap('PlainNamesPlugin', () =>
        setIds(compilation, (module) => module.readableIdentifier(requestShortener)),
      );
    });
  }
}

/** Sets short numeric ids from hashes of the modules' names. On a collision, the later name takes the next free number. */
function setIds({ modules, chunkGraph }: Compilation, getName: (module: Module) => string): void {
  const named = [...modules]
    .filter(
      (module) => chunkGraph.getNumberOfModuleChunks(module) > 0 && chunkGraph.getModuleId(module) === null,
    )
    .map((module) => ({ module, name: getName(module) }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  // At least a fifth of the numbers stays free, so that a new module seldom changes another's id.
  let range = 1_000;
  while (range * 0.8 < named.length) range *= 10;
  const taken = new Set<number>();
  for (const { module, name } of named) {
    let id = createHash('sha256').update(name).digest().readUInt32BE() % range;
    while (taken.has(id)) id = (id + 1) % range;
    taken.add(id);
    chunkGraph.setModuleId(module, id);
  }
}
