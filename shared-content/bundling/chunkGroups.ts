import type { Chunk, ChunkGraph, Configuration, Module } from 'webpack';
import { sharedChunk } from '../federation';

/** The script of packages beside an entry's own. */
export const vendorGroups = {
  default: false,
  defaultVendors: false,
  react: {
    name: 'v-react',
    test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
    enforce: true,
  },
} as const;

/** `services.ai-ml` and its like are pages of the folder `services`. */
const getGroup = (chunk: { readonly name?: string | null }) => /^(.+)\.[^.]+$/.exec(chunk.name ?? '')?.[1];

/** How many pages lie in a page's folder, itself among them. */
function pagesInFolder(page: Chunk): number {
  const found = new Set<string | null | undefined>();
  for (const group of page.groupsIterable)
    for (const above of group.parentsIterable)
      for (const beside of above.childrenIterable)
        if (getGroup(beside) === getGroup(page)) found.add(beside.name);
  return found.size;
}

/** Whether all that show a module are pages of one folder, and more than half of those that lie there. */
function isSharedByMost(module: Module, { chunkGraph }: { readonly chunkGraph: ChunkGraph }): boolean {
  const pages = [...chunkGraph.getModuleChunksIterable(module)];
  const [first] = pages;
  if (!first || new Set(pages.map(getGroup)).size > 1) return false;
  return pages.length * 2 > pagesInFolder(first);
}

/**
 * A section's page is one script, and pages below one path (`services.…`) share one for what many of them show:
 * `services.shared.js`. What fewer share (the first view of the others would pay for it), or pages of several paths, stands in
 * each of them: one script more on every first view costs more than it saves, and would have to be listed somewhere to be
 * known before a click.
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
