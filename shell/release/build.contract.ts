import type { AppName } from 'shared-content/federation';

/** Raised when build.json says something new, so that the same bytes are published anew with it. */
export const buildFormat = 2;

/** One file that browsers fetch. */
export interface BuiltFile {
  readonly bytes: number;
  /** Subresource Integrity: sha384, base64. */
  readonly integrity: string;
}

/** build.json: what one build of an app holds. */
export interface AppBuild {
  readonly app: AppName;
  /** 12 hex digits of the hash over its files: same bytes, same version. */
  readonly version: string;
  /** A development build warns where production stays silent, and is not held to the budgets. */
  readonly mode: 'production' | 'development';
  /** URL of its published folder, as `/assets/mfe-services/3f2a…/`, with an origin where it is not the site's. */
  readonly base: string;
  /** Hash of the sources it was built from. */
  readonly inputs: string;
  /** Path below `assets/<app>/<version>/` → file. */
  readonly files: Readonly<Record<string, BuiltFile>>;
  /** Name of a chunk group (entry, expose, page) → its scripts, in loading order. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  readonly kit: {
    /** Kit door → exports of it that this build imports. */
    readonly usage: Readonly<Record<string, readonly string[]>>;
    /** Name of a chunk group → kit doors that it asks for when it runs. */
    readonly asks: Readonly<Record<string, readonly string[]>>;
    /** Kit door → scripts of this build that provide it lazily; the shell's alone. */
    readonly provides: Readonly<Record<string, readonly string[]>>;
  };
}
