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

/** Scripts that a visitor gets together, and their budget. */
interface View {
  /** Path of a page, or another place that shows them; `later` for all that an effect or a click loads. */
  readonly name: string;
  readonly budget: Extract<keyof typeof budgets, `${string}Scripts`>;
}

const getSectionViews = (build: AppBuild, { section }: SectionBundle) => [
  ...section.routes.map(({ path }) => ({
    name: path,
    budget: 'sectionScripts' as const,
    files: [
      entryFile,
      ...chunkFiles(build, exposeChunk('section')),
      ...chunkFiles(build, getChunkName(path)),
    ],
  })),
  ...Object.keys(build.chunks)
    .filter((name) => isExposeChunk(name) && name !== exposeChunk('section'))
    .map((name) => ({
      name,
      budget: 'exposeScripts' as const,
      files: [entryFile, ...chunkFiles(build, name)],
    })),
];

function getShellViews(build: AppBuild) {
  const first = chunkFiles(build, 'enhance');
  const every = [...first, ...chunkFiles(build, 'main')];
  const getOwn = (chunk: string) => chunkFiles(build, chunk).filter((file) => !every.includes(file));
  return [
    { name: 'a static page', budget: 'enhanceScripts', files: first },
    { name: 'every page', budget: 'shellScripts', files: every },
    { name: 'a page of a section', budget: 'federationScripts', files: getOwn(federationChunk) },
    { name: '/', budget: 'homeScripts', files: getOwn(homeChunk) },
    { name: '/ as its document brought it', budget: 'homeScripts', files: getOwn(servedHomeChunk) },
  ] as const;
}

/**
 * Weighs an app's scripts by the time when a visitor gets them.
 *
 * @param assets the version's published folder, with its .br files
 * @param bundle the section's; left out for the shell
 * @throws ReleaseError naming a chunk that the build lacks
 */
export async function weighScripts(
  build: AppBuild,
  assets: string,
  bundle?: SectionBundle,
): Promise<(View & { readonly weights: readonly Weight[] })[]> {
  const views = bundle ? getSectionViews(build, bundle) : getShellViews(build);
  const first = new Set<string>(views.flatMap(({ files }) => files));
  const later = Object.keys(build.files).filter((file) => file.endsWith('.js') && !first.has(file));
  const all = [...views, { name: 'later', budget: 'laterScripts' as const, files: later }];
  return Promise.all(
    all.map(async ({ name, budget, files }) => ({ name, budget, weights: await weigh(assets, files) })),
  );
}
