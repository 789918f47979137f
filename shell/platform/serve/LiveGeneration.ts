import type { Store } from '../store/Store';
import { Generation, type GenerationOptions } from './Generation';

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

type Looked = Pick<Store, 'folder' | 'pages' | 'current' | 'currentNow'>;

export interface LiveOptions extends GenerationOptions {
  /** Serves this one, whatever `current` says: to open one that is not live yet. */
  readonly generation?: string;
}

/** Milliseconds before a generation that could not be read is tried again. */
const retryAfter = 1_000;

/**
 * The live generation, read again when `current` changes. A generation that cannot be read, or is not whole yet, is
 * not taken. The previous one stays in service, and the log says so once.
 */
export class LiveGeneration {
  private readonly store: Looked;
  private readonly log: Log;
  private readonly options: LiveOptions;
  private served: Generation | undefined;
  private looking: Promise<void> | undefined;
  private refused: { readonly id: string; readonly fault: string; readonly at: number } | undefined;

  private named: string | undefined;
  private lookedAt = false;

  constructor(store: Looked, log: Log, options: LiveOptions = {}) {
    this.store = store;
    this.log = log;
    this.options = options;
  }

  /**
   * The generation that `current` names now, if it is in memory. One check serves all requests of one turn of the
   * event loop, because they came together.
   */
  private inMemory(): Generation | undefined {
    if (!this.lookedAt) {
      this.named = this.options.generation ?? this.store.currentNow();
      this.lookedAt = true;
      setImmediate(() => (this.lookedAt = false));
    }
    return this.named === this.served?.id ? this.served : undefined;
  }

  /** The generation that `current` names now, or the last good one; undefined before there is any. */
  async get(): Promise<Generation | undefined> {
    const ready = this.inMemory();
    if (ready) {
      this.refused = undefined;
      return ready;
    }
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
    const id = this.options.generation ?? (await this.store.current());
    if (id === undefined) {
      // A store that is being replaced has no `current` for a moment.
      this.refuse(
        'none',
        this.served
          ? 'the store names no generation'
          : `nothing is released in ${this.store.folder} yet: npm start or npm run release`,
      );
      return;
    }
    if (id === this.served?.id) {
      this.refused = undefined;
      return;
    }
    if (this.refused?.id === id && performance.now() - this.refused.at < retryAfter) return;
    try {
      this.served = await Generation.read(this.store.pages(id), id, this.options);
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
