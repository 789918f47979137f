import type { SiteFolder } from '../store/SiteFolder';
import { Generation } from './Generation';

interface LiveState {
  /** The generation that visitors get; undefined before one could be read. */
  readonly generation?: string;
  /** True when the store names another generation, which cannot be read. */
  readonly lags: boolean;
  /** The generation that the store names, and why it is not served, where it lags. */
  readonly wanted?: string;
  readonly fault?: string;
}

/** The part of a logger that this file uses. */
export interface Log {
  error(line: string): void;
  info(line: string): void;
}

export interface LiveOptions {
  /** Serves this one, whatever `current` says: to open one that is not live yet. */
  readonly generation?: string;
  /** Names the one to serve; by default `current`. */
  readonly named?: () => Promise<string | undefined>;
}

/** Milliseconds before a generation that could not be read is tried again. */
const retryAfter = 1_000;

/**
 * The live generation, read again when `current` changes. A generation that cannot be read, or is not whole yet, is
 * not taken. The previous one stays in service, and the log says so once.
 */
export class LiveGeneration {
  private readonly siteFolder: SiteFolder;
  private readonly log: Log;
  private readonly options: LiveOptions;
  private served: Generation | undefined;
  private looking: Promise<void> | undefined;
  private refused: { readonly id: string; readonly fault: string; readonly at: number } | undefined;

  constructor(siteFolder: SiteFolder, log: Log, options: LiveOptions = {}) {
    this.siteFolder = siteFolder;
    this.log = log;
    this.options = options;
  }

  /** The generation that is named now, or the last good one; undefined before there is any. */
  async get(): Promise<Generation | undefined> {
    // Requests during a check share it.
    this.looking ??= this.look().finally(() => (this.looking = undefined));
    await this.looking;
    return this.served;
  }

  /** For health probes: checks as a request does. */
  async state(): Promise<LiveState> {
    const generation = (await this.get())?.id;
    const { refused } = this;
    return refused
      ? { generation, lags: true, wanted: refused.id, fault: refused.fault }
      : { generation, lags: false };
  }

  private async look(): Promise<void> {
    const { generation, named = this.siteFolder.current } = this.options;
    const id = generation ?? (await named());
    if (id === undefined) {
      // A store that is being replaced has no `current` for a moment.
      this.refuse(
        'none',
        this.served
          ? 'the store names no generation'
          : `nothing is released in ${this.siteFolder.path} yet: npm start or npm run release`,
      );
      return;
    }
    if (id === this.served?.id) {
      this.refused = undefined;
      return;
    }
    if (this.refused?.id === id && performance.now() - this.refused.at < retryAfter) return;
    try {
      this.served = await Generation.read(this.siteFolder.pages(id), id);
      if (this.refused) this.log.info(`Generation ${id} is served now`);
      this.refused = undefined;
    } catch (error) {
      this.refuse(id, error instanceof Error ? error.message : String(error));
    }
  }

  private refuse(id: string, fault: string): void {
    if (this.refused?.id !== id)
      this.log.error(
        `Generation ${id} cannot be served: ${fault}. ` +
          (this.served ? `Visitors get ${this.served.id}.` : 'Visitors get an error page.'),
      );
    this.refused = { id, fault, at: performance.now() };
  }
}
