import type { Encounters } from 'api/encounters';
import type { BuildSource } from 'shared-content/artifact/build.contract';
import { readCanary } from '../../store/state';
import { readHistory, getSources, getSwitchEntry } from '../../store/history';
import { getAddress, readPreviews } from '../../store/previews';
import { readSettings } from '../../store/SiteSettings';
import type { SiteFolder } from '../../store/SiteFolder';
import { generationTimeline } from '../../store/timeline';
import type { Canary, HistoryEntry, Preview } from '../../store/state.contract';

/** A live version of an app. */
export interface LiveVersion {
  readonly app: string;
  readonly version: string;
  readonly source: BuildSource | undefined;
  /** The entry with which it went live, if the history reaches back that far. */
  readonly since: HistoryEntry | undefined;
}

/** Content of the operators' page. */
export interface Overview {
  readonly at: Date;
  readonly generation: string;
  readonly apps: readonly LiveVersion[];
  readonly canary: Canary | undefined;
  readonly previews: readonly (Preview & { readonly address: string })[];
  /** Oldest first. */
  readonly history: readonly HistoryEntry[];
  /** The state that `npm run rollback` goes back to. */
  readonly before: HistoryEntry | undefined;
  /** Telemetry of visitors, or why it is not known. */
  readonly telemetry: Encounters | string;
}

const getReason = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';

/**
 * Reads what is live from the store, and visitors' telemetry from the API where it runs here.
 *
 * @returns undefined where nothing is live
 */
export async function readOverview(
  siteFolder: SiteFolder,
  readEncounters: (() => Promise<Encounters>) | undefined,
): Promise<Overview | undefined> {
  const generation = await siteFolder.current();
  if (generation === undefined) return undefined;
  const [versions, history, settings, telemetry] = await Promise.all([
    siteFolder.getVersions(generation),
    readHistory(siteFolder),
    readSettings(siteFolder),
    readEncounters
      ? readEncounters().catch((error: unknown) => `The counts cannot be read: ${getReason(error)}`)
      : 'The API runs elsewhere; its desk and npm run status show what it counted.',
  ]);
  // A torn version must not hide the rest of the page; npm run verify reports it.
  const sources = await Promise.all(
    Object.keys(versions).map((app) => getSources(siteFolder, versions, [app]).catch(() => ({}))),
  ).then((each) => Object.assign({}, ...each) as Record<string, BuildSource>);
  return {
    at: new Date(),
    generation,
    apps: Object.entries(versions).map(([app, version]) => ({
      app,
      version,
      source: sources[app],
      since: getSwitchEntry(history, app, version),
    })),
    canary: readCanary(siteFolder),
    previews: readPreviews(siteFolder).map((preview) => ({
      ...preview,
      address: getAddress(preview.name, settings?.siteUrl ?? 'http://localhost'),
    })),
    history,
    before: generationTimeline(history).at(-2),
    telemetry,
  };
}
