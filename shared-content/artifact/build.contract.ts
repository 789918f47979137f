/**
 * Version of the build.json format. Raise it when build.json gains data, so that unchanged bytes are published again with
 * that data. Composers refuse any format but their own.
 */
export const buildFormat = 4;

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
  /** Subresource Integrity: sha256 in base64 (sha384 in builds before format 4). */
  readonly integrity: string;
}

/** build.json: the description of one build of an app. */
export interface AppBuild {
  /** `buildFormat` of the checkout that built it; undefined in builds before format 3. */
  readonly format?: number;
  readonly app: string;
  /** 12 hex digits of the hash over its files and the types of its kit: the same give the same version. */
  readonly version: string;
  /** A development build logs React's warnings, and budgets do not apply to it. */
  readonly mode: 'production' | 'development';
  /** URL of its published folder: `/assets/mfe-services/3f2a…/`, with an origin if that is not the site's. */
  readonly base: string;
  /** Hash of the sources it was built from. */
  readonly inputs: string;
  /** Undefined if it was built outside of a repository. */
  readonly source?: BuildSource;
  /** Path below `assets/<app>/<version>/` → file. Paths of `media/…` are below `assets/<app>/`. */
  readonly files: Readonly<Record<string, BuiltFile>>;
  /** Files that Node runs, by name: `server.cjs`, with which compose renders, and in the shell `composer.cjs`. */
  readonly node: Readonly<Record<string, BuiltFile>>;
  /**
   * Source maps of its scripts, by name (`main.js.map.br`): stored with the bundle and never served. Older versions and
   * development builds have none.
   */
  readonly maps?: Readonly<Record<string, BuiltFile>>;
  /** Name of a chunk group (entry, expose, page) → its scripts, in loading order. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  readonly kit: {
    /** Entry point of the kit (a "door") → its exports that this build imports. */
    readonly usage: Readonly<Record<string, readonly string[]>>;
    /** Name of a chunk group → kit doors that it requests when it runs. */
    readonly asks: Readonly<Record<string, readonly string[]>>;
    /** Kit door → scripts of this build that provide it lazily; only in the shell. */
    readonly provides: Readonly<Record<string, readonly string[]>>;
    /** Name of a chunk group → its modules that begin with React's directive 'use client'; undefined in older builds. */
    readonly client?: Readonly<Record<string, readonly string[]>>;
    /** Package that the kit hides → modules of this build that import it; undefined in builds of format 2. */
    readonly hidden?: Readonly<Record<string, readonly string[]>>;
    /** Kit door → types of its exports: all of them in the shell, in a section those that it was compiled against. */
    readonly types?: Readonly<Record<string, KitTypes>>;
    /** Kit door → export → props that a section gives it. */
    readonly uses?: Readonly<Record<string, Readonly<Record<string, KitUse>>>>;
  };
}

/** A type: the text of a primitive or foreign type, the parts of a type that the kit declares. */
export type KitType =
  | string
  | { readonly union: readonly KitType[] }
  | { readonly array: KitType }
  | { readonly members: KitMembers };

export type KitMembers = Readonly<Record<string, { readonly optional?: true; readonly type: KitType }>>;

/** One value that the kit exports, with its type. */
export interface KitExport {
  readonly kind: 'component' | 'function' | 'value';
  /** True for a component that also accepts props of foreign types (an element's attributes). */
  readonly open?: true;
  /** Props of a component, members of an object, parameters of a function. */
  readonly members?: KitMembers;
  /** Type of a value without members of its own. */
  readonly type?: KitType;
}

/** Export → its type. */
export type KitTypes = Readonly<Record<string, KitExport>>;

/** Props that the JSX of a build gives to one component of the kit. */
export interface KitUse {
  /** Props that at least one element has. */
  readonly given: readonly string[];
  /** Props that every element without a spread has; undefined when there is no such element. */
  readonly always?: readonly string[];
  /** True if a spread or a use outside of JSX (`styled(Card)`) hides the given props. */
  readonly opaque?: true;
}
