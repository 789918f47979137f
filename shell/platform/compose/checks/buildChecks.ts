import { satisfy } from '@module-federation/enhanced/runtime';
import {
  type AppName,
  type Finding,
  type SectionEntry,
  type SectionName,
  getChunkName,
  headFaults,
  majorFinding,
  minorFinding,
  routeFaults,
  sections,
} from 'shared-content/federation';
import type { LoadedSite } from '../loadSite';
import { checkBudget, checkMedia } from './checkBudget';
import { checkKit } from './checkKit';

/** The builds to check before documents are made of them. */
export interface CheckedBuilds extends LoadedSite {
  /** Apps that are being released. */
  readonly changed: readonly string[];
}

type Findings = readonly Finding[] | Promise<readonly Finding[]>;
type BuildCheck = (site: CheckedBuilds) => Findings;

const eachSection =
  (check: (section: SectionEntry, site: CheckedBuilds) => Findings): BuildCheck =>
  async (site) =>
    (await Promise.all(sections.map(async (section) => check(section, site)))).flat();

/** All checks of builds, in the order of their reports; each build is checked against the others. */
export const buildChecks: readonly BuildCheck[] = [
  eachSection(({ name }, { builds, shell, changed }) =>
    checkKit(builds[name], builds.shell, shell.provided, changed),
  ),
  eachSection(checkShared),
  eachSection(checkContract),
  eachSection(({ name }, { builds, apps, bundles }) =>
    checkBudget(builds[name], apps[name].assets, bundles[name]),
  ),
  ({ builds, apps }) => checkBudget(builds.shell, apps.shell.assets),
  ({ builds }) => Object.values(builds).flatMap(checkMedia),
  checkShellHeads,
  checkUnique,
];

/**
 * Checks that the shell's one copy of each shared package has a version that the section accepts. Otherwise the
 * section would fail to load in a browser (`strictVersion` of shared-content/bundling/sectionContainer.ts). The check compares
 * as Module Federation's runtime does.
 */
export function checkShared(
  { name: owner }: SectionEntry,
  { manifests, builds, shell }: CheckedBuilds,
): Finding[] {
  const fix = `Build ${owner} against the shell's version, or release a shell that has the other one first.`;
  return manifests[owner].shared.flatMap(({ name, requiredVersion }) => {
    const version = shell.sharedVersions[name];
    const message = `needs ${name} ${requiredVersion}; shell ${builds.shell.version} shares ${version ?? 'none'}`;
    return version !== undefined && satisfy(version, requiredVersion)
      ? []
      : [majorFinding(message, fix, { owner })];
  });
}

/**
 * Checks a section's bundle against the contract. Routes are well formed and below its own prefixes, head data is
 * within limits, each page has a chunk, and every promised expose exists.
 */
export function checkContract(entry: SectionEntry, { builds, bundles }: CheckedBuilds): Finding[] {
  const { section, exposed } = bundles[entry.name];
  const { chunks, kit } = builds[entry.name];
  /** Modules with 'use client' in a page's chunk; undefined where there is no chunk. */
  const getClientModules = (chunk: string) => chunks[chunk] && (kit.client[chunk] ?? []);
  return [
    ...section.routes.flatMap((route) =>
      routeFaults(entry, route, getClientModules(getChunkName(route.path))),
    ),
    ...Object.keys(entry.exposes)
      .map((key) => key.slice(2))
      .filter((expose) => expose !== 'section' && !exposed[expose])
      .map((expose) =>
        minorFinding(
          `its node.ts exports no ${expose} under exposed`,
          `Add ${expose}, which the registry names.`,
          { owner: entry.name },
        ),
      ),
  ];
}

/** Checks the head data of the shell's own documents, as `checkContract` checks those of sections. */
function checkShellHeads({ shell }: CheckedBuilds): Finding[] {
  return Object.entries({ '/': shell.homeHead, 'not-found': shell.notFoundHead }).flatMap(([path, head]) =>
    headFaults({ ...head, path }, 'shell'),
  );
}

/**
 * Checks that no two pages of the site share path, title or description. The page of an app that is being released is
 * at fault, else the later one in the registry.
 */
export function checkUnique({ shell, bundles, changed }: CheckedBuilds): Finding[] {
  const heads = [
    { ...shell.homeHead, path: '/', owner: 'shell' as AppName },
    ...(Object.keys(bundles) as SectionName[]).flatMap((owner) =>
      bundles[owner].section.routes.map((route) => ({ ...route, owner })),
    ),
  ];
  const seen = new Map<string, (typeof heads)[number]>();
  return heads.flatMap((head) =>
    (['path', 'title', 'description'] as const).flatMap((key): Finding[] => {
      const value = `${key}\0${head[key]}`;
      const other = seen.get(value);
      if (!other) {
        seen.set(value, head);
        return [];
      }
      const mine = !changed.includes(other.owner) || changed.includes(head.owner);
      const [page, duplicate] = mine ? [head, other] : [other, head];
      const message = `has the ${key} of ${duplicate.path} (${duplicate.owner}): "${head[key]}"`;
      return [minorFinding(message, 'Give it its own.', { page: page.path, owner: page.owner })];
    }),
  );
}
