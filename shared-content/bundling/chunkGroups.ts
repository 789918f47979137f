import type { ChunkGraph, Configuration, Module } from 'webpack';
import { reactChunk, sharedChunk } from '../federation';

/** The script of React's packages: beside the shell's own one, as the browser compiles each in a task of its own. */
export const vendorGroups = {
  default: false,
  defaultVendors: false,
  react: {
    name: reactChunk,
    test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
    enforce: true,
  },
} as const;

/** Folder of a page's chunk: `services` for `services.ai-ml`. */
const getGroup = (chunk: { readonly name?: string | null }) => /^(.+)\.[^.]+$/.exec(chunk.name ?? '')?.[1];

/** Whether only pages of one folder use a module. */
const isOfOneFolder = (module: Module, { chunkGraph }: { readonly chunkGraph: ChunkGraph }): boolean =>
  new Set([...chunkGraph.getModuleChunksIterable(module)].map(getGroup)).size === 1;

/**
 * A section's page is one script. Pages below one path (`services.…`) share a second one for code that many of them use:
 * `services.shared.js`. Code that fewer pages share is copied into each, as the other pages' first view would pay for it.
 * So is code that pages of several paths share. A further script on every first view costs more than it saves, and
 * prefetching would need a list of such scripts.
 */
export const pageChunks: NonNullable<Configuration['optimization']>['splitChunks'] = {
  chunks: 'async',
  cacheGroups: {
    default: false,
    defaultVendors: false,
    folder: {
      minChunks: 6,
      minSize: 10_000,
      test: isOfOneFolder,
      name: (_module: unknown, [chunk]: readonly { readonly name?: string | null }[]) =>
        sharedChunk((chunk && getGroup(chunk)) ?? ''),
    },
  },
};
