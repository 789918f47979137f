import type { SiteFolder } from '../store/SiteFolder';
import { Generation } from './Generation';

/** For health probes. */
interface ServedState {
  /** The generation that visitors get; undefined before one could be read. */
  readonly generation?: string;
  /** True when the store names another generation, which cannot be read. */
  readonly lags: boolean;
  /** The generation that the store names, and why it is not served, where it lags. */
  readonly named?: string;
  readonly fault?: string;
}

/** The part of a logger that this file uses. */
interface Log {
  error(line: string): void;
  info(line: string): void;
}

/** Milliseconds before a generation that could not be read is tried again. */
const retryAfter = 1_000;

/**
 * A generation that visitors get, read again when the store names another one. A generation that cannot be read, or is
 * not whole yet, is not taken. The last good one stays in service, and the log says so once.
 */
export class ServedGeneration {
  private served: Generation | undefined;
  private updating: Promise<void> | undefined;
  private refused: { readonly id: string; readonly fault: string; readonly at: number } | undefined;

  /** @param named the one to serve, or a function that names it at each request: by default what is live */
  constructor(
    private readonly siteFolder: SiteFolder,
    private readonly log: Log,
    private readonly named: string | (() => Promise<string | undefined>) = siteFolder.current,
  ) {}

  /** The generation that is named now, or the last good one; undefined before there is any. */
  async get(): Promise<Generation | undefined> {
    // Requests during a check share it.
    this.updating ??= this.update().finally(() => (this.updating = undefined));
    await this.updating;
    return this.served;
  }

  /** For health probes: checks as a request does. */
  async getState(): Promise<ServedState> {
    const generation = (await this.get())?.id;
    const { refused } = this;
    return refused
      ? { generation, lags: true, named: refused.id, fault: refused.fault }
      : { generation, lags: false };
  }

  private async update(): Promise<void> {
    let id = 'none';
    try {
      const named = typeof this.named === 'string' ? this.named : await this.named();
      // A store that is being replaced names none for a moment.
      if (named === undefined)
        throw new Error(
          this.served
            ? 'the store names no generation'
            : `nothing is released in ${this.siteFolder.path} yet: npm start or npm run release`,
        );
      id = named;
      if (this.refused?.id === id && performance.now() - this.refused.at < retryAfter) return;
      if (id !== this.served?.id) {
        this.served = await Generation.read(this.siteFolder.pages(id), id);
        if (this.refused) this.log.info(`Generation ${id} is served now`);
      }
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
