import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { root } from 'shared-content/artifact/paths';

/** What a change can break, for the steps of `npm test`. */
interface TestsOfChange {
  readonly files: readonly string[];
  /** Files that eslint and prettier look at. */
  readonly linted: readonly string[];
  /** Names of e2e files; undefined for all of them. */
  readonly specs: readonly string[] | undefined;
}

const contact = ['contactPage', 'contactForm', 'contactFormFailures'];
const hydration = ['hydration', 'disturbedPages'];
/** Specs that each test one section or one module. Any other change can break any page. */
const getSpecs: Readonly<Record<string, readonly string[]>> = {
  'mfe-services/': ['services'],
  'mfe-portfolio/': ['projectFilters'],
  'mfe-company/': ['about', 'company'],
  'mfe-contact/': [...contact, 'newsletter', 'home', 'heroFilm'],
  'api/': [...contact, 'newsletter', 'mail', 'desk', 'start'],
  'shell/platform/serve/': ['site', 'start', ...hydration],
  'shell/platform/hosts/': ['export'],
  'shell/platform/release/': ['releases', 'teams', 'browserGate', 'export', 'start'],
};
/** Any change of a section can break these. Each further spec opens every page, and tests the shell more than a section. */
const always = ['site', 'staticPages', 'federation'];
const unseen = /\.test\.tsx?$|\.md$|(^|\/)testing\/|^\.docs\/|(^|\/)art\/[^/]+\.ts$/;

/**
 * Names of the specs that changed files can break.
 *
 * @returns undefined where any spec may break: run them all
 */
export function specsFor(files: readonly string[]): string[] | undefined {
  const specs = new Set<string>();
  for (const file of files.filter((name) => !unseen.test(name))) {
    const own = /^e2e\/([\w]+)\.spec\.ts$/.exec(file)?.[1];
    const room = Object.keys(getSpecs).find((prefix) => file.startsWith(prefix));
    if (!own && !room) return undefined;
    const found = own ? [own] : [...(getSpecs[room!] ?? []), ...(file.startsWith('mfe-') ? always : [])];
    found.forEach((spec) => specs.add(spec));
  }
  return [...specs].sort();
}

/**
 * Changes since a commit, including uncommitted files.
 *
 * @throws Error from git for an unknown commit
 */
export function testsOfChange(since: string): TestsOfChange {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const files = [
    ...git('diff', '--name-only', '--diff-filter=d', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return {
    files,
    linted: files.filter((file) => /\.(tsx?|c?js)$/.test(file)),
    specs: specsFor(files),
  };
}

/** All existing specs, by name. */
export const allSpecs = (): string[] =>
  readdirSync(`${root}/e2e`).flatMap((file) => /^(\w+)\.spec\.ts$/.exec(file)?.[1] ?? []);
