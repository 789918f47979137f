import {
  type AppName,
  type PinnedScripts,
  type Pins,
  type SectionName,
  type SectionPin,
  type SectionsFile,
  getChunkName,
  getSectionShownAt,
  isHome,
  entryFile,
  exposeChunk,
  federationChunk,
  homePart,
  isExposeChunk,
  kitChunk,
  mainChunk,
  servedHomeChunk,
  sections,
  sharedFile,
} from 'shared-content/federation';
import type { AppBuild } from 'shared-content/artifact/build.contract';
import { chunkFiles } from './chunkFiles';

export type Builds = Readonly<Record<AppName, AppBuild>>;

/** A script and its build. */
type Script = readonly [build: AppBuild, file: string];

const getScripts = (build: AppBuild, names: readonly string[]): Script[] =>
  names.flatMap((name) => chunkFiles(build, name)).map((file) => [build, file]);

/** Scripts of a lazy part of the shell's kit; a part that comes with every page has none of its own. */
const doorFiles = (shell: AppBuild, door: string): readonly string[] => shell.chunks[kitChunk(door)] ?? [];

/** A page's scripts: its section's, those that load sections, and the lazy parts of the shell's kit that they use. */
function sectionScripts(shell: AppBuild, build: AppBuild, expose: string, page?: string): Script[] {
  const groups = [exposeChunk(expose), ...(page ? [page] : [])];
  const kit = groups
    .flatMap((group) => build.kit.asks[group] ?? [])
    .flatMap((door) => doorFiles(shell, door));
  return [
    [build, entryFile],
    ...getScripts(build, groups),
    ...getScripts(shell, [federationChunk]),
    ...kit.map((file): Script => [shell, file]),
  ];
}

/** Scripts that several of a section's pages need, and the lazy parts of the shell's kit that any page asks for. */
function getSharedScripts(shell: AppBuild, build: AppBuild): Pick<SectionPin, 'sharedScripts'> {
  const doors = new Set(
    Object.entries(build.kit.asks).flatMap(([group, asked]) => (isExposeChunk(group) ? [] : asked)),
  );
  const sharedScripts = [
    ...chunkFiles(build, exposeChunk('section')),
    ...Object.keys(build.files).filter((file) => sharedFile.test(file)),
    ...[...doors].flatMap((door) => doorFiles(shell, door)).map((file) => shell.base + file),
  ];
  return sharedScripts.length > 0 ? { sharedScripts: sharedScripts.sort() } : {};
}

const getFileIntegrity = ({ files }: AppBuild, name: string): string => files[name]?.integrity ?? '';

/** The scripts of one build, in the form of a document's pins. */
const pinned = (build: AppBuild, scripts: readonly Script[]): PinnedScripts =>
  Object.fromEntries(
    scripts
      .filter(([owner]) => owner === build)
      .map(([, file]) => [build.base + file, getFileIntegrity(build, file).replace('sha256-', '')]),
  );

/** The section that a document shows besides the shell; on Home the one that brings a part of it. */
export const getShownSection = (path: string, notFound: boolean): SectionName | undefined =>
  notFound ? undefined : getSectionShownAt(path);

/**
 * The pins of one document: exact versions and hashes of the scripts that its route needs. It omits other pages and
 * sections, so a document does not grow with the site. `sectionsFileFor` has the sections; a section's entry has the
 * hashes of its own chunks (ScriptIntegrityPlugin).
 */
export function pinsFor(
  path: string,
  builds: Builds,
  {
    notFound = false,
    isStatic = notFound,
    overridable = false,
    api,
    vitalsPercent,
  }: {
    notFound?: boolean;
    isStatic?: boolean;
    overridable?: boolean;
    api?: string;
    vitalsPercent?: number;
  } = {},
): Pins {
  const { shell } = builds;
  const first = getScripts(shell, ['enhance']);
  const firstFiles = new Set(first.map(([, file]) => file));
  const owner = getShownSection(path, notFound);
  const own = isHome(path)
    ? [
        ...getScripts(shell, [mainChunk, servedHomeChunk]),
        ...sectionScripts(shell, builds[homePart.section], homePart.expose),
      ]
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
    ...(overridable && { overridable }),
    ...(api !== undefined && { api }),
    ...(vitalsPercent !== undefined && { vitalsPercent }),
    shell: {
      version: shell.version,
      firstScript: pinned(shell, first),
      ...(preloaded.length > 0 && { preloadedScripts: pinned(shell, preloaded) }),
    },
    ...(owner && { version: builds[owner].version }),
    sectionScripts: owner ? pinned(builds[owner], own) : {},
  };
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
