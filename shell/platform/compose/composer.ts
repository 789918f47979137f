import {
  type AppName,
  type Finding,
  type Redirects,
  apps,
  formatFinding,
  majorFinding,
  minorFinding,
  pathFaults,
  sections,
} from 'shared-content/federation';
import { buildFormat } from 'shared-content/artifact/build.contract';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { buildChecks } from './checks/buildChecks';
import { checkGeneration } from './checks/checkGeneration';
import {
  type Composed,
  type Composer,
  type CompositionJob,
  type ReportedFinding,
  composerFormat,
} from './composer.contract';
import { type LoadedSite, loadSite } from './loadSite';
import { writeDocuments } from './writeDocuments';

/** The content of composer.cjs in the shell's bundle, which commands load from the store. */
export const composer: Composer = {
  composerFormat,
  compose,
};

async function compose(job: CompositionJob): Promise<Composed> {
  const findings: ReportedFinding[] = [];
  try {
    await composeInto(job, findings);
    return { apps: apps.map(({ name }) => name), findings };
  } catch (error) {
    throw Object.assign(error as Error, { findings });
  }
}

/** @param found gets each finding, also where a page cannot be rendered later */
async function composeInto(job: CompositionJob, found: ReportedFinding[]): Promise<void> {
  refuseOtherApps(job);
  console.log('Checking kit, contract and budgets');
  const site = await loadSite(job.apps);
  const { builds, routes } = site;
  const add = (findings: readonly Finding[]) =>
    found.push(...findings.map((one) => reportFinding(one, site)));
  for (const check of buildChecks) add(await check({ ...site, changed: job.changed }));
  const { redirects, findings } = collectRedirects(site);
  add(findings);

  console.log('Composing the documents');
  await writeDocuments(job, site, redirects);
  const folders = { store: job.store, generation: job.folder };
  const { mode } = builds.shell;
  add(await checkGeneration({ folders, routes, redirects, mode }));
}

/** @throws ReleaseError where the given apps are not those of the registry, or have another format */
function refuseOtherApps({ apps: given, changed }: CompositionJob): void {
  const shell = `shell ${given.shell?.build.version}`;
  const names: readonly string[] = apps.map(({ name }) => name);
  const unknown = changed.find((app) => given[app] && !names.includes(app));
  if (unknown)
    throw new ReleaseError(
      `${unknown} is not in the registry of ${shell}. Release a shell that has it together with it: npm run release -- shell ${unknown}.`,
    );
  for (const app of names) {
    const build = given[app]?.build;
    if (!build)
      throw new ReleaseError(
        `${app} is in the registry of ${shell}, but no version of it is live. Release it together with the shell: npm run release -- shell ${app}.`,
      );
    if (build.format !== buildFormat)
      throw new ReleaseError(
        `${app} ${build.version} has build format ${build.format}; ${shell} composes format ${buildFormat}. Build and release them together (npm run release -- shell ${app}, or --all), or go back to a whole generation (npm run rollback -- --generation <id>).`,
      );
  }
}

/** A finding as one line that commands of any checkout can print. */
function reportFinding(finding: Finding, { builds }: LoadedSite): ReportedFinding {
  const { page, owner, severity } = finding;
  const version = owner && `${owner} ${builds[owner as AppName]?.version ?? '?'}`;
  const subject = page ? `${page} (${version ?? 'the site'})` : `${version ?? 'The site'}:`;
  return { severity, owner, message: formatFinding(finding, subject) };
}

/**
 * Collects the redirects of all sections, each in one step. It drops a redirect from a page, from below another
 * section's prefix, or to an address that is no page.
 */
function collectRedirects({ bundles, routes }: LoadedSite): {
  readonly redirects: Redirects;
  readonly findings: readonly Finding[];
} {
  const pages = new Set(routes);
  const sources = new Set(Object.values(bundles).flatMap((bundle) => Object.keys(bundle.redirects ?? {})));
  const found: Record<string, `/${string}`> = {};
  const findings: Finding[] = [];
  for (const entry of sections)
    for (const [from, to] of Object.entries(bundles[entry.name].redirects ?? {})) {
      const [misplaced] = pathFaults(entry, from);
      const finding = misplaced
        ? minorFinding(`${from} ${misplaced.message}`, misplaced.fix)
        : pages.has(from)
          ? minorFinding(`${from} is a page`, 'Remove the page or the redirect.')
          : sources.has(to)
            ? majorFinding(`${to} is redirected itself`, 'Name the final page, in one step.')
            : !pages.has(to)
              ? majorFinding(`no section serves ${to}`, 'Name a page of the site.')
              : undefined;
      if (finding)
        findings.push({
          ...finding,
          owner: entry.name,
          message: `redirects ${from} to ${to}: ${finding.message}`,
        });
      else found[from] = to;
    }
  return { redirects: Object.fromEntries(Object.entries(found).sort()), findings };
}
