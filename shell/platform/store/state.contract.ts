import type { BuildSource } from 'shared-content/artifact/build.contract';
import type { PolicyOptions } from '../http/contentSecurityPolicy';
import type { ObjectStore } from './objects/ObjectStore';
import type { SiteFolder } from './SiteFolder';

// The format of a store in one place: its state, what the state contains, and where commands find it.

/** App → version: the composition of one generation. It may have apps that this checkout does not know. */
export type Versions = { readonly shell: string } & Readonly<Record<string, string>>;

/** Settings that all compositions of one store share, so that each release composes alike. */
export interface SiteSettings {
  /** Canonical origin without a trailing slash. */
  readonly siteUrl: string;
  /** The API's address for browsers, if it is not `/api` of the site. */
  readonly apiBase?: string;
  readonly policy: PolicyOptions;
  /** Value of Strict-Transport-Security for static hosts; no header where it is left out. */
  readonly hsts?: string;
  /** Percentage of page views whose web vitals are measured; left out where it is the default. */
  readonly vitalsPercent?: number;
}

/** Who changed the live site, and from where. */
export interface ReleasedBy {
  /** The CI's user where there is one, else the system's. */
  readonly user: string;
  readonly host: string;
  /** URL of the CI's run (GitHub Actions, GitLab, Jenkins). */
  readonly run?: string;
}

/** When something was changed, by whom and why. */
export interface Circumstances {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by?: ReleasedBy;
  /** Why, in the words of the person who did it (--reason). */
  readonly reason?: string;
}

/** One switch of the live site: what it made live, and how that came. */
export interface HistoryEntry extends Circumstances {
  readonly action: 'start' | 'release' | 'rollback' | 'settings';
  /** Apps whose version changed, including added and removed apps. */
  readonly apps: readonly string[];
  readonly generation: string;
  readonly versions: Versions;
  /** Settings that changed, a line each. */
  readonly settings?: readonly string[];
  /** Changed app → the commit that its version was built from. */
  readonly sources?: Readonly<Record<string, BuildSource>>;
  /** Seconds from the start of the command to the switch. */
  readonly seconds?: number;
}

/** Removal of what nothing needs, under way. */
export interface Removal {
  /** Folders, each with a slash at its end. */
  readonly keys: readonly string[];
  /** The process that removes them. */
  readonly by: string;
  /** When it began or last went on, by the store's clock (ISO 8601). Long after that it counts as killed. */
  readonly since: string;
}

/**
 * What is live, and what was: one object of the store. A process replaces it only if it has read the latest one (compare
 * and swap). What it names as live is whole in the store.
 */
export interface SiteState {
  /** One more than that of the previous state. */
  readonly number: number;
  /** Lets a process recognize its own state when the answer to its swap was lost. */
  readonly id: string;
  /** The switches of the live site, oldest first, at most a thousand. The last one is live. */
  readonly history: readonly HistoryEntry[];
  /** The settings of all documents; before the first release, those to compose it with. */
  readonly settings?: SiteSettings;
  /** What a prune is removing: no state may make it live until it is gone. */
  readonly removing?: Removal;
}

/** The state in a machine's folder; in a copy, with the bucket's name. */
export type ShownState = SiteState & { readonly of?: string };

/** A state as it was read, with its object's tag; the tag is null where there is no state yet. */
export interface StateSnapshot {
  readonly state: SiteState;
  readonly tag: string | null;
}

/** Where commands work: the store that decides, and this machine's folder, which is that store or a copy of it. */
export interface StoreAccess {
  /** The store that decides: the bucket of SITE_STORE, or the folder itself. */
  readonly store: ObjectStore;
  /** This machine's folder: without SITE_STORE it is the store, too. */
  readonly siteFolder: SiteFolder;
  readonly log: (line: string) => void;
}
