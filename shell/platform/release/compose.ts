import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildSource } from 'shared-content/artifact/build.contract';
import { asJson, exists } from 'shared-content/artifact/durable';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { type Composed, type StoredApp, composerFile, composerFormat } from '../compose/composer.contract';
import { readStoredBuild } from '../store/builds';
import { changedApps } from '../store/history';
import { generationItem } from '../store/items';
import { getGenerationId, settingsFile, versionsFile } from '../store/generationFiles';
import type { SiteFolder } from '../store/SiteFolder';
import type { StoreAccess, Versions } from '../store/state.contract';
import type { NextSite } from './release';
import { type ComposerFacts, type RunningComposer, startComposer } from './startComposer';

/** A whole generation in this machine's folder, not yet checked. */
export interface Composition extends Composed {
  readonly generation: string;
  readonly versions: Versions;
  /** The live generation of this folder. */
  readonly live: string | undefined;
  /** Apps whose version differs from the live one. */
  readonly changed: readonly string[];
  /** Whether this run made it: the folder did not have it before. */
  readonly isNew: boolean;
  /** Mode of the shell's build; undefined for a generation that was live before. */
  readonly mode: string | undefined;
  /** App → the commit of its build, where it is known. */
  readonly sources: Readonly<Record<string, BuildSource | undefined>>;
}

/** A generation that was live before, as it is: nothing is rendered or checked. */
export async function takeGeneration(siteFolder: SiteFolder, generation: string): Promise<Composition> {
  const versions = await siteFolder.getVersions(generation);
  const live = await siteFolder.current();
  const changed = changedApps(live ? await siteFolder.getVersions(live) : undefined, versions);
  const nothing = { isNew: false, mode: undefined, routes: [], findings: [], sources: {} };
  return { generation, versions, live, changed, ...nothing };
}

/**
 * Step 2 of a release: renders all documents with the composer of the next shell, and adds them to this machine's folder.
 *
 * @throws ReleaseError where a page cannot be rendered, after its findings
 */
export async function compose(access: StoreAccess, next: NextSite): Promise<Composition> {
  const { siteFolder, log } = access;
  const { settings, versions: requested } = next;
  const live = await siteFolder.current();
  const changed = changedApps(live ? await siteFolder.getVersions(live) : undefined, requested);
  await siteFolder.clearLeftovers();
  const draft = await siteFolder.draft();
  let child: RunningComposer | undefined;
  try {
    child = await loadComposer(siteFolder, requested.shell, draft, log);
    const apps = await findStoredApps(siteFolder, child.composer, requested, changed);
    const versions = Object.fromEntries(
      Object.entries(apps).map(([app, { build }]) => [app, build.version]),
    ) as Versions;
    const generation = getGenerationId(versions, settings);
    const isNew = !(await siteFolder.hasGeneration(generation));
    const { routes, findings, failure } = await child.compose({
      apps,
      settings,
      store: siteFolder.path,
      ...(live && { before: siteFolder.pages(live) }),
      folder: draft,
      changed,
    });
    if (failure) {
      const major = findings.filter(({ severity }) => severity === 'major').map(({ message }) => message);
      // What was found before often explains why a page cannot be rendered.
      if (major.length > 0) throw new ReleaseError([...major, failure.message].join('\n'));
      throw failure.ending ? new ReleaseError(failure.message, failure.ending) : new Error(failure.message);
    }
    await writeFile(
      path.join(draft, versionsFile),
      asJson(Object.fromEntries(Object.entries(versions).sort())),
    );
    await writeFile(path.join(draft, settingsFile), asJson(settings));
    if (isNew) await siteFolder.place(generationItem(generation), draft);
    const mode = apps.shell?.build.mode;
    const sources = Object.fromEntries(Object.entries(apps).map(([app, { build }]) => [app, build.source]));
    return { generation, versions, live, changed, isNew, mode, routes, findings, sources };
  } finally {
    child?.stop();
    await rm(draft, { recursive: true, force: true });
  }
}

/** Loads the composer of a published shell: its registry, checks, budgets and rendering. */
async function loadComposer(siteFolder: SiteFolder, shell: string, folder: string, log: StoreAccess['log']) {
  await readStoredBuild(siteFolder, 'shell', shell);
  const file = path.join(siteFolder.bundles('shell', shell), composerFile);
  const started = (await exists(file)) ? await startComposer(siteFolder, { file, folder, log }) : undefined;
  if (started?.composer.composerFormat === composerFormat) return started;
  started?.stop();
  throw new ReleaseError(
    `shell ${shell} was released by commands of another format, which this checkout cannot continue. Release all apps of this checkout (npm run release -- --all), or roll back a whole generation (npm run rollback -- --generation <id>).`,
  );
}

/** Finds the apps of the composer's registry in the store. */
async function findStoredApps(
  siteFolder: SiteFolder,
  composer: ComposerFacts,
  requested: Versions,
  changed: readonly string[],
): Promise<Record<string, StoredApp>> {
  const unknown = changed.find((app) => requested[app] && !composer.apps.includes(app));
  if (unknown)
    throw new ReleaseError(
      `${unknown} is not in the registry of shell ${requested.shell}. Release a shell that has it together with it: npm run release -- shell ${unknown}.`,
    );
  const apps: Record<string, StoredApp> = {};
  for (const app of composer.apps) {
    const version = requested[app];
    if (!version)
      throw new ReleaseError(
        `${app} is in the registry of shell ${requested.shell}, but no version of it is live. Release it together with the shell: npm run release -- shell ${app}.`,
      );
    const build = await readStoredBuild(siteFolder, app, version);
    if (build.format !== composer.buildFormat)
      throw new ReleaseError(
        `${app} ${version} has build format ${build.format ?? 'none'}; shell ${requested.shell} composes format ${composer.buildFormat}. Build and release them together (npm run release -- shell ${app}, or --all), or go back to a whole generation (npm run rollback -- --generation <id>).`,
      );
    apps[app] = { build, bundle: siteFolder.bundles(app, version), assets: siteFolder.assets(app, version) };
  }
  return apps;
}
