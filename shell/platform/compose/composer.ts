import { type AppName, type Finding, apps, formatFinding, sections } from 'shared-content/federation';
import { buildFormat } from 'shared-content/artifact/build.contract';
import { buildChecks } from './checks/buildChecks';
import { checkGeneration } from './checks/checkGeneration';
import { type Composer, type CompositionJob, composerFormat } from './composer.contract';
import { collectRedirects } from './collectRedirects';
import { type Published, loadPublished } from './loadPublished';
import { writeDocuments } from './writeDocuments';

/** Reports findings to the job, each as one line that commands of any checkout can print. */
function reportAll({ report }: CompositionJob, { builds }: Published, findings: readonly Finding[]): void {
  for (const finding of findings) {
    const { page, owner, severity } = finding;
    const version = owner && `${owner} ${builds[owner as AppName]?.version ?? '?'}`;
    const subject = page ? `${page} (${version ?? 'the site'})` : `${version ?? 'The site'}:`;
    report({ severity, owner, message: formatFinding(finding, subject) });
  }
}

async function compose(job: CompositionJob): Promise<{ readonly routes: readonly string[] }> {
  const { say } = job;
  say('Checking kit, contract and budgets');
  const published = await loadPublished(job.apps);
  const { builds, bundles, routes } = published;
  for (const check of buildChecks)
    reportAll(job, published, await check({ ...published, apps: job.apps, changed: job.changed }));
  const { redirects, findings } = collectRedirects(sections, bundles, routes);
  reportAll(job, published, findings);

  if (job.composed) say(`Generation ${job.generation} exists already`);
  else {
    say('Composing the documents');
    await writeDocuments(job, published, redirects);
  }
  const folders = { store: job.store, generation: job.folder };
  const { mode } = builds.shell;
  reportAll(job, published, await checkGeneration(folders, { routes, redirects, mode }));
  return { routes };
}

/** The content of composer.cjs in the shell's bundle, which commands load from the store. */
export const composer: Composer = {
  composerFormat,
  buildFormat,
  apps: apps.map(({ name }) => name),
  compose,
};
