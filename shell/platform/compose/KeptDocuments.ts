import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Manifest, isFile, readManifest } from 'shared-content/build/manifest';
import { type AppName, type Pins, type SectionName, pinsMark } from 'shared-content/federation';
import type { RenderedDocument } from '../../site/document/document.contract';
import { documentEnd } from '../../site/document/documentEnd';
import { settingsFile, versionsFile } from '../store/generationFiles';
import type { CompositionJob } from './composer.contract';
import type { Builds } from './pinsFor';

/** What a document shows from files beside it, which are named after their bytes. */
const beside = /\/(?:drawings\/[0-9a-f]+\.svg|late\.[0-9a-f]+\.css)/g;

/**
 * Documents of the live generation that stay as they are but for their end: a document is rendered from the shell, one
 * section and the settings, and from nothing else, so where these are the same it need not be rendered again.
 */
export class KeptDocuments {
  private readonly folder: string;
  private readonly isSame: (app: AppName) => boolean;
  private readonly recorded: Manifest['files'];
  private readonly texts = new Map<string, Promise<string | undefined>>();

  private constructor(folder: string, isSame: (app: AppName) => boolean, recorded: Manifest['files']) {
    this.folder = folder;
    this.isSame = isSame;
    this.recorded = recorded;
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
    const isSame = (app: AppName) => versions?.[app] === builds[app].version;
    if (!manifest || !isSame('shell')) return undefined;
    if (JSON.stringify(await read(settingsFile)) !== JSON.stringify(settings)) return undefined;
    return new KeptDocuments(before, isSame, manifest.files);
  }

  /**
   * The document of a route with its end for another composition.
   *
   * @param owner section that it is rendered from, if any
   * @returns undefined where it must be rendered: the section is another, or what lies there is not as it was recorded
   */
  async document(
    file: string,
    owner: SectionName | undefined,
    pins: Pins,
  ): Promise<RenderedDocument | undefined> {
    if (owner !== undefined && !this.isSame(owner)) return undefined;
    const html = await this.read(file);
    const cut = html?.lastIndexOf(pinsMark) ?? -1;
    if (html === undefined || cut < 0) return undefined;
    const start = html.slice(0, cut);
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
