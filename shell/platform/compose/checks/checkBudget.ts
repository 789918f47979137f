import { stat } from 'node:fs/promises';
import path from 'node:path';
import {
  type Finding,
  type SectionBundle,
  getChunkName,
  entryFile,
  exposeChunk,
  federationChunk,
  homeChunk,
  isExposeChunk,
  minorFinding,
} from 'shared-content/federation';
import type { AppBuild } from 'shared-content/artifact/build.contract';
import { budgets } from '../budgets';
import { chunkFiles } from '../pinsFor';

const split = 'Load parts that are not visible at once on demand, or drop a dependency.';
/** Budget → what it is for, and the fix. */
const purposes = {
  sectionScripts: ["the section's scripts", 'Split the page or drop a dependency.'],
  exposeScripts: ["the section's scripts", split],
  enhanceScripts: ['scripts that run at once', 'Load code that no first view needs on demand.'],
  shellScripts: [
    "the shell's scripts",
    'Load code that not every page needs on demand, or drop a dependency.',
  ],
  federationScripts: [
    "the shell's scripts to load sections",
    'Check the size of the new version of @module-federation/enhanced, or drop a runtime plugin.',
  ],
  homeScripts: ['scripts of its own', split],
  // Those that an effect or a press loads cost phones as well.
  laterScripts: ['scripts', 'Drop a dependency, or find a smaller one.'],
} as const;

/** Scripts that a visitor gets together, and their budget. */
interface View {
  /** Path of a page, or another place that shows them, as the subject of a sentence. */
  readonly name: string;
  readonly budget: keyof typeof purposes;
  readonly files: readonly string[];
}

const getSectionViews = (build: AppBuild, { section }: SectionBundle): View[] => [
  ...section.routes.map(({ path }) => ({
    name: `${path} needs`,
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
      name: `${name} needs`,
      budget: 'exposeScripts' as const,
      files: [entryFile, ...chunkFiles(build, name)],
    })),
];

function getShellViews(build: AppBuild): View[] {
  const first = chunkFiles(build, 'enhance');
  const every = [...first, ...chunkFiles(build, 'main')];
  const getOwn = (chunk: string) => chunkFiles(build, chunk).filter((file) => !every.includes(file));
  return [
    { name: 'a static page needs', budget: 'enhanceScripts', files: first },
    { name: 'every page needs', budget: 'shellScripts', files: every },
    { name: 'a page of a section needs', budget: 'federationScripts', files: getOwn(federationChunk) },
    { name: '/ needs', budget: 'homeScripts', files: getOwn(homeChunk) },
  ];
}

/** Sizes of published files in bytes: as sent (the .br beside it) where there is one, else of the file itself. */
const weigh = (folder: string, files: Iterable<string>) =>
  Promise.all(
    [...new Set(files)].map(async (name) => {
      const file = path.join(folder, name);
      const { size } = await stat(`${file}.br`).catch(() => stat(file));
      return { name, bytes: size };
    }),
  );

/**
 * Checks an app's script bytes (brotli, as sent) against its budgets: scripts of each page, exposes for other sections'
 * pages, and all scripts loaded later.
 *
 * @param assets the version's published folder, with its .br files
 * @param bundle the section's; left out for the shell
 * @throws ReleaseError naming a chunk that the build lacks
 */
export async function checkBudget(
  build: AppBuild,
  assets: string,
  bundle?: SectionBundle,
): Promise<Finding[]> {
  if (build.mode === 'development') return [];
  const views = bundle ? getSectionViews(build, bundle) : getShellViews(build);
  const first = new Set(views.flatMap(({ files }) => files));
  const later = Object.keys(build.files).filter((file) => file.endsWith('.js') && !first.has(file));
  const all: View[] = [
    ...views,
    { name: 'loads later (besides the scripts of its pages)', budget: 'laterScripts', files: later },
  ];
  const found = await Promise.all(
    all.map(async ({ name, budget, files }): Promise<Finding[]> => {
      const weights = (await weigh(assets, files)).sort((a, b) => b.bytes - a.bytes);
      const bytes = weights.reduce((sum, one) => sum + one.bytes, 0);
      const over = bytes - budgets[budget];
      const heaviest = weights.slice(0, 3).map((one) => `${one.name} ${one.bytes}`);
      const [what, fix] = purposes[budget];
      const message = `${name} ${bytes} bytes of ${what}, ${over} over the budget of ${budgets[budget]} (${budget} in shell/platform/compose/budgets.ts); heaviest: ${heaviest.join(', ')}`;
      return over > 0 ? [minorFinding(message, fix, { owner: build.app })] : [];
    }),
  );
  return found.flat();
}

const mediaBudgets: readonly (readonly [RegExp, 'picture' | 'film' | 'font'])[] = [
  [/\.(avif|webp|png|jpe?g|gif|svg)$/, 'picture'],
  [/\.(webm|mp4)$/, 'film'],
  [/\.(woff2?|ttf|otf)$/, 'font'],
];

/**
 * Checks that no picture, film, font or other file of a version exceeds its budget, whether a document or a script
 * loads it. Scripts have budgets of their own.
 */
export function checkMedia(build: AppBuild): Finding[] {
  return Object.entries(build.files).flatMap(([file, { bytes }]): Finding[] => {
    if (file.endsWith('.js')) return [];
    const kind = mediaBudgets.find(([ending]) => ending.test(file))?.[1] ?? 'otherFile';
    const over = bytes - budgets[kind];
    const message = `${file} has ${bytes} bytes, ${over} over the budget of ${budgets[kind]} (${kind} in shell/platform/compose/budgets.ts)`;
    const fix = 'Scale it down, or encode it again (AVIF, WebP).';
    return over > 0 ? [minorFinding(message, fix, { owner: build.app })] : [];
  });
}
