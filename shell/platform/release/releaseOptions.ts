import type { HistoryEntry } from '../store/history';
import type { SiteSettings } from '../store/SiteSettings';
import type { Store, Versions } from '../store/Store';
import type { ReadyGeneration } from './browser/browserGate';

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

/** What a release of versions takes beyond that. */
export interface ReleaseOptions extends SwitchOptions {
  readonly settings: SiteSettings;
  /** The whole site as it is to be; apps that the shell's registry does not have are left out. */
  readonly versions: Versions;
  /** Live pages may disappear. */
  readonly removePages?: boolean;
  /** What breaks pages is said, and the release goes on where it can. */
  readonly force?: boolean;
}
