import type { HistoryEntry, SiteSettings, SiteState, StateSnapshot, Versions } from '../store/state.contract';

/** What to do with changed pages before they go live; without Chromium, `if installed` goes on with a note. */
export type BrowserCheck = 'required' | 'if installed' | 'skip';

/** What a command wants to make live. */
export interface ReleaseRequest {
  readonly action: HistoryEntry['action'];
  /** Of the whole next site; apps that the shell's registry lacks are left out. */
  readonly versions: Versions;
  readonly settings: SiteSettings;
  /** A generation that was composed before: it is not rendered again, unless another release comes first. */
  readonly generation?: string;
  /** The state when the command began; left out, the newest one. */
  readonly base?: Pick<SiteState, 'live' | 'settings'> | undefined;
  /** Apps that the user named, even if their version does not change. */
  readonly named?: readonly string[];
  /** Reason for the history. */
  readonly reason?: string | undefined;
  /** Opens the changed pages in a browser; left out, none is opened. */
  readonly browser?: BrowserCheck;
  /** Checks and composes, but does not change the live site. */
  readonly dryRun?: boolean | undefined;
  /** Allows live pages to disappear. */
  readonly removePages?: boolean | undefined;
  /** Reports errors on pages, and releases in spite of them where possible. */
  readonly force?: boolean | undefined;
}

/** A request on top of the newest state. */
export interface Preparation extends Pick<ReleaseRequest, 'versions' | 'settings' | 'generation'> {
  /** The swap succeeds only on this state. */
  readonly seen: StateSnapshot;
}

export interface Released {
  readonly generation: string;
  readonly versions: Versions;
  /** Apps whose version changed, or that were removed. */
  readonly changed: readonly string[];
  /** False where this very generation was already live, and after a dry run. */
  readonly switched: boolean;
}
