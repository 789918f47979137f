import type { IncomingMessage } from 'node:http';
import { undefinedIfMissing } from 'shared-content/artifact/durable';
import { cookieAttributes, drawSlot, getCookie, getSlot, isIn } from '../http/canaryCookie';
import { negotiateEncoding } from '../http/negotiateEncoding';
import { getPreviewName, readPreviews } from '../store/previews';
import type { SiteFolder } from '../store/SiteFolder';
import { readCanary } from '../store/state';
import type { Canary } from '../store/state.contract';
import type { Generation } from './Generation';
import { ServedGeneration, type Log } from './ServedGeneration';
import type { Answer } from './sendAnswer';

/** The source of a request's answer. */
interface AnswerSource {
  readonly from: ServedGeneration;
  readonly isPreview: boolean;
  /** While a canary runs: the generation that this visitor does not get, and Set-Cookie for a new visitor. */
  readonly drawn?: { readonly other: ServedGeneration; readonly cookie?: string };
}

interface SelectorOptions {
  readonly siteUrl: string;
  /** Serves this one alone, whatever is live. */
  readonly generation: string | undefined;
}

/** Decides which generation a visitor gets: the live one, a preview by its host, or a canary by its cookie. */
export class GenerationSelector {
  readonly live: ServedGeneration;
  /** The previous generation: open tabs may show its pages. */
  private readonly previous: ServedGeneration | undefined;
  private readonly getCanary: ReturnType<typeof createCanaryRead> | undefined;
  private readonly getPreviews: ReturnType<typeof createPreviewsRead>;
  private readonly siteUrl: URL;
  private readonly sources = new WeakMap<IncomingMessage, AnswerSource>();

  constructor(siteFolder: SiteFolder, log: Log, { generation, siteUrl }: SelectorOptions) {
    this.siteUrl = new URL(siteUrl);
    this.getPreviews = createPreviewsRead(siteFolder, log);
    this.live = new ServedGeneration(siteFolder, log, generation);
    // A server for one generation takes no part in a canary, and must show which files that generation lacks.
    if (generation !== undefined) return;
    this.getCanary = createCanaryRead(siteFolder, log);
    // It is absent after the first release and after a prune, so its absence is not logged.
    this.previous = new ServedGeneration(siteFolder, { error() {}, info() {} }, siteFolder.previous);
  }

  /** The source of a request's answer; it stays the same until the request ends. */
  select(request: IncomingMessage): AnswerSource {
    const { host, cookie } = request.headers;
    const source = this.sources.get(request) ?? this.findPreview(host) ?? this.draw(cookie);
    this.sources.set(request, source);
    return source;
  }

  /** The preview that a Host header names. */
  private findPreview(host = ''): AnswerSource | undefined {
    const name = getPreviewName(host, this.siteUrl.hostname);
    const preview = name === undefined ? undefined : this.getPreviews()?.get(name);
    return preview && { from: preview.documents, isPreview: true };
  }

  /**
   * The live site or the running canary. A request without the canary's cookie (a new visitor, a robot) draws a slot
   * and gets it as a cookie. Each document is whole and pins its scripts, so it works for any visitor.
   */
  private draw(cookies: string | undefined): AnswerSource {
    const canary = this.getCanary?.();
    if (!canary) return { from: this.live, isPreview: false };
    const kept = getSlot(cookies, canary.id);
    const slot = kept ?? drawSlot();
    const cookie = `${getCookie(canary.id, slot)}; ${cookieAttributes(this.siteUrl.protocol === 'https:')}`;
    const { documents, share } = canary;
    const [from, other] = isIn(slot, share) ? [documents, this.live] : [this.live, documents];
    return { from, isPreview: false, drawn: { other, ...(kept === undefined && { cookie }) } };
  }

  /** The generation of a request; the live one where the canary's cannot be read. */
  async generation({ from, isPreview }: AnswerSource): Promise<Generation | undefined> {
    return (await from.get()) ?? (isPreview ? undefined : this.live.get());
  }

  /**
   * The answer at a path. Files of a page are found in both generations of a canary: requests for drawings, icons and
   * deferred stylesheets may carry no cookie. While no canary runs, they may come from the previous live one.
   */
  async answer(source: AnswerSource, name: string, request: IncomingMessage): Promise<Answer | undefined> {
    const coding = negotiateEncoding(request.headers['accept-encoding']);
    const own = await (await this.generation(source))?.answer(name, coding);
    if (own || source.isPreview) return own;
    const other = source.drawn?.other ?? this.previous;
    const others = await (await other?.get())?.answer(name, coding).catch(undefinedIfMissing);
    return others && !isDocument(others) ? others : undefined;
  }
}

export const isDocument = ({ headers }: Answer): boolean =>
  headers['Content-Type']?.startsWith('text/html') ?? false;

/** A canary or a preview as the store names it, and its documents. */
type Shown<T> = T & { readonly documents: ServedGeneration };
type PreviewsByName = ReadonlyMap<string, Shown<{ readonly generation: string }>>;

const createCanaryRead = (siteFolder: SiteFolder, log: Log) =>
  createPolledRead('The canary', log, (before: Shown<Canary> | undefined) => {
    const canary = readCanary(siteFolder);
    return canary && { ...canary, documents: open(siteFolder, log, canary.generation, before) };
  });

const createPreviewsRead = (siteFolder: SiteFolder, log: Log) =>
  createPolledRead('Previews', log, (before: PreviewsByName | undefined): PreviewsByName => {
    const previews = readPreviews(siteFolder).map(({ name, generation }) => {
      const documents = open(siteFolder, log, generation, before?.get(name));
      return [name, { generation, documents }] as const;
    });
    return new Map(previews);
  });

/** Keeps a generation that was read before, with its answers in memory. */
const open = (
  siteFolder: SiteFolder,
  log: Log,
  generation: string,
  before: Shown<{ readonly generation: string }> | undefined,
): ServedGeneration =>
  before?.generation === generation ? before.documents : new ServedGeneration(siteFolder, log, generation);

/** Milliseconds until a server notices a change. */
const readEvery = 500;

/**
 * Reads a small file of the store at intervals, within requests. Where it cannot be read, the last value stays in
 * service, and the log says so once.
 *
 * @param what the content, for the log: `Previews`
 * @param read gets the value that was read before
 */
function createPolledRead<T>(what: string, log: Log, read: (before: T | undefined) => T | undefined) {
  let value: T | undefined;
  let readAt = -Infinity;
  let fault: string | undefined;
  return (): T | undefined => {
    const now = performance.now();
    if (now - readAt < readEvery) return value;
    readAt = now;
    try {
      value = read(value);
      fault = undefined;
    } catch (error) {
      const line = `${what} cannot be read: ${String(error)}`;
      if (line !== fault) log.error(line);
      fault = line;
    }
    return value;
  };
}
