/**
 * Version of the build.json format. Raise it when build.json gains data, so that unchanged bytes are published again with
 * that data. Composers refuse any format but their own.
 */
export const buildFormat = 7;

/** Ending of a stored source map. Maps are compressed: browsers never get them, and compression saves nine tenths. */
export const mapEnding = '.map.br';

/** The state of the repository that a build was made from. */
export interface BuildSource {
  readonly commit: string;
  /** Name of the commit's author. */
  readonly author: string;
  /** True if the build contains changes that were not committed. */
  readonly dirty: boolean;
}

/** One file of a build or of the store. */
export interface BuiltFile {
  readonly bytes: number;
  /** Subresource Integrity: sha256 in base64. */
  readonly integrity: string;
}

/** build.json: the description of one build of an app. */
export interface AppBuild {
  /** `buildFormat` of the checkout that built it. */
  readonly format: number;
  readonly app: string;
  /** Its name: 22 digits of a hash over its files, its kit and its chunks (`stampVersion`). The same bytes give the same one. */
  readonly version: string;
  /** A development build logs React's warnings, and budgets do not apply to it. */
  readonly mode: 'production' | 'development';
  /** URL of its published folder: `/assets/mfe-services/3f2a…/`, with an origin if that is not the site's. */
  readonly base: string;
  /** Hash of the sources it was built from. */
  readonly inputs: string;
  /** Undefined if it was built outside of a repository. */
  readonly source?: BuildSource;
  /** The app's live version when its build began, where that is known (`npm run artifact -- --live <origin>`). */
  readonly over?: string;
  /** Path below `assets/<app>/<version>/` → file. Paths of `media/…` are below `assets/<app>/`. */
  readonly files: Readonly<Record<string, BuiltFile>>;
  /** Files that Node runs, by name: `server.cjs`, with which compose renders, and in the shell `composer.cjs`. */
  readonly node: Readonly<Record<string, BuiltFile>>;
  /**
   * Source maps of its scripts, by name (`main.js.map.br`): stored with the bundle and never served. Development builds
   * have none.
   */
  readonly maps?: Readonly<Record<string, BuiltFile>>;
  /** Name of a chunk group (entry, expose, page) → its scripts, in loading order. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  readonly kit: {
    /** Entry point of the kit → its exports that a section imports. */
    readonly usage: Readonly<Record<string, readonly string[]>>;
    /** Name of a section's chunk group → entry points of the kit that it requests when it runs. */
    readonly asks: Readonly<Record<string, readonly string[]>>;
    /** Name of a section's chunk group → its modules that begin with React's directive 'use client'. */
    readonly client: Readonly<Record<string, readonly string[]>>;
    /** Package that the kit hides → modules of a section that import it. */
    readonly hidden: Readonly<Record<string, readonly string[]>>;
  };
}
