import { type AppName, appAt, apps, headFaults, sections } from 'shared-content/federation';
import { ReleaseError } from 'shared-content/build/ReleaseError';
import { buildFormat } from 'shared-content/build/build.contract';
import { checkBudget, checkShellBudget } from './checks/checkBudget';
import { checkContract } from './checks/checkContract';
import { checkGeneration } from './checks/checkGeneration';
import { checkKit } from './checks/checkKit';
import { checkKitTypes } from './checks/checkKitTypes';
import { checkMedia } from './checks/checkMedia';
import { checkShared } from './checks/checkShared';
import { checkUnique } from './checks/checkUnique';
import { type Composer, type CompositionJob, type Finding, composerFormat } from './composer.contract';
import { collectRedirects } from './collectRedirects';
import { loadPublished } from './loadPublished';
import { writeDocuments } from './writeDocuments';
import { writeWeights } from './writeWeights';
import type { Versions } from '../store/state.contract';

/** Runs a check; what it refuses becomes a finding, which the job's report judges. */
async function look(
  { report }: CompositionJob,
  kind: Finding['kind'],
  app: string | undefined,
  check: () => void | Promise<void>,
): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    report({ kind, app, message: error.message });
  }
}

async function compose(job: CompositionJob): Promise<{ readonly routes: readonly string[] }> {
  const { say, report, changed } = job;
  say('Checking kit, contract and budgets');
  const published = await loadPublished(job.apps);
  const { builds, shell, bundles, routes } = published;
  for (const section of sections) {
    const { name } = section;
    const build = builds[name];
    await look(job, 'breaks', name, () => checkKit(build, builds.shell.version, shell.provided, changed));
    await look(job, 'breaks', name, () => checkKitTypes(build, builds.shell));
    await look(job, 'breaks', name, () => checkShared(job.apps[name]!, job.apps.shell!));
    await look(job, 'rule', name, () => checkContract(section, build, bundles[name]));
    await look(job, 'rule', name, () => checkBudget(build, job.apps[name]?.assets ?? '', bundles[name]));
  }
  await look(job, 'rule', 'shell', () => checkShellBudget(builds.shell, job.apps.shell?.assets ?? ''));
  for (const build of Object.values(builds)) await look(job, 'rule', build.app, () => checkMedia(build));
  for (const [page, head] of Object.entries({ '/': shell.homeHead, 'not-found': shell.notFoundHead }))
    for (const fault of headFaults(head))
      report({ kind: 'rule', app: 'shell', message: `shell ${builds.shell.version}: ${page}: ${fault}` });
  // The fault of the one that is released: between two that are live already it is only noted.
  checkUnique({ path: '/', ...shell.homeHead }, bundles, (owners, message) =>
    report({ kind: 'rule', app: owners.find((app) => changed.includes(app)) ?? owners[1], message }),
  );

  const redirects = collectRedirects(sections, bundles, routes, (app, words, kind) =>
    report({ kind, app, message: `${app} ${builds[app as AppName].version} ${words}` }),
  );

  if (job.composed) say(`Generation ${job.generation} was composed before`);
  else {
    say('Composing the documents');
    await writeDocuments(job, published, redirects);
    await writeWeights(job, published);
  }
  const versions = Object.fromEntries(
    Object.entries(builds).map(([app, { version }]) => [app, version]),
  ) as Versions;
  const site = { folder: job.store, pages: () => job.folder, versionsOf: () => Promise.resolve(versions) };
  const { mode } = builds.shell;
  await checkGeneration(site, job.generation, { routes, redirects, mode }, (route, message, kind) =>
    report({ kind, app: appAt(route), message: `${route} ${message}` }),
  );
  return { routes };
}

/** Built into the shell's bundle as composer.cjs: what the commands load out of the store. */
export const composer: Composer = {
  composerFormat,
  buildFormat,
  apps: apps.map(({ name }) => name),
  compose,
};
