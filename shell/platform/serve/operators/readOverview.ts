import type { Encounters } from 'api/encounters';
import type { BuildSource } from 'shared-content/artifact/build.contract';
import { readCanary } from '../../store/canary';
import { readHistory, getSources, wentLive } from '../../store/history';
import { type Preview, getAddress, readPreviews } from '../../store/previews';
import { readSettings } from '../../store/SiteSettings';
import type { Store } from '../../store/Store';
import { generationTimeline } from '../../store/timeline';
import { type Weights, readWeights } from '../../store/weightsFile';
import type { Canary, HistoryEntry } from '../../store/state.contract';

/** A live version of an app. */
export interface LiveVersion {
  readonly app: string;
  readonly version: string;
  readonly source: BuildSource | undefined;
  /** With what it went live, as far as the history goes back. */
  readonly since: HistoryEntry | undefined;
}

/** What the page for operators shows. */
export interface Overview {
  readonly at: Date;
  readonly generation: string;
  readonly apps: readonly LiveVersion[];
  readonly canary: Canary | undefined;
  readonly previews: readonly (Preview & { readonly address: string })[];
  /** Oldest first. */
  readonly history: readonly HistoryEntry[];
  /** Where `npm run rollback` goes back to. */
  readonly before: HistoryEntry | undefined;
  readonly weights: Weights | undefined;
  /** What visitors met, or why that is not known. */
  readonly met: Encounters | string;
}

const getReason = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';

/**
 * Reads what is live out of the store, and what visitors met from the API where it runs here.
 *
 * @returns undefined where nothing is live
 */
export async function readOverview(
  store: Store,
  readEncounters: (() => Promise<Encounters>) | undefined,
): Promise<Overview | undefined> {
  const generation = await store.current();
  if (generation === undefined) return undefined;
  const [versions, history, settings, weights, met] = await Promise.all([
    store.getVersions(generation),
    readHistory(store),
    readSettings(store),
    readWeights(store.pages(generation)),
    readEncounters
      ? readEncounters().catch((error: unknown) => `The counts cannot be read: ${getReason(error)}`)
      : 'The API runs elsewhere; its desk and npm run status show what it counted.',
  ]);
  // A version that is torn is what npm run verify is for; the rest of the page is worth seeing all the same.
  const sources = await Promise.all(
    Object.keys(versions).map((app) => getSources(store, versions, [app]).catch(() => ({}))),
  ).then((each) => Object.assign({}, ...each) as Record<string, BuildSource>);
  return {
    at: new Date(),
    generation,
    apps: Object.entries(versions).map(([app, version]) => ({
      app,
      version,
      source: sources[app],
      since: wentLive(history, app, version),
    })),
    canary: readCanary(store),
    previews: readPreviews(store).map((preview) => ({
      ...preview,
      address: getAddress(preview.name, settings?.siteUrl ?? 'http://localhost'),
    })),
    history,
    before: generationTimeline(history).at(-2),
    weights,
    met,
  };
}
