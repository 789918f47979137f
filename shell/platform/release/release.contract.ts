import type { HistoryEntry, SiteSettings, SiteState, Versions } from '../store/state.contract';

/** What to do with changed pages before they go live; without Chromium, `if installed` goes on with a note. */
export type BrowserCheck = 'required' | 'if installed' | 'skip';

/** What a command wants to change of the live site. */
export interface ReleaseRequest {
  readonly action: HistoryEntry['action'];
  /** App → its next version, or undefined to take it away; all other apps stay as they are. */
  readonly versions: Readonly<Record<string, string | undefined>>;
  /** Left out, they stay as they are. */
  readonly settings?: SiteSettings;
  /** A generation that was composed before: it is not rendered again, unless another release comes first. */
  readonly generation?: string;
  /** The state when the command began; left out, the one that the folder shows. */
  readonly base?: Pick<SiteState, 'live' | 'settings'> | undefined;
  /** Reason for the history. */
  readonly reason?: string | undefined;
  /** Opens the changed pages in a browser; left out, none is opened. */
  readonly browser?: BrowserCheck;
  /** Checks and composes, but does not change the live site. */
  readonly dryRun?: boolean | undefined;
  /** Allows live pages to disappear. */
  readonly removePages?: boolean | undefined;
}

/** The whole next site: a request on the newest state. */
export interface NextSite {
  /** Composing leaves out apps that the shell's registry lacks. */
  readonly versions: Versions;
  readonly settings: SiteSettings;
  /** Composed before: taken as it is. */
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
