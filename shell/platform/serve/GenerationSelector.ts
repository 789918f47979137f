import type { IncomingMessage } from 'node:http';
import { undefinedIfMissing } from 'shared-content/artifact/durable';
import { negotiateEncoding } from '../http/negotiateEncoding';
import type { SiteFolder } from '../store/SiteFolder';
import type { Generation } from './Generation';
import { LiveGeneration, type Log } from './LiveGeneration';
import type { Answer } from './sendAnswer';
import { watchCanary } from './watchCanary';
import { watchPreviews } from './watchPreviews';

/** The source of a request's answer. */
interface AnswerSource {
  readonly from: LiveGeneration;
  readonly isPreview: boolean;
  /** While a canary runs: the generation that this visitor does not get, and Set-Cookie for a new visitor. */
  readonly drawn?: { readonly other: LiveGeneration; readonly cookie?: string };
}

/**
 * The generation before the live one. It is absent after the first release and after a prune, so its absence is not
 * logged.
 */
const beforeLive = (siteFolder: SiteFolder) =>
  new LiveGeneration(siteFolder, { error: () => {}, info: () => {} }, { named: siteFolder.previous });

interface SelectorOptions {
  readonly siteUrl: string;
  /** Serves this one alone, whatever is live. */
  readonly generation: string | undefined;
}

/** Decides which generation a visitor gets: the live one, a preview by its host, or a canary by its cookie. */
export class GenerationSelector {
  readonly live: LiveGeneration;
  /** The previous generation: open tabs may show its pages. */
  private readonly before: LiveGeneration | undefined;
  private readonly preview: ReturnType<typeof watchPreviews>;
  private readonly canary: ReturnType<typeof watchCanary> | undefined;
  private readonly everybody: AnswerSource;
  private readonly drawn = new WeakMap<IncomingMessage, AnswerSource>();

  constructor(siteFolder: SiteFolder, log: Log, { generation, siteUrl }: SelectorOptions) {
    this.live = new LiveGeneration(siteFolder, log, { generation });
    this.everybody = { from: this.live, isPreview: false };
    this.preview = watchPreviews(siteFolder, log, siteUrl);
    // A server for one generation takes no part in a canary, and must show which files that generation lacks.
    const isForAll = generation === undefined;
    this.canary = isForAll ? watchCanary(siteFolder, log, siteUrl.startsWith('https:')) : undefined;
    this.before = isForAll ? beforeLive(siteFolder) : undefined;
  }

  /** The source of a request's answer; a draw holds until the request ends. */
  of(request: IncomingMessage): AnswerSource {
    const { headers } = request;
    const preview = this.preview(headers.host);
    if (preview) return { from: preview, isPreview: true };
    const before = this.drawn.get(request);
    if (before) return before;
    const drawn = this.canary?.draw(headers.cookie);
    if (!drawn) return this.everybody;
    const { isIn, from: canary, cookie } = drawn;
    const [from, other] = isIn ? [canary, this.live] : [this.live, canary];
    const shown = { from, isPreview: false, drawn: { other, ...(cookie !== undefined && { cookie }) } };
    this.drawn.set(request, shown);
    return shown;
  }

  /** The generation of a request; the live one where the canary's cannot be read. */
  async generation({ from, isPreview }: AnswerSource): Promise<Generation | undefined> {
    return (await from.get()) ?? (isPreview ? undefined : this.live.get());
  }

  /**
   * The answer at a path. Files of a page are found in both generations of a canary: requests for drawings, icons and
   * deferred stylesheets may carry no cookie. While no canary runs, they may come from the previous live one.
   */
  async answer(shown: AnswerSource, name: string, request: IncomingMessage): Promise<Answer | undefined> {
    const coding = negotiateEncoding(request.headers['accept-encoding']);
    const own = await (await this.generation(shown))?.answer(name, coding);
    if (own || shown.isPreview) return own;
    const other = shown.drawn?.other ?? this.before;
    const others = await (await other?.get())?.answer(name, coding).catch(undefinedIfMissing);
    return others && !isDocument(others) ? others : undefined;
  }

  isPreview(request: IncomingMessage): boolean {
    return this.preview(request.headers.host) !== undefined;
  }

  /** For health probes. */
  state() {
    return this.live.state();
  }
}

export const isDocument = ({ headers }: Answer): boolean =>
  headers['Content-Type']?.startsWith('text/html') ?? false;
