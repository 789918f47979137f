import type { SectionName } from './registry';

/** URL of a script → SHA-256 in base64, in the order in which the scripts run. */
export type PinnedScripts = Readonly<Record<string, string>>;

/**
 * The asset manifest of one document: the versions that it was rendered from, and its route's scripts with their
 * integrity. The document carries it as JSON in the element `pinsElementId`. It names no other section and no live
 * version. So a release of one section leaves the documents of all others byte for byte the same.
 *
 * A static page (/services):
 *
 *     { "static": true, "version": "3f2a…", "sectionScripts": {},
 *       "shell": { "version": "f10f…", "firstScript": { "/assets/shell/f10f…/enhance.3b1c.js": "9c1B…=" } } }
 *
 * A page that hydrates as it loads, without islands:
 *
 *     { "version": "8d07…",
 *       "sectionScripts": { "/assets/mfe-company/8d07…/remoteEntry.js": "1kQm…=", "/assets/mfe-company/8d07…/press.js": "Yt0e…=" },
 *       "shell": { "version": "f10f…", "firstScript": { "/assets/shell/f10f…/enhance.3b1c.js": "9c1B…=" },
 *                  "preloadedScripts": { "/assets/shell/f10f…/main.js": "Lw5s…=" } } }
 */
export interface Pins {
  /** True in the 404 document alone. */
  readonly notFound?: boolean;
  /** True for a static page, which needs no React: it starts when the visitor goes on. */
  readonly static?: true;
  /** Base URL of the API, if it is not `/api` of the page's own origin (PUBLIC_API_URL). */
  readonly api?: string;
  /** Percentage of page views that are measured, if VITALS_PERCENT differs from its default. */
  readonly vitalsPercent?: number;
  readonly shell: {
    readonly version: string;
    /** The script that runs on every page; it has the hashes of the shell's others. */
    readonly firstScript: PinnedScripts;
    /** Further scripts of the shell. A page with islands has only its lazy parts of the kit here. */
    readonly preloadedScripts?: PinnedScripts;
  };
  /** Version of the section that the page was rendered from; on Home, of the section whose part it shows. */
  readonly version?: string;
  /** Scripts of that section that this route needs, its entry first; empty for a static page. */
  readonly sectionScripts: PinnedScripts;
  /** Only on a dev server, which has no sections file. */
  readonly sections?: SectionPins;
}

/** Id of the `<script type="application/json">` that contains a document's pins. */
export const pinsElementId = 'pins';

/** The pins' element, with the JSON as its only group. */
const pinsElement = new RegExp(`<script type="application/json" id="${pinsElementId}">([^]*?)</script>`);

/** The pins of a document; undefined if it has none, or pins of another format. */
export function pinsIn(html: string): Pins | undefined {
  const json = pinsElement.exec(html)?.[1];
  const pins = json === undefined ? undefined : (JSON.parse(json) as Partial<Pins>);
  return pins?.shell?.firstScript && pins.sectionScripts ? (pins as Pins) : undefined;
}

/** The exact version of a section, and its container's entry. */
export interface SectionPin {
  readonly version: string;
  readonly entry: string;
  /** Subresource Integrity of the entry, which carries that of its chunks; undefined on dev servers. */
  readonly integrity?: string;
  /**
   * Scripts that pages need beside the entry and their own script (`services.ai-ml.js` for `/services/ai-ml`), relative to
   * the entry. `services.shared.js` belongs to the pages below `/services`, any other script to all pages.
   */
  readonly sharedScripts?: readonly string[];
}

export type SectionPins = Readonly<Partial<Record<SectionName, SectionPin>>>;

/**
 * All live sections, in one file at a stable address that is revalidated each time. A page requests it when its visitor
 * shows interest in another page, so that documents do not grow with the number of sections.
 */
export interface SectionsFile {
  /** Version of the shell that belongs to these sections. A tab with another version loads its next page as a document. */
  readonly shell: string;
  readonly sections: SectionPins;
}

export const sectionsUrl = '/sections.json';

/** URL → integrity of all scripts that a document pins, in the order in which they run. */
export const getIntegrity = ({
  shell,
  sectionScripts,
}: Pick<Pins, 'shell' | 'sectionScripts'>): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...shell.firstScript, ...shell.preloadedScripts, ...sectionScripts }).map(
      ([url, hash]) => [url, `sha256-${hash}`],
    ),
  );
