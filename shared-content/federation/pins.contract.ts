import type { SectionName } from './registry';

/** URL → SHA-256 in base64, in the order in which they run. */
export type PinnedScripts = Readonly<Record<string, string>>;

/**
 * The exact versions that a document was rendered from, and the scripts that its route needs, with their integrity: one
 * piece of JSON in it, as `pinsElementId`. It names nothing of other sections, nor of what is live beside it, so that a
 * release of one section leaves the documents of all others byte for byte.
 */
export interface Pins {
  /** True in the 404 document alone. */
  readonly notFound?: boolean;
  /** True where nothing of the page needs React: the first script runs at once, the rest when the visitor goes on. */
  readonly static?: true;
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
  /** Of the section that the page was rendered from; on Home, of the one whose part it shows. */
  readonly version?: string;
  /** What this route needs of that section, its entry first; nothing of a static page's. */
  readonly files: PinnedScripts;
  /** In the browser alone: section → origin of the development server that stands in for its version. */
  readonly overridden?: Readonly<Partial<Record<SectionName, string>>>;
  /** On a dev server alone, which has no sections file. */
  readonly sections?: SectionPins;
}

/** Id of the `<script type="application/json">` that a document has its pins in. */
export const pinsElementId = 'pins';

/** The pins' element, with the JSON as its only group. */
export const pinsElement = new RegExp(
  `<script type="application/json" id="${pinsElementId}">([^]*?)</script>`,
);

/** The pins of a document; undefined where it has none, or another form of them. */
export function pinsIn(html: string): Pins | undefined {
  const json = pinsElement.exec(html)?.[1];
  const pins = json === undefined ? undefined : (JSON.parse(json) as Partial<Pins>);
  return pins?.shell?.run && pins.files ? (pins as Pins) : undefined;
}

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

export type SectionPins = Readonly<Partial<Record<SectionName, SectionPin>>>;

/**
 * All sections that are live, in one file at a stable address, which is revalidated each time. A page asks for it at the
 * first sign that its visitor goes on, so that no document grows with the number of teams.
 */
export interface SectionsFile {
  /** Version of the shell that these sections go with: a page of another one takes the next page as a document. */
  readonly shell: string;
  readonly sections: SectionPins;
}

export const sectionsUrl = '/sections.json';

/** URL → integrity of all scripts that a document pins, in the order in which they run. */
export const getIntegrity = ({ shell, files }: Pick<Pins, 'shell' | 'files'>): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...shell.run, ...shell.more, ...files }).map(([url, hash]) => [url, `sha256-${hash}`]),
  );
