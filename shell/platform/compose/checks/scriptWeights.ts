import type { AppBuild } from 'shared-content/artifact/build.contract';
import {
  type SectionBundle,
  getChunkName,
  entryFile,
  exposeChunk,
  federationChunk,
  homeChunk,
  isExposeChunk,
  servedHomeChunk,
} from 'shared-content/federation';
import type { budgets } from '../budgets';
import { chunkFiles } from '../chunkFiles';
import { type Weight, weigh } from './weights';

/** Scripts that a visitor gets at once (on a static page after a click), and their budget. */
export interface View {
  /** Path of a page, or another place that shows them. */
  readonly name: string;
  readonly budget: Extract<
    keyof typeof budgets,
    | 'sectionScripts'
    | 'exposeScripts'
    | 'enhanceScripts'
    | 'shellScripts'
    | 'federationScripts'
    | 'homeScripts'
  >;
  readonly weights: readonly Weight[];
}

/** An app's scripts by the time when a visitor gets them. */
export interface ScriptWeights {
  /** Scripts that pages and exposes need to hydrate. */
  readonly views: readonly View[];
  /** Scripts that an effect or a click loads. */
  readonly later: readonly Weight[];
}

/**
 * @param assets the version's published folder, with its .br files
 * @throws ReleaseError naming a chunk that the build lacks
 */
export async function sectionScripts(
  build: AppBuild,
  assets: string,
  { section }: SectionBundle,
): Promise<ScriptWeights> {
  const pages = section.routes.map(({ path }) => ({
    name: path,
    budget: 'sectionScripts' as const,
    files: [
      entryFile,
      ...chunkFiles(build, exposeChunk('section')),
      ...chunkFiles(build, getChunkName(path)),
    ],
  }));
  const parts = Object.keys(build.chunks)
    .filter((name) => isExposeChunk(name) && name !== exposeChunk('section'))
    .map((name) => ({
      name,
      budget: 'exposeScripts' as const,
      files: [entryFile, ...chunkFiles(build, name)],
    }));
  return weighedBy([...pages, ...parts], build, assets);
}

/**
 * @param assets the version's published folder, with its .br files
 * @throws ReleaseError naming a chunk that the build lacks
 */
export async function shellScripts(build: AppBuild, assets: string): Promise<ScriptWeights> {
  const first = chunkFiles(build, 'enhance');
  const every = [...first, ...chunkFiles(build, 'main')];
  const ownOf = (chunk: string) => chunkFiles(build, chunk).filter((file) => !every.includes(file));
  return weighedBy(
    [
      { name: 'a static page', budget: 'enhanceScripts', files: first },
      { name: 'every page', budget: 'shellScripts', files: every },
      { name: 'a page of a section', budget: 'federationScripts', files: ownOf(federationChunk) },
      { name: '/', budget: 'homeScripts', files: ownOf(homeChunk) },
      { name: '/ as its document brought it', budget: 'homeScripts', files: ownOf(servedHomeChunk) },
    ],
    build,
    assets,
  );
}

async function weighedBy(
  views: readonly (Omit<View, 'weights'> & { readonly files: readonly string[] })[],
  build: AppBuild,
  assets: string,
): Promise<ScriptWeights> {
  const first = new Set(views.flatMap(({ files }) => files));
  return {
    views: await Promise.all(
      views.map(async ({ name, budget, files }) => ({
        name,
        budget,
        weights: await weigh(assets, [...new Set(files)]),
      })),
    ),
    later: await weigh(
      assets,
      Object.keys(build.files).filter((file) => file.endsWith('.js') && !first.has(file)),
    ),
  };
}
