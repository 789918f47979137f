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

/** Milliseconds after which the sections' file is requested again: an open tab follows releases and rollbacks. */
const lifetime = 60_000;

/** The sections that this tab runs. The document pins its own section; one file pins all others. */
export class PinnedSections {
  private readonly pins: Pins;
  private readonly own: SectionName | undefined;
  /** Sections that run in this tab, taken from the file. */
  private readonly taken = new Map<SectionName, SectionPin>();
  private file: SectionsFile | undefined;
  private asking: Promise<SectionsFile> | undefined;
  private askedAt = 0;

  /** @param path of the document */
  constructor(pins: Pins, path: string) {
    this.pins = pins;
    this.own = getSectionShownAt(path);
  }

  /**
   * All live sections. A call never waits for a newer file: it gets the known one, and the newer one serves later calls.
   *
   * @throws Error if the file does not load; the next call requests it again
   */
  async all(): Promise<SectionPins> {
    if (this.pins.sections) return this.pins.sections;
    if (!this.asking || Date.now() - this.askedAt >= lifetime) {
      this.askedAt = Date.now();
      this.asking = this.ask();
      this.asking.catch(() => (this.asking = undefined));
    }
    return (this.file ?? (await this.asking)).sections;
  }

  /** A section's version; undefined if neither the document nor the loaded file names it. */
  getVersion(name: SectionName): string | undefined {
    const own = name === this.own ? this.pins.version : undefined;
    return own ?? (this.taken.get(name) ?? this.file?.sections[name])?.version;
  }

  /**
   * A section's entry and its integrity, undefined for a development server. Those of the page's own section are known at
   * once.
   *
   * @throws Error as `all`, and if this page does not pin the section
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
   * if the shell, or a section that runs in this tab, is live in another version.
   *
   * @param path of the next page
   * @returns false when it is not known: `all` has not answered
   */
  isOutdated(path: string): boolean {
    const { pins, own, file } = this;
    if (!file) return false;
    const required = getSectionShownAt(path);
    const running = required && this.taken.get(required);
    if (running && running.version !== file.sections[required]?.version) return true;
    const runsOwn = own !== undefined && Object.keys(pins.sectionScripts).length > 0;
    return file.shell !== pins.shell.version || (runsOwn && file.sections[own]?.version !== pins.version);
  }

  private async ask(): Promise<SectionsFile> {
    const answer = await fetch(ownUrl(sectionsUrl), { signal: AbortSignal.timeout(scriptTimeout) });
    if (!answer.ok) throw new Error(`${sectionsUrl} answered ${answer.status}`);
    return (this.file = (await answer.json()) as SectionsFile);
  }
}
