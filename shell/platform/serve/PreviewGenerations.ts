import { statSync } from 'node:fs';
import path from 'node:path';
import { getPreviewName, previewsKey, readPreviews } from '../store/previews';
import type { Store } from '../store/Store';
import { LiveGeneration, type LiveOptions } from './LiveGeneration';

/** Milliseconds until the server notices a new, changed or removed preview. */
const lookEvery = 500;
/** Milliseconds until it reads them even if the file's date is unchanged: file systems count time in steps. */
const readEvery = 10_000;

/**
 * The previews of a store, each under its name before the site's own host (`pr-42.www.example.com`) or before
 * localhost. They are seldom opened, so they are read from the disk and take little memory.
 */
export class PreviewGenerations {
  private readonly store: Store;
  private readonly siteHost: string;
  private readonly log: ConstructorParameters<typeof LiveGeneration>[1];
  private readonly options: LiveOptions;
  private byName: ReadonlyMap<string, { readonly id: string; readonly generation: LiveGeneration }> =
    new Map();
  private lookedAt = -Infinity;
  private readAt = -Infinity;
  private changedAt: number | undefined;
  private fault: string | undefined;

  /** @param siteUrl canonical origin of the site */
  constructor(
    store: Store,
    log: ConstructorParameters<typeof LiveGeneration>[1],
    siteUrl: string,
    options: LiveOptions = {},
  ) {
    this.siteHost = new URL(siteUrl).hostname;
    this.store = store;
    this.log = log;
    this.options = { ...options, memory: 4 << 20 };
  }

  /** The preview that a request's Host header names; undefined for the site itself. */
  of(host: string | undefined): LiveGeneration | undefined {
    this.lookAgain();
    if (this.byName.size === 0 || host === undefined) return undefined;
    const name = getPreviewName(host, this.siteHost);
    return name === undefined ? undefined : this.byName.get(name)?.generation;
  }

  /** Checks the file's date at intervals, in one system call: a rename replaces the whole file. */
  private lookAgain(): void {
    const now = performance.now();
    if (now - this.lookedAt < lookEvery) return;
    this.lookedAt = now;
    try {
      const file = path.join(this.store.folder, previewsKey);
      const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
      if (changedAt === this.changedAt && now - this.readAt < readEvery) return;
      this.changedAt = changedAt;
      this.readAt = now;
      this.read();
    } catch (error) {
      // A request is under way, so the previews of the last read stay in service.
      const line = `Previews cannot be read: ${String(error)}`;
      if (line !== this.fault) this.log.error(line);
      this.fault = line;
    }
  }

  private read(): void {
    const known = this.byName;
    this.byName = new Map(
      readPreviews(this.store).map(({ name, generation: id }) => {
        const before = known.get(name);
        const generation = () =>
          new LiveGeneration(this.store, this.log, { ...this.options, generation: id });
        return [name, before?.id === id ? before : { id, generation: generation() }];
      }),
    );
  }
}
