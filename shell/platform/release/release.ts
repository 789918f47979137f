import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from 'shared-content/build/paths';
import type { Composer, Finding, PublishedApp } from '../compose/composer.contract';
import { type HistoryEntry, appendHistory, changedApps, recoverHistory } from '../store/history';
import { generationOf } from '../store/generationOf';
import type { ReadyGeneration } from './browser/browserGate';
import { loadComposer } from './loadComposer';
import { kitLines } from './kitLines';
import { planOf } from './plan';
import { ReleaseError } from 'shared-content/build/ReleaseError';
import { releasedBy } from '../store/releasedBy';
import { sourcesOf } from '../store/sourcesOf';
import { type SiteSettings, readSettings, settingsChanges, settingsFile } from '../store/SiteSettings';
import type { Store, Versions } from '../store/Store';

/** What a release and a rollback to a whole generation have in common. */
export interface SwitchOptions {
  readonly store: Store;
  readonly action: HistoryEntry['action'];
  readonly say: (line: string) => void;
  /** Checks and composes, and leaves the live site as it is. */
  readonly dryRun?: boolean;
  /** Looks at the generation in a browser (`browserGate`); what it throws refuses the release. */
  readonly inBrowser?: (ready: ReadyGeneration) => Promise<void>;
  /** Runs when the generation is ready; the live site stays as it is when it throws. */
  readonly beforeSwitch?: (generation: string) => Promise<void>;
  /** Runs when the generation is live; that it throws changes nothing about that. */
  readonly afterSwitch?: (generation: string) => Promise<void>;
  /** Why, for the history. */
  readonly reason?: string;
}

export interface ReleaseOptions extends SwitchOptions {
  readonly settings: SiteSettings;
  /** The whole site as it is to be; apps that the shell's registry does not have are left out. */
  readonly versions: Versions;
  /** Live pages may disappear. */
  readonly removePages?: boolean;
  /** What breaks pages is said, and the release goes on where it can. */
  readonly force?: boolean;
}

export interface Released {
  readonly generation: string;
  readonly versions: Versions;
  /** Apps whose version is another than before, or is gone. */
  readonly changed: readonly string[];
  /** False where this very generation was live already, and after a dry run. */
  readonly switched: boolean;
}

/**
 * The apps of the composer's registry, as they lie in the store.
 *
 * @throws ReleaseError naming the app that is missing, unknown to the registry, or from another time
 */
async function publishedApps(
  store: Store,
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
    const build = await store.build(app, version);
    if (build.format !== composer.buildFormat)
      throw new ReleaseError(
        `${app} ${version} has build format ${build.format ?? 'none'}; shell ${wanted.shell} composes format ${composer.buildFormat}. Build and release them together (npm run release -- shell ${app}, or --all), or go back to a whole generation (npm run rollback -- --generation <id>).`,
      );
    apps[app] = { build, bundle: store.bundles(app, version), assets: store.assets(app, version) };
  }
  return apps;
}

/**
 * How strictly findings are judged. What breaks pages refuses unless it is forced. Rules (budgets, heads)
 * refuse what is released now: not a version that was live before and is rolled back to, and not another
 * team's that is live already, unless a new shell brings new rules.
 */
function judge({ action, say, force }: ReleaseOptions, changed: readonly string[]) {
  return ({ kind, app, message }: Finding): void => {
    const old =
      action === 'rollback' || (app !== undefined && ![app, 'shell'].some((a) => changed.includes(a)));
    if (kind === 'breaks' && !force)
      throw new ReleaseError(action === 'rollback' ? `${message} --force rolls back all the same.` : message);
    if (kind === 'rule' && !old && !force) throw new ReleaseError(message);
    say(`  ${kind === 'breaks' ? 'BREAKS' : 'note'}: ${message}`);
  };
}

/**
 * Makes published versions the live site: takes the composer out of the shell that is to be live, lets it
 * check and compose all documents, says what changes, then switches in one rename. Whatever fails before the
 * switch leaves the live site as it was. The caller holds the store's lock.
 *
 * @throws ReleaseError naming what is wrong and what to do
 */
export async function release(options: ReleaseOptions): Promise<Released> {
  await recoverHistory(options.store);
  return goLive(await prepareGeneration(options), options);
}

/**
 * All of a release up to the switch: the generation lies in the store, judged, and nothing live is touched.
 *
 * @throws ReleaseError naming what is wrong and what to do
 */
export async function prepareGeneration(options: ReleaseOptions): Promise<string> {
  const { store, say, settings, versions: wanted } = options;
  await store.clearLeftovers();
  const live = await store.current();
  const changed = changedApps(live ? await store.versionsOf(live) : undefined, wanted);
  const composer = await loadComposer(store, wanted.shell);
  const apps = await publishedApps(store, composer, wanted, changed);
  const versions = Object.fromEntries(
    Object.entries(apps).map(([app, { build }]) => [app, build.version]),
  ) as Versions;
  const generation = generationOf(versions, settings);
  const composed = await store.hasGeneration(generation);
  const folder = composed ? store.pages(generation) : await store.draft();
  try {
    const report = judge(options, changed);
    const { routes } = await composer.compose({
      generation,
      apps,
      settings,
      store: store.folder,
      folder,
      composed,
      changed,
      say,
      report,
    });
    await sayPlan({ folder, versions }, settings, options);
    if (!composed) {
      const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;
      const sorted = Object.fromEntries(Object.entries(versions).sort());
      await writeFile(path.join(folder, 'versions.json'), json(sorted));
      await writeFile(path.join(folder, settingsFile), json(settings));
      await store.addGeneration(generation, folder);
    }
    // A development build is looked at by who develops, and warns where production stays silent.
    if (generation !== live && apps.shell?.build.mode === 'production')
      await options.inBrowser?.({ generation, live, routes }).catch(async (error: unknown) => {
        if (error instanceof ReleaseError && options.force) return say(`  BREAKS: ${error.message}`);
        if (!composed) await store.removeGeneration(generation);
        throw error;
      });
  } finally {
    if (!composed) await rm(folder, { recursive: true, force: true });
  }
  return generation;
}

/** Says what the switch changes; refuses to lose a live page that nobody meant to lose. */
async function sayPlan(
  after: { folder: string; versions: Versions },
  settings: SiteSettings | undefined,
  { store, say, action, removePages }: SwitchOptions & Pick<ReleaseOptions, 'removePages'>,
): Promise<void> {
  const live = await store.current();
  const before = live ? { folder: store.pages(live), versions: await store.versionsOf(live) } : undefined;
  const liveSettings = await readSettings(store);
  const plan = await planOf(before, after, settings && live ? settingsChanges(liveSettings, settings) : []);
  if (plan.lines.length > 0) say('What changes:');
  plan.lines.forEach(say);
  const kit = await kitLines(store, before?.versions, after.versions);
  if (kit.length > 0) say('What changes in the kit, for who writes sections:');
  for (const line of kit) say(`  ${line}`);
  if (plan.lost.length > 0 && !removePages && action === 'release')
    throw new ReleaseError(
      `${plan.lost.join(', ')} would be gone from the live site. Addresses stay: name what takes the place of each under redirects in its section's node.ts (or bring a checkout up to date that is only behind); if they are to answer 404, add --remove-pages.`,
    );
}

/**
 * Makes a generation live that was live before, as it lies there: one rename, nothing is rendered. The caller
 * holds the store's lock.
 *
 * @throws ReleaseError when the generation, or a version that it pins, is no longer in the store
 */
export async function releaseGeneration(generation: string, options: SwitchOptions): Promise<Released> {
  await recoverHistory(options.store);
  await checkEarlier(generation, options);
  return goLive(generation, options);
}

/**
 * All of that up to the switch: says what it changes.
 *
 * @throws ReleaseError as `releaseGeneration`
 */
export async function checkEarlier(generation: string, options: SwitchOptions): Promise<void> {
  const { store } = options;
  if (!(await store.hasGeneration(generation)))
    throw new ReleaseError(
      `Generation ${generation} is not in ${store.folder} (any more): npm run history names all, and prune takes old ones away. Single apps go back with npm run rollback -- <app>.`,
    );
  for (const [app, version] of Object.entries(await store.versionsOf(generation)))
    if (!(await store.isPublished(app, version)))
      throw new ReleaseError(`Generation ${generation} needs ${app} ${version}, which is not in the store.`);
  const after = { folder: store.pages(generation), versions: await store.versionsOf(generation) };
  await sayPlan(after, await readSettings(store, generation), options);
}

/** The last steps: hook, switch, history, hook. */
async function goLive(
  generation: string,
  { store, action, say, dryRun, beforeSwitch, afterSwitch, reason }: SwitchOptions,
): Promise<Released> {
  const before = await store.current();
  const versions = await store.versionsOf(generation);
  const versionsBefore = before ? await store.versionsOf(before) : undefined;
  const changed = changedApps(versionsBefore, versions);
  if (dryRun) say(`Generation ${generation} is ready, the live site is as it was.`);
  if (dryRun || before === generation) return { generation, versions, changed, switched: false };
  const settings = await readSettings(store, generation);
  const settingsChanged = settings && before ? settingsChanges(await readSettings(store), settings) : [];
  const sources = await sourcesOf(store, versions, changed);
  const kit = await kitLines(store, versionsBefore, versions);
  await beforeSwitch?.(generation);
  await store.switchTo(generation, { from: before });
  await appendHistory(store, {
    at: new Date().toISOString(),
    action,
    apps: changed,
    generation,
    versions,
    ...(settingsChanged.length > 0 && { settings: settingsChanged }),
    ...(kit.length > 0 && { kit }),
    checkout: root,
    sources,
    by: releasedBy(),
    ...(reason && { reason }),
    seconds: Math.round(performance.now() / 1000),
  });
  await afterSwitch?.(generation);
  return { generation, versions, changed, switched: true };
}
