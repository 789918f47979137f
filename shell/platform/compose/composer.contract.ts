import type { AppBuild } from 'shared-content/artifact/build.contract';
import type { SiteSettings } from '../store/state.contract';

/** Raised when commands and composers of before can no longer work with each other. */
export const composerFormat = 1;

/** File of it in a shell's published bundle, beside server.cjs. */
export const composerFile = 'composer.cjs';

/**
 * What a published shell judges and composes the site with: registry, checks, budgets, rendering, headers and
 * compression. A release takes it out of the store, from the shell that is to be live, so that it makes no
 * difference which checkout releases a section.
 */
export interface Composer {
  readonly composerFormat: number;
  /** Format of build.json that it reads; all apps of a composition have that one. */
  readonly buildFormat: number;
  /** The registry: all apps of a site with this shell. */
  readonly apps: readonly string[];
  /**
   * Checks the builds, writes all documents into the job's folder, precompressed, and checks them.
   *
   * @returns all routes of the site, Home first
   * @throws Error naming route, app and version when a route cannot be rendered
   */
  readonly compose: (job: CompositionJob) => Promise<{ readonly routes: readonly string[] }>;
}

/** One app as it lies in the store. */
export interface PublishedApp {
  readonly build: AppBuild;
  /** Folder with its Node bundle. */
  readonly bundle: string;
  /** Folder with what browsers fetch, as it is and compressed. */
  readonly assets: string;
}

export interface CompositionJob {
  /** Id that the composition will have. */
  readonly generation: string;
  readonly apps: Readonly<Record<string, PublishedApp>>;
  readonly settings: SiteSettings;
  /** The store, below which `assets/` lies. */
  readonly store: string;
  /** Folder of the live generation, whose compressed files are taken where they are the same. */
  readonly before?: string;
  /** Empty folder for the documents; with `composed`, the generation as it was composed before. */
  readonly folder: string;
  readonly composed: boolean;
  /** Apps whose version is another than the live one, for the cures that messages name. */
  readonly changed: readonly string[];
  /** One line for each step. */
  readonly say: (line: string) => void;
  /** Hears each fault; it throws to refuse the release, or returns to go on. */
  readonly report: (finding: ReportedFinding) => void;
}

/** A finding as commands of any checkout read it. */
export interface ReportedFinding {
  /** `breaks`: visitors would meet it. `rule`: a budget or a convention that a version may be older than. */
  readonly kind: 'breaks' | 'rule';
  /** App whose fault it is; undefined where it is the site's as a whole. */
  readonly app?: string;
  /** The whole line: whose it is, what is wrong, what to do. */
  readonly message: string;
}
