import {
  type AppName,
  type Finding,
  type Redirects,
  apps,
  formatFinding,
  pathFaults,
  sections,
} from 'shared-content/federation';
import { buildFormat } from 'shared-content/artifact/build.contract';
import { buildChecks } from './checks/buildChecks';
import { checkGeneration } from './checks/checkGeneration';
import { type Composer, type CompositionJob, composerFormat } from './composer.contract';
import { type Published, loadPublished } from './loadPublished';
import { writeDocuments } from './writeDocuments';

/** The content of composer.cjs in the shell's bundle, which commands load from the store. */
export const composer: Composer = {
  composerFormat,
  buildFormat,
  apps: apps.map(({ name }) => name),
  compose,
};

async function compose(job: CompositionJob): Promise<{ readonly routes: readonly string[] }> {
  const { say, changed } = job;
  say('Checking kit, contract and budgets');
  const published = await loadPublished(job.apps);
  const { builds, routes } = published;
  for (const check of buildChecks) reportAll(job, published, await check({ ...published, changed }));
  const { redirects, findings } = collectRedirects(published);
  reportAll(job, published, findings);

  if (job.composed) say(`Generation ${job.generation} exists already`);
  else {
    say('Composing the documents');
    await writeDocuments(job, published, redirects);
  }
  const folders = { store: job.store, generation: job.folder };
  const { mode } = builds.shell;
  reportAll(job, published, await checkGeneration({ folders, routes, redirects, mode }));
  return { routes };
}

/** Reports findings to the job, each as one line that commands of any checkout can print. */
function reportAll({ report }: CompositionJob, { builds }: Published, findings: readonly Finding[]): void {
  for (const finding of findings) {
    const { page, owner, severity } = finding;
    const version = owner && `${owner} ${builds[owner as AppName]?.version ?? '?'}`;
    const subject = page ? `${page} (${version ?? 'the site'})` : `${version ?? 'The site'}:`;
    report({ severity, owner, message: formatFinding(finding, subject) });
  }
}

/**
 * Collects the redirects of all sections, each in one step. It drops a redirect from a page, from below another
 * section's prefix, or to an address that is no page.
 */
function collectRedirects({ bundles, routes }: Published): {
  readonly redirects: Redirects;
  readonly findings: readonly Finding[];
} {
  const pages = new Set(routes);
  const sources = new Set(Object.values(bundles).flatMap((bundle) => Object.keys(bundle.redirects ?? {})));
  const found: Record<string, `/${string}`> = {};
  const findings: Finding[] = [];
  for (const entry of sections)
    for (const [from, to] of Object.entries(bundles[entry.name].redirects ?? {})) {
      const fault = (severity: Finding['severity'], words: string, cure: string) =>
        void findings.push({
          owner: entry.name,
          severity,
          words: `redirects ${from} to ${to}: ${words}`,
          cure,
        });
      const [misplaced] = pathFaults(entry, from);
      if (misplaced) fault('warning', `${from} ${misplaced.words}`, misplaced.cure);
      else if (pages.has(from)) fault('warning', `${from} is a page`, 'Remove the page or the redirect.');
      else if (sources.has(to))
        fault('error', `${to} is redirected itself`, 'Name the final page, in one step.');
      else if (!pages.has(to)) fault('error', `no section serves ${to}`, 'Name a page of the site.');
      else found[from] = to;
    }
  return { redirects: Object.fromEntries(Object.entries(found).sort()), findings };
}
