import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Manifest, isFile, readManifest } from 'shared-content/build/manifest';
import { type AppName, type Pins, type SectionName, pinsMark } from 'shared-content/federation';
import type { RenderedDocument } from '../../site/document/document.contract';
import { documentEnd, pinnedShell } from '../../site/document/documentEnd';
import { inputsFile, settingsFile, versionsFile } from '../store/generationFiles';
import type { CompositionJob } from './composer.contract';
import type { Builds } from './pinsFor';

/** What a document shows from files beside it, which are named after their bytes. */
const beside = /\/(?:drawings\/[0-9a-f]+\.svg|late\.[0-9a-f]+\.css)/g;

/**
 * Documents of the live generation that stay as they are but for their end: a document is rendered from the shell, one
 * section and the settings, and from nothing else, so where these are the same it need not be rendered again; nor where
 * of another version of the section the page is the same (`documentInputs`).
 */
export class KeptDocuments {
  private readonly folder: string;
  private readonly recorded: Manifest['files'];
  /** App → version that they are of. */
  private readonly versions: Readonly<Record<string, string>>;
  private readonly builds: Builds;
  private inputs: Readonly<Record<string, string>> = {};
  private readonly texts = new Map<string, Promise<string | undefined>>();

  private constructor(
    folder: string,
    recorded: Manifest['files'],
    versions: Readonly<Record<string, string>>,
    builds: Builds,
  ) {
    this.folder = folder;
    this.recorded = recorded;
    this.versions = versions;
    this.builds = builds;
  }

  /** Undefined where no document can stay: nothing is live, or shell or settings are others. */
  static async of(
    { before, settings }: Pick<CompositionJob, 'before' | 'settings'>,
    builds: Builds,
  ): Promise<KeptDocuments | undefined> {
    if (before === undefined) return undefined;
    const read = (file: string): Promise<unknown> =>
      readFile(path.join(before, file), 'utf8')
        .then(JSON.parse)
        .catch(() => undefined);
    const versions = (await read(versionsFile)) as Readonly<Record<string, string>> | undefined;
    const manifest = await readManifest(before);
    if (!manifest || versions?.shell !== builds.shell.version) return undefined;
    if (JSON.stringify(await read(settingsFile)) !== JSON.stringify(settings)) return undefined;
    const kept = new KeptDocuments(before, manifest.files, versions, builds);
    kept.inputs = JSON.parse((await kept.read(inputsFile)) ?? '{}') as Record<string, string>;
    return kept;
  }

  private isSame(app: AppName): boolean {
    return this.versions[app] === this.builds[app].version;
  }

  /**
   * The document of a route with its end for another composition.
   *
   * @param made.owner section that it is rendered from, if any
   * @param made.inputs what else it is made of, where that is known
   * @returns undefined where it must be rendered: its page is another, or what lies there is not as it was recorded
   */
  async document(
    file: string,
    { owner, inputs }: { readonly owner: SectionName | undefined; readonly inputs: string | undefined },
    pins: Pins,
  ): Promise<RenderedDocument | undefined> {
    const isOther = owner !== undefined && !this.isSame(owner);
    if (isOther && (inputs === undefined || inputs !== this.inputs[file])) return undefined;
    const html = await this.read(file);
    const cut = html?.lastIndexOf(pinsMark) ?? -1;
    if (html === undefined || cut < 0) return undefined;
    const start = html.slice(0, cut);
    // The section's versions may lie elsewhere now.
    if (!start.includes(pinnedShell(pins))) return undefined;
    // A drawing in its version's own folder, say.
    if (isOther && start.includes(this.versions[owner] ?? '')) return undefined;
    const files: Record<string, string> = {};
    for (const [url] of start.matchAll(beside)) {
      const text = await this.besideOf(url);
      if (text === undefined) return undefined;
      files[url] = text;
    }
    return { html: start + documentEnd(pins), files };
  }

  /** Many documents share one: read once. */
  private besideOf(url: string): Promise<string | undefined> {
    const text = this.texts.get(url) ?? this.read(url.slice(1));
    this.texts.set(url, text);
    return text;
  }

  private async read(file: string): Promise<string | undefined> {
    const recorded = this.recorded[file];
    const text = await readFile(path.join(this.folder, file), 'utf8').catch(() => undefined);
    return recorded && text !== undefined && isFile(text, recorded) ? text : undefined;
  }
}
