import path from 'node:path';
import { bundle } from 'shared-content/bundling/buildStale';
import { browserOutput, commonConfig, mergeConfig, minimized } from 'shared-content/bundling/common';
import { vendorGroups } from 'shared-content/bundling/configs';
import { root } from 'shared-content/artifact/paths';

export interface Monolith {
  /** Folder of its scripts. */
  readonly folder: string;
  /** Chunk group → its scripts; `main` is the entry. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

/** The path of its scripts. */
const monolithBase = '/one-build/';

/** Builds shell and sections as one webpack build with lazy routes: the monolith to which federation is compared. */
export async function buildMonolith(): Promise<Monolith> {
  const folder = path.join(root, '.cache/monolith');
  const config = mergeConfig(commonConfig({ app: 'shell', mediaBase: monolithBase }, 'browser'), {
    entry: { main: path.join(root, 'e2e/monolith/main.ts') },
    output: {
      ...browserOutput('shell', '[name].[contenthash:8].js'),
      path: folder,
      publicPath: monolithBase,
    },
    devtool: false,
    optimization: {
      ...minimized,
      splitChunks: {
        chunks: 'all',
        cacheGroups: { react: { ...vendorGroups.react, chunks: 'initial' } },
      },
    },
  });
  const { stats } = await bundle([config]);
  const { namedChunkGroups = {} } = stats[0]?.toJson({ all: false, chunkGroups: true }) ?? {};
  const chunks = Object.entries(namedChunkGroups).map(([name, group]) => [
    name,
    (group.assets ?? []).map((asset) => asset.name).filter((file) => file.endsWith('.js')),
  ]);
  return { folder, chunks: Object.fromEntries(chunks) as Monolith['chunks'] };
}
