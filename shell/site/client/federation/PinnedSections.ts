import {
  type Pins,
  type SectionName,
  type SectionPin,
  type SectionPins,
  type SectionsFile,
  homePart,
  federationManifest,
  getIntegrity,
  scriptTimeout,
  sectionOwning,
  sectionsUrl,
} from 'shared-content/federation';
import { ownUrl } from '../ownUrl';
import { ScriptError } from './ScriptError';

/** The sections that this tab runs: its document's own by its pins, all others by a file that is asked for once. */
export class PinnedSections {
  private readonly pins: Pins;
  private readonly own: SectionName | undefined;
  private asked: Promise<SectionPins> | undefined;
  /** Absolute URL of each entry that was handed out → its integrity, empty for one of a development server. */
  private readonly entries = new Map<string, string>();
  private known: SectionPins | undefined;
  private shell: string | undefined;

  /** @param path of the document */
  constructor(pins: Pins, path: string) {
    this.pins = pins;
    this.own = path === '/' ? homePart.section : sectionOwning(path)?.name;
  }

  /** @throws ScriptError where the file does not come; the next call asks anew */
  all(): Promise<SectionPins> {
    if (!this.asked) {
      this.asked = this.ask();
      this.asked.then(
        (sections) => (this.known = sections),
        () => (this.asked = undefined),
      );
    }
    return this.asked;
  }

  /**
   * Where a section's container is: of the page's own section at once.
   *
   * @throws ScriptError as `all`; Error where there is no such section
   */
  async getEntry(name: SectionName): Promise<string> {
    const { entry, integrity = '' } = await this.getPin(name);
    this.entries.set(new URL(entry, location.origin).href, integrity);
    return entry;
  }

  /**
   * Integrity of a script that a section starts by.
   *
   * @param url absolute
   * @returns empty where it comes from a developer's machine; undefined where this page pins no such script
   */
  getIntegrity(url: string): string | undefined {
    const isDevelopment = [...this.entries].some(
      ([entry, integrity]) => integrity === '' && new URL(entry).origin === new URL(url).origin,
    );
    return this.entries.get(url) ?? (isDevelopment ? '' : undefined);
  }

  /** Undefined where neither the document nor the file, if it has come, says it. */
  getVersion(name: SectionName): string | undefined {
    return (name === this.own ? this.pins.version : undefined) ?? this.known?.[name]?.version;
  }

  private async getPin(name: SectionName): Promise<Pick<SectionPin, 'entry' | 'integrity'>> {
    if (name === this.own && !this.pins.overridden?.[name]) {
      const [entry] = Object.keys(this.pins.files);
      if (entry) return { entry, integrity: getIntegrity(this.pins)[entry] };
    }
    const pin = (await this.all())[name];
    if (!pin) throw new Error(`${name} is not pinned by this page`);
    return pin;
  }

  /**
   * Whether a release has replaced what this tab runs: it runs one version of the shell and one of each section, so its
   * next page comes as a document. So does a page of a section that another origin serves: the policy of this document
   * names the origins of its own time alone. False where nobody knows.
   *
   * @param path of the next page
   */
  async isOutdated(path: string): Promise<boolean> {
    const { pins, own } = this;
    const all = await this.all().catch(() => undefined);
    if (!all || this.shell === undefined || pins.overridden) return false;
    const wanted = path === '/' ? homePart.section : sectionOwning(path)?.name;
    const entry = wanted === undefined || wanted === own ? undefined : all[wanted]?.entry;
    if (entry !== undefined && new URL(entry, location.origin).origin !== location.origin) return true;
    const runsOwn = own !== undefined && Object.keys(pins.files).length > 0;
    return this.shell !== pins.shell.version || (runsOwn && all[own]?.version !== pins.version);
  }

  private async ask(): Promise<SectionPins> {
    const { sections, overridden = {} } = this.pins;
    const ask = async () => {
      const signal = AbortSignal.timeout(scriptTimeout);
      const answer = await fetch(ownUrl(sectionsUrl), { signal }).catch(() => undefined);
      if (!answer?.ok) throw new ScriptError(sectionsUrl, 'failed to load');
      const file = (await answer.json()) as SectionsFile;
      this.shell = file.shell;
      return file.sections;
    };
    const own = Object.entries(overridden).map(([name, origin]) => [
      name,
      { version: 'development', entry: `${origin}/${federationManifest}` },
    ]);
    return { ...(sections ?? (await ask())), ...(Object.fromEntries(own) as SectionPins) };
  }
}
