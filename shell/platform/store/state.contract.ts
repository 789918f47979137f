import type { BuildSource } from 'shared-content/artifact/build.contract';
import type { PolicyOptions } from '../http/contentSecurityPolicy';
import type { ObjectStore } from './objects/ObjectStore';
import type { Store } from './Store';

// What a store says, in one place: the state, what stands in it, and where commands find it.

/** App → version: what one generation is composed of. It may have apps that this checkout does not know. */
export type Versions = { readonly shell: string } & Readonly<Record<string, string>>;

/** What every composition of one store shares, so that each release composes alike. */
export interface SiteSettings {
  /** Canonical origin without a trailing slash. */
  readonly siteUrl: string;
  /** Where browsers reach the API, if not at `/api` of the site. */
  readonly apiBase?: string;
  readonly policy: PolicyOptions;
  /** Value of Strict-Transport-Security for nginx and static hosts; none where it is left out. */
  readonly hsts?: string;
  /** Of a hundred page views so many have their web vitals measured; left out where it is the default. */
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

/** A generation that a share of the visitors gets in place of the live one. */
export interface Canary {
  /** Names it in visitors' cookies: the generation that it began with. */
  readonly id: string;
  /** What its visitors get: the live versions, with those of `to` in place of some. */
  readonly generation: string;
  /** The live generation that it was composed upon: another one, and it is composed anew. */
  readonly upon: string;
  /** Of a hundred visitors so many get it; none until it is proven. */
  readonly share: number;
  /** App → version that is tried. */
  readonly to: Readonly<Record<string, string>>;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by?: ReleasedBy;
  /** Why, in the words of who began it (--reason). */
  readonly reason?: string;
}

/** One switch of the live site, or what became of a canary beside it. */
export interface HistoryEntry {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly action: 'start' | 'release' | 'rollback' | 'settings' | 'canary' | 'recovered';
  /** Apps whose version changed with it, those that came and went included. */
  readonly apps: readonly string[];
  readonly generation: string;
  readonly versions: Versions;
  /** Settings that changed with it, a line each. */
  readonly settings?: readonly string[];
  /** What changed in the kit with a shell, a line each, for who writes sections. */
  readonly kit?: readonly string[];
  /** What was tried, for so many of a hundred; 0 ended it. With `canary` the live site stayed as it was. */
  readonly canary?: {
    readonly generation: string;
    readonly to: Readonly<Record<string, string>>;
    readonly share: number;
  };
  /** Folder of the checkout that it was done from. */
  readonly checkout?: string;
  /** Changed app → the state of the repository that its version was built from. */
  readonly sources?: Readonly<Record<string, BuildSource>>;
  readonly by?: ReleasedBy;
  /** Why, in the words of who did it (--reason). */
  readonly reason?: string;
  /** Seconds from the start of the command to the switch. */
  readonly seconds?: number;
}

/**
 * What is live, and what stands beside it: one object of the store. It is swapped for the next one by whoever saw it
 * last (compare and swap), and names nothing that does not lie in the store whole.
 */
export interface SiteState {
  /** One more than that of the state before. */
  readonly number: number;
  /** By which a swap whose answer was lost knows its own state. */
  readonly id: string;
  readonly live?: { readonly generation: string; readonly versions: Versions };
  /** What all documents share; before the first release what that one is to be composed with. */
  readonly settings?: SiteSettings;
  /** Generations that `rollback` goes back to, oldest first. */
  readonly before: readonly string[];
  readonly canary?: Canary;
  /** What breaks on live pages and was accepted by name (--force). */
  readonly accepted?: readonly string[];
  /** Objects and folders (with a slash) that prune is taking away: nobody may name them until they are gone. */
  readonly removing?: readonly string[];
  /** When servers switch to it, by the bucket's clock: all at once, as soon as each has copied what it names. */
  readonly from?: string;
  /** What the history says of it. */
  readonly entry?: HistoryEntry;
}

/** A state as it was read, with its object's tag; null where there is none yet. */
export interface Seen {
  readonly state: SiteState;
  readonly tag: string | null;
}

/** Where commands work: the store that decides, and this machine's folder, which is the same one or a copy of it. */
export interface Place {
  readonly objects: ObjectStore;
  readonly store: Store;
  readonly say: (line: string) => void;
  /** Seconds that site servers get to copy a new generation before all switch to it. */
  readonly lead?: number;
}
