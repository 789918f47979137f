import {
  type PinnedScripts,
  type Pins,
  type SectionPin,
  type SectionsFile,
  getChunkName,
  getSectionShownAt,
  isHome,
  findSection,
  entryFile,
  exposeChunk,
  federationChunk,
  homePart,
  isExposeChunk,
  kitChunk,
  mainChunk,
  sections,
  sharedFile,
} from 'shared-content/federation';
import type { AppBuild } from 'shared-content/artifact/build.contract';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { notFoundRoute } from '../store/generationFiles';
import type { SiteSettings } from '../store/state.contract';
import type { Builds, LoadedSite } from './loadSite';

/**
 * Scripts of a build's named chunk.
 *
 * @throws ReleaseError naming app and chunk where the build has no such chunk
 */
export function chunkFiles(build: AppBuild, name: string): readonly string[] {
  const files = build.chunks[name];
  if (!files)
    throw new ReleaseError(
      `${build.app}@${build.version} has no chunk named "${name}". Name the page's import() after its path: webpackChunkName: "${name}".`,
    );
  return files;
}

/** A script and its build. */
type Script = readonly [build: AppBuild, file: string];

const getScripts = (build: AppBuild, names: readonly string[]): Script[] =>
  names.flatMap((name) => chunkFiles(build, name)).map((file) => [build, file]);

/** Scripts of a lazy part of the shell's kit; a part that comes with every page has none of its own. */
const kitFiles = (shell: AppBuild, entryPoint: string): readonly string[] =>
  shell.chunks[kitChunk(entryPoint)] ?? [];

/** A page's scripts: its section's, those that load sections, and the lazy parts of the shell's kit that they use. */
function sectionScripts(shell: AppBuild, build: AppBuild, expose: string, page?: string): Script[] {
  const groups = [exposeChunk(expose), ...(page ? [page] : [])];
  const kit = groups
    .flatMap((group) => build.kit.asks[group] ?? [])
    .flatMap((entryPoint) => kitFiles(shell, entryPoint));
  return [
    [build, entryFile],
    ...getScripts(build, groups),
    ...getScripts(shell, [federationChunk]),
    ...kit.map((file): Script => [shell, file]),
  ];
}

/** Scripts that several of a section's pages need, and the lazy parts of the shell's kit that any page asks for. */
function getSharedScripts(shell: AppBuild, build: AppBuild): Pick<SectionPin, 'sharedScripts'> {
  const entryPoints = new Set(
    Object.entries(build.kit.asks).flatMap(([group, asked]) => (isExposeChunk(group) ? [] : asked)),
  );
  const sharedScripts = [
    ...chunkFiles(build, exposeChunk('section')),
    ...Object.keys(build.files).filter((file) => sharedFile.test(file)),
    ...[...entryPoints].flatMap((entryPoint) => kitFiles(shell, entryPoint)).map((file) => shell.base + file),
  ];
  return sharedScripts.length > 0 ? { sharedScripts: sharedScripts.sort() } : {};
}

const getFileIntegrity = ({ files }: AppBuild, name: string): string => files[name]?.integrity ?? '';

/** The scripts of one build, in the form of a document's pins. */
const toPins = (build: AppBuild, scripts: readonly Script[]): PinnedScripts =>
  Object.fromEntries(
    scripts
      .filter(([owner]) => owner === build)
      .map(([, file]) => [build.base + file, getFileIntegrity(build, file).replace('sha256-', '')]),
  );

/**
 * The pins of one document: exact versions and hashes of the scripts that its route needs. It omits other pages and
 * sections, so a document does not grow with the site. `sectionsFileFor` has the sections; a section's entry has the
 * hashes of its own chunks (ScriptIntegrityPlugin).
 */
export function pinsFor(
  path: string,
  { builds, bundles }: LoadedSite,
  { apiBase, vitalsPercent }: SiteSettings,
): Pins {
  const notFound = path === notFoundRoute;
  const isStatic = notFound || isStaticRoute(path, bundles);
  const { shell } = builds;
  const first = getScripts(shell, ['enhance']);
  const firstFiles = new Set(first.map(([, file]) => file));
  const owner = getSectionShownAt(path);
  const own = isHome(path)
    ? [...getScripts(shell, [mainChunk]), ...sectionScripts(shell, builds[homePart.section], homePart.expose)]
    : owner && !isStatic
      ? [
          ...getScripts(shell, [mainChunk]),
          ...sectionScripts(shell, builds[owner], 'section', getChunkName(path)),
        ]
      : [];
  const preloaded = own.filter(([build, file]) => build === shell && !firstFiles.has(file));
  return {
    ...(notFound && { notFound }),
    ...(isStatic && { static: isStatic }),
    ...(apiBase !== undefined && { api: apiBase }),
    ...(vitalsPercent !== undefined && { vitalsPercent }),
    shell: {
      version: shell.version,
      firstScript: toPins(shell, first),
      ...(preloaded.length > 0 && { preloadedScripts: toPins(shell, preloaded) }),
    },
    ...(owner && { version: builds[owner].version }),
    sectionScripts: owner ? toPins(builds[owner], own) : {},
  };
}

function isStaticRoute(path: string, bundles: LoadedSite['bundles']): boolean {
  const section = findSection(path);
  const routes = section ? bundles[section.name].section.routes : [];
  return routes.some((route) => route.path === path && route.static);
}

/** The file that a page fetches before it loads another page: all sections, and their shell's version. */
export const sectionsFileFor = (builds: Builds): SectionsFile => ({
  shell: builds.shell.version,
  sections: Object.fromEntries(
    sections.map(({ name }) => {
      const build = builds[name];
      const integrity = getFileIntegrity(build, entryFile);
      const entry = build.base + entryFile;
      return [name, { version: build.version, entry, integrity, ...getSharedScripts(builds.shell, build) }];
    }),
  ),
});
