import type { Chunk, ChunkGraph, Configuration, Module } from 'webpack';
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

/** Number of pages in a page's folder, including itself. */
function pagesInFolder(page: Chunk): number {
  const found = new Set<string | null | undefined>();
  for (const group of page.groupsIterable)
    for (const above of group.parentsIterable)
      for (const beside of above.childrenIterable)
        if (getGroup(beside) === getGroup(page)) found.add(beside.name);
  return found.size;
}

/** Whether only pages of one folder use a module, and more than half of that folder's pages do. */
function isSharedByMost(module: Module, { chunkGraph }: { readonly chunkGraph: ChunkGraph }): boolean {
  const pages = [...chunkGraph.getModuleChunksIterable(module)];
  const [first] = pages;
  if (!first || new Set(pages.map(getGroup)).size > 1) return false;
  return pages.length * 2 > pagesInFolder(first);
}

/**
 * A section's page is one script. Pages below one path (`services.…`) share a second one for code that many of them use:
 * `services.shared.js`. Code that fewer pages share is copied into each, as the other pages' first view would pay for it.
 * So is code that pages of several paths share: a further script on every first view costs more than it saves, and prefetching
 * would need a list of such scripts.
 */
export const pageChunks: NonNullable<Configuration['optimization']>['splitChunks'] = {
  chunks: 'async',
  cacheGroups: {
    default: false,
    defaultVendors: false,
    folder: {
      minChunks: 6,
      minSize: 10_000,
      test: isSharedByMost,
      name: (_module: unknown, [chunk]: readonly { readonly name?: string | null }[]) =>
        sharedChunk((chunk && getGroup(chunk)) ?? ''),
    },
  },
};
