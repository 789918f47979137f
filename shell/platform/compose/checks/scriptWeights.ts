import type { AppBuild } from 'shared-content/build/build.contract';
import { type SectionBundle, chunkOf } from 'shared-content/federation';
import { type Weight, weigh } from './weights';

/** An app's scripts by when a visitor is sent them. */
export interface ScriptWeights {
  /** Those of a first view, of each page of a section or of every page of the site. */
  readonly views: readonly { readonly path: string; readonly weights: readonly Weight[] }[];
  /** What an effect or a click loads. */
  readonly later: readonly Weight[];
}

/** @param assets the version's published folder, with its .br twins */
export async function sectionScripts(
  build: AppBuild,
  assets: string,
  { section }: SectionBundle,
): Promise<ScriptWeights> {
  const first = new Set<string>();
  const views = [];
  for (const { path } of section.routes) {
    const files = [
      'remoteEntry.js',
      ...(build.chunks['expose.section'] ?? []),
      ...(build.chunks[chunkOf(path)] ?? []),
    ];
    for (const file of files) first.add(file);
    views.push({ path, weights: await weigh(assets, files) });
  }
  for (const [name, files] of Object.entries(build.chunks))
    if (name.startsWith('expose.')) for (const file of files) first.add(file);
  return { views, later: await laterThan(first, build, assets) };
}

/** @param assets the version's published folder, with its .br twins */
export async function shellScripts(build: AppBuild, assets: string): Promise<ScriptWeights> {
  const every = build.chunks.main ?? [];
  const first = new Set([...every, ...(build.chunks.home ?? [])]);
  return {
    views: [{ path: 'every page', weights: await weigh(assets, every) }],
    later: await laterThan(first, build, assets),
  };
}

const laterThan = (first: ReadonlySet<string>, build: AppBuild, assets: string): Promise<Weight[]> =>
  weigh(
    assets,
    Object.keys(build.files).filter((file) => file.endsWith('.js') && !first.has(file)),
  );
