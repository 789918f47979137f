import { type Finding, type SectionEntry, headFaults, sections } from 'shared-content/federation';
import type { CompositionJob } from '../composer.contract';
import type { Published } from '../loadPublished';
import { checkBudget } from './checkBudget';
import { checkContract } from './checkContract';
import { checkKit } from './checkKit';
import { checkMedia } from './checkMedia';
import { checkShared } from './checkShared';
import { checkUnique } from './checkUnique';

/** The builds to check before documents are made of them. */
export interface CheckedBuilds extends Published {
  readonly apps: CompositionJob['apps'];
  /** Apps that are being released. */
  readonly changed: readonly string[];
}

type BuildCheck = (site: CheckedBuilds) => readonly Finding[] | Promise<readonly Finding[]>;

const eachSection =
  (
    check: (section: SectionEntry, site: CheckedBuilds) => readonly Finding[] | Promise<readonly Finding[]>,
  ): BuildCheck =>
  async (site) =>
    (await Promise.all(sections.map(async (section) => check(section, site)))).flat();

/** All checks of builds, in the order of their reports; each build is checked against the others. */
export const buildChecks: readonly BuildCheck[] = [
  eachSection(({ name }, { builds, shell, changed }) =>
    checkKit(builds[name], builds.shell, shell.provided, changed),
  ),
  eachSection(({ name }, { apps, builds, shell }) =>
    checkShared(apps[name]!, builds.shell.version, shell.sharedVersions),
  ),
  eachSection((section, { builds, bundles }) =>
    checkContract(section, builds[section.name], bundles[section.name]),
  ),
  eachSection(({ name }, { builds, bundles, apps }) =>
    checkBudget(builds[name], apps[name]?.assets ?? '', bundles[name]),
  ),
  ({ builds, apps }) => checkBudget(builds.shell, apps.shell?.assets ?? ''),
  ({ builds }) => Object.values(builds).flatMap(checkMedia),
  ({ shell }) =>
    Object.entries({ '/': shell.homeHead, 'not-found': shell.notFoundHead }).flatMap(([path, head]) =>
      headFaults({ ...head, path }).map((finding) => ({ ...finding, owner: 'shell' })),
    ),
  ({ shell, bundles, changed }) => checkUnique({ path: '/', ...shell.homeHead }, bundles, changed),
];
