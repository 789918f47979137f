import {
  type Pins,
  type SectionName,
  type SectionPin,
  type SectionPins,
  type SectionsFile,
  getIntegrity,
  getSectionShownAt,
  scriptTimeout,
  sectionsUrl,
} from 'shared-content/federation';
import { ownUrl } from '../browser';

/** A file that did not load; `request` is its URL, as in webpack's ChunkLoadError. */
export class ScriptError extends Error {
  readonly request: string;

  constructor(request: string, what: string) {
    super(`${request} ${what}`);
    this.request = request;
  }
}

/** Milliseconds after which the sections' file is requested again: an open tab follows releases and rollbacks. */
const lifetime = 60_000;

/** The sections that this tab runs. The document pins its own section; one file pins all others. */
export class PinnedSections {
  private readonly pins: Pins;
  private readonly own: SectionName | undefined;
  /** Sections that run in this tab, taken from the file. */
  private readonly taken = new Map<SectionName, SectionPin>();
  private asked: Promise<SectionPins> | undefined;
  private askedAt = 0;
  private known: SectionPins | undefined;
  private shell: string | undefined;

  /** @param path of the document */
  constructor(pins: Pins, path: string) {
    this.pins = pins;
    this.own = getSectionShownAt(path);
  }

  /**
   * All live sections. A call never waits for a newer file: it gets the known one, and the newer one serves later calls.
   *
   * @throws ScriptError if the file does not load; the next call requests it again
   */
  all(): Promise<SectionPins> {
    if (this.asked && Date.now() - this.askedAt < lifetime) return this.asked;
    this.askedAt = Date.now();
    const fresh = this.ask();
    fresh.then(
      (sections) => {
        this.known = sections;
        this.asked = fresh;
      },
      () => {
        if (this.asked === fresh) this.asked = undefined;
      },
    );
    this.asked ??= fresh;
    return this.asked;
  }

  /** A section's version; undefined if neither the document nor the loaded file names it. */
  getVersion(name: SectionName): string | undefined {
    const own = name === this.own ? this.pins.version : undefined;
    return own ?? (this.taken.get(name) ?? this.known?.[name])?.version;
  }

  /**
   * A section's entry and its integrity, undefined for a development server. Those of the page's own section are known at
   * once.
   *
   * @throws ScriptError as `all`; Error if this page does not pin the section
   */
  async getPin(name: SectionName): Promise<Pick<SectionPin, 'entry' | 'integrity'>> {
    if (name === this.own) {
      const [entry] = Object.keys(this.pins.sectionScripts);
      if (entry) return { entry, integrity: getIntegrity(this.pins)[entry] };
    }
    const pin = this.taken.get(name) ?? (await this.all())[name];
    if (!pin) throw new Error(`${name} is not pinned by this page`);
    this.taken.set(name, pin);
    return pin;
  }

  /**
   * Whether the next page must come as a document. A tab runs one version of the shell and of each section. True
   * if the shell, or a section that runs in this tab, is live in another version. Also true for a section on another
   * origin: the document's CSP may not name that origin.
   *
   * @param path of the next page
   * @returns false when it is not known: `all` has not answered
   */
  isOutdated(path: string): boolean {
    const { pins, own, known } = this;
    if (!known || this.shell === undefined) return false;
    const required = getSectionShownAt(path);
    const next = required && known[required];
    if (next && required !== own && new URL(next.entry, location.origin).origin !== location.origin)
      return true;
    const running = required && this.taken.get(required);
    if (running && running.version !== next?.version) return true;
    const runsOwn = own !== undefined && Object.keys(pins.sectionScripts).length > 0;
    return this.shell !== pins.shell.version || (runsOwn && known[own]?.version !== pins.version);
  }

  private async ask(): Promise<SectionPins> {
    if (this.pins.sections) return this.pins.sections;
    const signal = AbortSignal.timeout(scriptTimeout);
    const answer = await fetch(ownUrl(sectionsUrl), { signal }).catch(() => undefined);
    if (!answer?.ok) throw new ScriptError(sectionsUrl, 'failed to load');
    const file = (await answer.json()) as SectionsFile;
    this.shell = file.shell;
    return file.sections;
  }
}
