import type { Compiler } from 'webpack';

/**
 * Puts the chunk of a module that a container exposes into the container's own script: one script less between a
 * click and a page. Works as webpack's LimitChunkCountPlugin joins chunks. What that module consumes must be provided
 * with the shell's first scripts (`eager`): it is asked of the share scope when the module runs, without a wait.
 */
export class ExposeInEntryPlugin {
  private readonly container: string;
  private readonly chunk: string;

  /** @param chunk name of the exposed module's chunk */
  constructor(container: string, chunk: string) {
    this.container = container;
    this.chunk = chunk;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ExposeInEntryPlugin', (compilation) => {
      compilation.hooks.optimizeChunks.tap('ExposeInEntryPlugin', () => {
        const { chunkGraph, namedChunks, chunks } = compilation;
        const [entry, exposed] = [namedChunks.get(this.container), namedChunks.get(this.chunk)];
        if (!entry || !exposed || !chunkGraph.canChunksBeIntegrated(entry, exposed)) return;
        chunkGraph.integrateChunks(entry, exposed);
        chunks.delete(exposed);
      });
    });
  }
}
