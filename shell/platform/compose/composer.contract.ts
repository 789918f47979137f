import type { AppBuild } from 'shared-content/artifact/build.contract';
import type { Finding } from 'shared-content/federation';
import type { SiteSettings } from '../store/state.contract';

/** Raised when commands and older composers can no longer work together. */
export const composerFormat = 6;

/** File of the composer in a shell's published bundle, beside server.cjs. */
export const composerFile = 'composer.cjs';

/**
 * The code of a published shell that checks and composes the site: registry, checks, budgets, rendering, headers and
 * compression. A release runs it from the store, from the next live shell, in a process of its own. So the checkout that
 * releases a section makes no difference.
 */
export interface Composer {
  readonly composerFormat: number;
  /**
   * Checks the builds, writes all documents into the job's folder with their compressed forms, and checks them. It
   * prints one line for each step.
   *
   * @throws ReleaseError where the given apps are not those of its registry, or have another format
   * @throws Error naming route, app and version when a route cannot be rendered; its `findings` are those until then
   */
  compose(job: CompositionJob): Promise<Composed>;
}

/** What a composition found. */
export interface Composed {
  /** The registry: all apps of a site with this shell. */
  readonly apps: readonly string[];
  readonly findings: readonly ReportedFinding[];
}

/** An app in the store. */
export interface StoredApp {
  readonly build: AppBuild;
  /** Folder with its Node bundle. */
  readonly bundle: string;
  /** Folder with the files that browsers fetch, plain and compressed. */
  readonly assets: string;
}

export interface CompositionJob {
  /** All live apps as they would be. */
  readonly apps: Readonly<Record<string, StoredApp>>;
  readonly settings: SiteSettings;
  /** The store's folder, which has `assets/`. */
  readonly store: string;
  /** Folder of the live generation; compressed forms of equal files are copied from it. */
  readonly before?: string;
  /** Empty folder for the documents. */
  readonly folder: string;
  /** Apps whose version differs from the live one. Of two pages with the same title, theirs is at fault. */
  readonly changed: readonly string[];
}

/** A finding as commands of any checkout read it. */
export interface ReportedFinding extends Pick<Finding, 'severity' | 'owner'> {
  /** The whole line: the owner, the fault, the fix. */
  readonly message: string;
}
