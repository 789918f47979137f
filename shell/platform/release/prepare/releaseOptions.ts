import type { ReadyGeneration } from './browserGate';
import type { HistoryEntry, StoreAccess, SiteSettings, Versions } from '../../store/state.contract';

/** How a command changes the live site. */
export interface SwitchOptions extends StoreAccess {
  readonly action: HistoryEntry['action'];
  /** Checks and composes, but does not change the live site. */
  readonly dryRun?: boolean;
  /** Checks the generation in a browser (`browserGate`); an error from it refuses the release. */
  readonly inBrowser?: (ready: ReadyGeneration) => Promise<void>;
  /** Runs when the generation is ready; an error from it leaves the live site as it is. */
  readonly beforeSwitch?: (generation: string) => Promise<void>;
  /** Runs when the generation is live; an error from it does not undo the switch. */
  readonly afterSwitch?: (generation: string) => Promise<void>;
  /** Checks the live site from outside (`--prove`); an error from it undoes the switch. */
  readonly proveDeployment?: (generation: string) => Promise<void>;
  /** Reason for the history. */
  readonly reason?: string;
  /** Allows live pages to disappear. */
  readonly removePages?: boolean;
  /** Reports errors on pages, and releases in spite of them where possible. */
  readonly force?: boolean;
  /** Apps that the user named, even if their version does not change. */
  readonly named?: readonly string[];
  /** Runs the builds' code in a process of its own without keys, because nobody has reviewed it yet. */
  readonly isUntrusted?: boolean;
}

/** What a command wants to make live. */
export interface Wanted {
  /** Of the whole next site; apps that the shell's registry lacks are left out. */
  readonly versions: Versions;
  readonly settings: SiteSettings;
  /** A generation that was composed before: it is not rendered again, unless another release comes first. */
  readonly generation?: string;
}

export interface Released {
  readonly generation: string;
  readonly versions: Versions;
  /** Apps whose version changed, or that were removed. */
  readonly changed: readonly string[];
  /** False where this very generation was already live, and after a dry run. */
  readonly switched: boolean;
}
