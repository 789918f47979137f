/**
 * Raised when build.json says something new, so that the same bytes are published anew with it. Composers
 * refuse another format than theirs.
 */
export const buildFormat = 4;

/** The state of the repository that a build was made from. */
export interface BuildSource {
  readonly commit: string;
  /** Name of the commit's author. */
  readonly author: string;
  /** True where what was built was not what is committed. */
  readonly dirty: boolean;
}

/** One file of a build or of the store. */
export interface BuiltFile {
  readonly bytes: number;
  /** Subresource Integrity: sha256, base64 (sha384 in what was published before format 4). */
  readonly integrity: string;
}

/** build.json: what one build of an app holds. */
export interface AppBuild {
  /** `buildFormat` of the checkout that built it; versions of before the third have none. */
  readonly format?: number;
  readonly app: string;
  /** 12 hex digits of the hash over its files: same bytes, same version. */
  readonly version: string;
  /** A development build warns where production stays silent, and is not held to the budgets. */
  readonly mode: 'production' | 'development';
  /** URL of its published folder, as `/assets/mfe-services/3f2a…/`, with an origin where it is not the site's. */
  readonly base: string;
  /** Hash of the sources it was built from. */
  readonly inputs: string;
  /** Undefined where it was built outside of a repository. */
  readonly source?: BuildSource;
  /** Path below `assets/<app>/<version>/` → file; of `media/…` below `assets/<app>/`. */
  readonly files: Readonly<Record<string, BuiltFile>>;
  /** What Node runs, by its name: `server.cjs`, which compose renders with; the shell's `composer.cjs` as well. */
  readonly node: Readonly<Record<string, BuiltFile>>;
  /**
   * Source maps of its scripts, by name (`main.js.map.br`): kept beside the bundle and never served. Versions of before
   * have none, nor have development builds.
   */
  readonly maps?: Readonly<Record<string, BuiltFile>>;
  /** Name of a chunk group (entry, expose, page) → its scripts, in loading order. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  readonly kit: {
    /** Kit door → exports of it that this build imports. */
    readonly usage: Readonly<Record<string, readonly string[]>>;
    /** Name of a chunk group → kit doors that it asks for when it runs. */
    readonly asks: Readonly<Record<string, readonly string[]>>;
    /** Kit door → scripts of this build that provide it lazily; the shell's alone. */
    readonly provides: Readonly<Record<string, readonly string[]>>;
    /** Package that the kit hides → modules of this build that import it. Builds of format 2 say nothing. */
    readonly hidden?: Readonly<Record<string, readonly string[]>>;
    /** Kit door → its exports: the shell's all, a section's those that it uses, as it was compiled against them. */
    readonly types?: Readonly<Record<string, KitTypes>>;
    /** Kit door → export → what a section gives it. */
    readonly uses?: Readonly<Record<string, Readonly<Record<string, KitUse>>>>;
  };
}

/** A type, written out where the kit declares it: text of a plain or foreign one, else its parts. */
export type KitType =
  | string
  | { readonly union: readonly KitType[] }
  | { readonly array: KitType }
  | { readonly members: KitMembers };

export type KitMembers = Readonly<Record<string, { readonly optional?: true; readonly type: KitType }>>;

/** One value that the kit exports, as the TypeScript compiler sees it. */
export interface KitExport {
  readonly kind: 'component' | 'function' | 'value';
  /** True for a component that takes props of foreign types as well (an element's attributes). */
  readonly open?: true;
  /** Props of a component, members of an object, parameters of a function. */
  readonly members?: KitMembers;
  /** Type of what has no members of its own. */
  readonly type?: KitType;
}

/** Export → its type. */
export type KitTypes = Readonly<Record<string, KitExport>>;

/** What the JSX of a build gives to one component of the kit. */
export interface KitUse {
  /** Props that any element gives. */
  readonly given: readonly string[];
  /** Props that every element gives, those with a spread aside; left out when there is no such element. */
  readonly always?: readonly string[];
  /** True where a spread or a use outside of JSX (`styled(Card)`) hides what is given. */
  readonly opaque?: true;
}
