import type { SectionName } from './registry';

/** A section as one document knows it: the exact version and its container's entry. */
export interface SectionPin {
  readonly version: string;
  readonly entry: string;
  /**
   * Scripts that its pages need beside the entry and one of their own (`services.ai-ml.js` for
   * `/services/ai-ml`), relative to the entry: `services.shared.js` goes with the pages below `/services`, any
   * other with all pages.
   */
  readonly also?: readonly string[];
}

/**
 * Stands as JSON in each document (`<script type="application/json" id="pins">`): the exact versions that
 * the page was rendered from, the files that this route needs, and the integrity of the scripts that it names.
 */
export interface Pins {
  readonly generation: string;
  /** True in the 404 document alone. */
  readonly notFound?: boolean;
  /**
   * True where the page's own scripts are not needed (`still` of the route): `files` leaves them out. On Home it keeps
   * those of film and sign-up.
   */
  readonly still?: true;
  /** True where developers may put a section from their own machine into the page (ALLOW_OVERRIDES=1). */
  readonly overridable?: boolean;
  /** In the browser alone: section → origin of the development server that stands in for its version. */
  readonly overridden?: Readonly<Partial<Record<SectionName, string>>>;
  /** Where the API answers, if not under `/api` of the page's own origin (PUBLIC_API_URL). */
  readonly api?: string;
  /** Of a hundred page views so many are measured, where VITALS_PERCENT says another number than its default. */
  readonly measured?: number;
  readonly shell: {
    readonly version: string;
    /** Its scripts, in the order in which they run. */ readonly files: readonly string[];
  };
  readonly sections: Readonly<Partial<Record<SectionName, SectionPin>>>;
  /** Script URL → integrity: of this route's files and of each section's entry, which has its chunks' own. */
  readonly integrity: Readonly<Record<string, string>>;
  /** URLs of the scripts that this route needs, in the order in which they run. */
  readonly files: readonly string[];
}

export const pinsElementId = 'pins';
