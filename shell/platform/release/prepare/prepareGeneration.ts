import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { asJson, exists } from 'shared-content/artifact/durable';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import {
  type Composer,
  type PublishedApp,
  type ReportedFinding,
  composerFile,
  composerFormat,
} from '../../compose/composer.contract';
import { loadBundle } from '../../compose/loadBundle';
import { moveAside } from '../../store/atomicFolders';
import { changedApps } from '../../store/history';
import { getGenerationId, settingsFile, versionsFile } from '../../store/generationFiles';
import type { SiteFolder } from '../../store/SiteFolder';
import { composeApart } from './composeApart';
import { printPlan } from './getPlan';
import type { SwitchOptions, Wanted } from './releaseOptions';
import type { Versions } from '../../store/state.contract';

/** Versions and settings to compose. */
type Composition = Omit<Wanted, 'generation'>;

interface PrepareOptions extends SwitchOptions {
  /** Errors that an earlier `--force` accepted. They are live, so they do not refuse later releases. */
  readonly acceptedErrors?: readonly string[];
}

export interface PreparedGeneration {
  readonly generation: string;
  /** Errors on pages that the release accepted. */
  readonly accepted: readonly string[];
}

/**
 * Runs a release up to the switch: afterwards the store has the checked generation, and the live site is unchanged.
 */
export async function prepareGeneration(
  options: PrepareOptions,
  { settings, versions: wanted }: Composition,
): Promise<PreparedGeneration> {
  const { siteFolder, say } = options;
  await siteFolder.clearLeftovers();
  const live = await siteFolder.current();
  const changed = changedApps(live ? await siteFolder.getVersions(live) : undefined, wanted);
  const composer = await loadComposer(siteFolder, wanted.shell, options.isUntrusted);
  const apps = await findPublishedApps(siteFolder, composer, wanted, changed);
  const versions = Object.fromEntries(
    Object.entries(apps).map(([app, { build }]) => [app, build.version]),
  ) as Versions;
  const generation = getGenerationId(versions, settings);
  const composed = await siteFolder.hasGeneration(generation);
  const folder = composed ? siteFolder.pages(generation) : await siteFolder.draft();
  const accepted: string[] = [];
  try {
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
      report: createFindingPolicy(options, changed, accepted),
    });
    refuseLostPages(await printPlan({ folder, versions }, settings, options), options);
    if (!composed) {
      const sorted = Object.fromEntries(Object.entries(versions).sort());
      await writeFile(path.join(folder, versionsFile), asJson(sorted));
      await writeFile(path.join(folder, settingsFile), asJson(settings));
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
  return { generation, accepted };
}

/** Loads the composer of a published shell: its registry, checks, budgets and rendering. */
async function loadComposer(
  siteFolder: SiteFolder,
  shell: string,
  isUntrusted: boolean | undefined,
): Promise<Composer> {
  await siteFolder.build('shell', shell);
  const folder = siteFolder.bundles('shell', shell);
  const file = path.join(folder, composerFile);
  const load = async () =>
    isUntrusted
      ? composeApart(siteFolder, file)
      : (await loadBundle<{ composer: Composer }>(folder, {}, composerFile)).composer;
  const composer = (await exists(file)) ? await load() : undefined;
  if (composer?.composerFormat === composerFormat) return composer;
  throw new ReleaseError(
    `shell ${shell} was released by commands of another format, which this checkout cannot continue. Release all apps of this checkout (npm run release -- --all), or roll back a whole generation (npm run rollback -- --generation <id>).`,
  );
}

/** Finds the apps of the composer's registry in the store. */
async function findPublishedApps(
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

/** The fault without its cure, which depends on the app that is told. */
const withoutCure = (message: string) => message.split('. ', 1)[0] ?? message;

/**
 * Decides how strictly findings count. An error refuses the release, unless it is forced or live already. A warning
 * (budgets, heads) refuses only what is released now. It does not refuse a rollback to an earlier version. Nor does
 * it refuse another team's live version, unless a new shell brings new rules.
 *
 * @param accepted gets each error that does not refuse the release
 */
function createFindingPolicy(
  { action, say, force, acceptedErrors }: PrepareOptions,
  changed: readonly string[],
  accepted: string[],
) {
  return ({ severity, owner, message }: ReportedFinding): void => {
    const old =
      action === 'rollback' || (owner !== undefined && ![owner, 'shell'].some((a) => changed.includes(a)));
    if (severity === 'error' && !force && !acceptedErrors?.includes(withoutCure(message)))
      throw new ReleaseError(action === 'rollback' ? `${message} --force rolls back nevertheless.` : message);
    if (severity === 'warning' && !old && !force) throw new ReleaseError(message);
    if (severity === 'error') accepted.push(withoutCure(message));
    say(`  ${severity}: ${message}`);
  };
}

/** @throws ReleaseError where a release would lose live addresses unintentionally */
function refuseLostPages(lost: readonly string[], { action, removePages }: PrepareOptions): void {
  if (lost.length > 0 && !removePages && action === 'release')
    throw new ReleaseError(
      `${lost.join(', ')} would be gone from the live site. Name the new address of each under redirects in its section's node.ts, or update an outdated checkout. If they should answer 404, add --remove-pages.`,
    );
}
