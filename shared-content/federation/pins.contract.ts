import type { SectionName } from './registry';

/** URL → SHA-256 in base64, in the order in which they run. */
export type PinnedScripts = Readonly<Record<string, string>>;

/** What a document says that only another shell or other settings change: in its middle, as `pinnedShellId`. */
interface PinnedShell {
  /** True in the 404 document alone. */
  readonly notFound?: boolean;
  /**
   * True where the page's own scripts are not needed (`still` of the route): `files` leaves them out. On Home it keeps
   * those of film and sign-up.
   */
  readonly still?: true;
  /** True where developers may put a section from their own machine into the page (ALLOW_OVERRIDES=1). */
  readonly overridable?: boolean;
  /** Where the API answers, if not under `/api` of the page's own origin (PUBLIC_API_URL). */
  readonly api?: string;
  /** Of a hundred page views so many are measured, where VITALS_PERCENT says another number than its default. */
  readonly measured?: number;
  readonly shell: {
    readonly version: string;
    /** What runs on every page. */
    readonly run: PinnedScripts;
    /** What this route needs of it besides. */
    readonly more?: PinnedScripts;
  };
}

/**
 * What a document says of the composition that it belongs to: at its end, as `pinsElementId`. Nothing before that does,
 * so that what a release leaves as it was need not be compressed anew (brotliDocument.ts); every byte of it is sent as
 * it is.
 */
interface PinnedComposition {
  readonly generation: string;
  /** Of the section that the page was rendered from; on Home, of the one whose part it shows. */
  readonly version?: string;
  /** What this route needs of that section, its entry first, all in the version's folder; nothing of a still page's. */
  readonly files: PinnedScripts;
}

/**
 * The exact versions that a document was rendered from, and the scripts that its route needs, with their integrity: two
 * pieces of JSON in it (`<script type="application/json" id="…">`).
 */
export interface Pins extends PinnedShell, PinnedComposition {
  /** In the browser alone: section → origin of the development server that stands in for its version. */
  readonly overridden?: Readonly<Partial<Record<SectionName, string>>>;
  /** On a dev server alone, which has no `sectionPinsUrl`. */
  readonly sections?: SectionPins;
}

export const pinnedShellId = 'pinned-shell';
export const pinsElementId = 'pins';

/** Where the end of a document begins. */
export const pinsMark = `<script type="application/json" id="${pinsElementId}">`;

/** A section that pages lead to: the exact version and its container's entry. */
export interface SectionPin {
  readonly version: string;
  readonly entry: string;
  /** Of the entry, which has its chunks' own (Subresource Integrity); undefined on dev servers. */
  readonly integrity?: string;
  /**
   * Scripts that its pages need beside the entry and one of their own (`services.ai-ml.js` for
   * `/services/ai-ml`), relative to the entry: `services.shared.js` goes with the pages below `/services`, any
   * other with all pages.
   */
  readonly also?: readonly string[];
}

/**
 * All sections of a generation, in a file beside its documents: a page asks for it when it comes to life, so that no
 * document grows with the number of teams.
 */
export type SectionPins = Readonly<Partial<Record<SectionName, SectionPin>>>;

export const sectionPinsUrl = (generation: string): string => `/pins/${generation}.json`;

/** URL → integrity of all scripts that a document pins, in the order in which they run. */
export const integrityOf = ({ shell, files }: Pick<Pins, 'shell' | 'files'>): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...shell.run, ...shell.more, ...files }).map(([url, hash]) => [url, `sha256-${hash}`]),
  );
