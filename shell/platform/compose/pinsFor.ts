import {
  type AppName,
  type Pins,
  type SectionName,
  type SectionPin,
  chunkOf,
  entryFile,
  exposeChunk,
  homeChunk,
  homePart,
  isExposeChunk,
  notFoundChunk,
  servedHomeChunk,
  sectionOwning,
  sections,
  sharedFile,
} from 'shared-content/federation';
import type { AppBuild } from 'shared-content/build/build.contract';
import { chunkFiles } from './chunkFiles';

export type Builds = Readonly<Record<AppName, AppBuild>>;

const filesOf = (build: AppBuild, names: readonly string[]): string[] =>
  names.flatMap((name) => chunkFiles(build, name)).map((file) => build.base + file);

/** Scripts of a section that a page needs, and lazy parts of the shell's kit that they ask for. */
function sectionFiles(shell: AppBuild, build: AppBuild, expose: string, page?: string): string[] {
  const groups = [exposeChunk(expose), ...(page ? [page] : [])];
  const kit = groups
    .flatMap((group) => build.kit.asks[group] ?? [])
    .flatMap((door) => shell.kit.provides[door] ?? [])
    .map((file) => shell.base + file);
  return [`${build.base}${entryFile}`, ...filesOf(build, groups), ...kit];
}

/** Scripts that several of a section's pages need, and lazy parts of the shell's kit that any of them asks for. */
function alsoOf(shell: AppBuild, build: AppBuild): Pick<SectionPin, 'also'> {
  const doors = new Set(
    Object.entries(build.kit.asks).flatMap(([group, asked]) => (isExposeChunk(group) ? [] : asked)),
  );
  const also = [
    // A section that exposes nothing else has its list of pages in its entry.
    ...chunkFiles(build, exposeChunk('section')).filter((file) => file !== entryFile),
    ...Object.keys(build.files).filter((file) => sharedFile.test(file)),
    ...[...doors].flatMap((door) => shell.kit.provides[door] ?? []).map((file) => shell.base + file),
  ];
  return also.length > 0 ? { also: also.sort() } : {};
}

/**
 * The pins of one document: exact versions, the files that its route needs, and the integrity of these and of
 * each section's entry. An entry carries the hashes of its own chunks (ScriptIntegrityPlugin), so that a document
 * is as large with a thousand pages on the site as with one.
 */
export function pinsFor(
  path: string,
  builds: Builds,
  generation: string,
  {
    notFound = false,
    still = false,
    overridable = false,
    api,
    measured,
  }: { notFound?: boolean; still?: boolean; overridable?: boolean; api?: string; measured?: number } = {},
): Pins {
  const shellFiles = filesOf(builds.shell, ['main']);
  const owner = notFound ? undefined : sectionOwning(path);
  const own = notFound
    ? filesOf(builds.shell, [notFoundChunk])
    : path === '/'
      ? [
          ...filesOf(builds.shell, [still ? servedHomeChunk : homeChunk]),
          ...sectionFiles(builds.shell, builds[homePart.section], homePart.expose),
        ]
      : owner
        ? sectionFiles(builds.shell, builds[owner.name], 'section', chunkOf(path))
        : [];
  const files = [...new Set([...shellFiles, ...(still && owner ? [] : own)])];
  const entries = sections.map(({ name }) => `${builds[name].base}${entryFile}`);
  return {
    generation,
    ...(notFound && { notFound }),
    ...(still && { still }),
    ...(overridable && { overridable }),
    ...(api !== undefined && { api }),
    ...(measured !== undefined && { measured }),
    shell: { version: builds.shell.version, files: shellFiles },
    sections: Object.fromEntries(
      sections.map(({ name }) => [
        name,
        {
          version: builds[name].version,
          entry: `${builds[name].base}${entryFile}`,
          ...alsoOf(builds.shell, builds[name]),
        },
      ]),
    ) as Record<SectionName, Pins['sections'][SectionName] & object>,
    integrity: integrityOf([...files, ...entries], builds),
    files,
  };
}

/** The hashes of some scripts by their URLs. */
function integrityOf(urls: readonly string[], builds: Builds): Record<string, string> {
  const hashes: Record<string, string> = {};
  for (const url of urls)
    for (const { base, files } of Object.values(builds)) {
      const file = url.startsWith(base) ? files[url.slice(base.length)] : undefined;
      if (file) hashes[url] = file.integrity;
    }
  return hashes;
}
