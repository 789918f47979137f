import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import type { Composer, ReportedFinding, PublishedApp } from '../../compose/composer.contract';
import { moveAside } from '../../store/atomicFolders';
import { getGenerationId } from '../../store/getGenerationId';
import { changedApps } from '../../store/history';
import { settingsFile, versionsFile } from '../../store/generationFiles';
import type { SiteFolder } from '../../store/SiteFolder';
import { loadComposer } from './loadComposer';
import { refuseLostPages, printPlan } from './printPlan';
import type { ReleaseOptions } from './releaseOptions';
import type { Versions } from '../../store/state.contract';

/** Finds the apps of the composer's registry in the store. */
async function publishedApps(
  siteFolder: SiteFolder,
  composer: Composer,
  wanted: Versions,
  changed: readonly string[],
): Promise<Record<string, PublishedApp>> {
  const unknown = changed.find((app) => wanted[app] && !composer.apps.includes(app));
  if (unknown)
    throw new ReleaseError(
      `${unknown} is not in the registry of shell ${wanted.shell}. Release a shell that has it together with it: npm run release -- shell ${unknown}.`,
    );
  const apps: Record<string, PublishedApp> = {};
  for (const app of composer.apps) {
    const version = wanted[app];
    if (!version)
      throw new ReleaseError(
        `${app} is in the registry of shell ${wanted.shell}, but no version of it is live. Release it together with the shell: npm run release -- shell ${app}.`,
      );
    const build = await siteFolder.build(app, version);
    if (build.format !== composer.buildFormat)
      throw new ReleaseError(
        `${app} ${version} has build format ${build.format ?? 'none'}; shell ${wanted.shell} composes format ${composer.buildFormat}. Build and release them together (npm run release -- shell ${app}, or --all), or go back to a whole generation (npm run rollback -- --generation <id>).`,
      );
    apps[app] = { build, bundle: siteFolder.bundles(app, version), assets: siteFolder.assets(app, version) };
  }
  return apps;
}

interface PrepareOptions extends ReleaseOptions {
  /** Errors that an earlier `--force` accepted. They are live, so they do not refuse later releases. */
  readonly acceptedErrors?: readonly string[];
}

/** The fault without its cure, which depends on the app that is told. */
const withoutCure = (message: string) => message.split('. ', 1)[0] ?? message;

/**
 * Decides how strictly findings count. An error refuses the release, unless it is forced or live already. A warning
 * (budgets, heads) refuses only what is released now. It does not refuse a rollback to an earlier version. Nor does
 * it refuse another team's live version, unless a new shell brings new rules.
 */
function createFindingPolicy(
  { action, say, force, acceptedErrors, rememberAccepted }: PrepareOptions,
  changed: readonly string[],
) {
  return ({ severity, owner, message }: ReportedFinding): void => {
    const old =
      action === 'rollback' || (owner !== undefined && ![owner, 'shell'].some((a) => changed.includes(a)));
    if (severity === 'error' && !force && !acceptedErrors?.includes(withoutCure(message)))
      throw new ReleaseError(action === 'rollback' ? `${message} --force rolls back nevertheless.` : message);
    if (severity === 'warning' && !old && !force) throw new ReleaseError(message);
    if (severity === 'error') rememberAccepted?.(withoutCure(message));
    say(`  ${severity}: ${message}`);
  };
}

/**
 * Runs a release up to the switch: afterwards the store has the checked generation, and the live site is unchanged.
 */
export async function prepareGeneration(options: PrepareOptions): Promise<string> {
  const { siteFolder, say, settings, versions: wanted } = options;
  await siteFolder.clearLeftovers();
  const live = await siteFolder.current();
  const changed = changedApps(live ? await siteFolder.getVersions(live) : undefined, wanted);
  const composer = await loadComposer(siteFolder, wanted.shell, options.isUntrusted);
  const apps = await publishedApps(siteFolder, composer, wanted, changed);
  const versions = Object.fromEntries(
    Object.entries(apps).map(([app, { build }]) => [app, build.version]),
  ) as Versions;
  const generation = getGenerationId(versions, settings);
  const composed = await siteFolder.hasGeneration(generation);
  const folder = composed ? siteFolder.pages(generation) : await siteFolder.draft();
  try {
    const onFinding = createFindingPolicy(options, changed);
    const { routes } = await composer.compose({
      generation,
      apps,
      settings,
      store: siteFolder.path,
      before: live && siteFolder.pages(live),
      folder,
      composed,
      changed,
      say,
      report: onFinding,
    });
    refuseLostPages(await printPlan({ folder, versions }, settings, options), options);
    if (!composed) {
      const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;
      const sorted = Object.fromEntries(Object.entries(versions).sort());
      await writeFile(path.join(folder, versionsFile), json(sorted));
      await writeFile(path.join(folder, settingsFile), json(settings));
      await siteFolder.addGeneration(generation, folder);
    }
    // Skips development builds: only developers see them, and they warn where production stays silent.
    if (generation !== live && apps.shell?.build.mode === 'production')
      await options.inBrowser?.({ generation, live, routes }).catch(async (error: unknown) => {
        if (error instanceof ReleaseError && options.force) return say(`  error: ${error.message}`);
        if (!composed) await moveAside(siteFolder.path, siteFolder.pages(generation));
        throw error;
      });
  } finally {
    if (!composed) await rm(folder, { recursive: true, force: true });
  }
  return generation;
}
