import { LRUCache } from 'lru-cache';
import { ofVisitor } from '../http/securityHeaders';

/** An answer in memory: its body, and headers that were made once. */
export interface Answer {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: Headers;
  /** Headers of a 304. */
  readonly unchanged: Headers;
}

type Headers = Readonly<Record<string, string>>;

const varied = new WeakMap<Answer, Answer>();

/** The same answer while a canary runs: the next visitor may get another one. */
export function ofOneVisitor(answer: Answer): Answer {
  let own = varied.get(answer);
  if (!own) {
    own = { ...answer, headers: ofVisitor(answer.headers), unchanged: ofVisitor(answer.unchanged) };
    varied.set(answer, own);
  }
  return own;
}

/** Bytes that an answer takes besides its body, mostly a document's policy. */
export const headBytes = 4_096;

/** Answers in memory, limited in bytes; the least recently used goes first. */
export class Answers<T extends Answer = Answer> {
  /** Bytes of the largest body that is kept. */
  readonly mostEach: number;
  private readonly kept: LRUCache<string, T>;
  private readonly making = new Map<string, Promise<T | undefined>>();

  /** @param most bytes of all answers together */
  constructor(most: number, mostEach = most / 16) {
    this.mostEach = mostEach;
    this.kept = new LRUCache({ maxSize: most, sizeCalculation: ({ body }) => body.length + headBytes });
  }

  /** Bytes in memory now. */
  get size(): number {
    return this.kept.calculatedSize;
  }

  /** The answer if it is in memory. */
  get(key: string): T | undefined {
    return this.kept.get(key);
  }

  /** Makes an answer and keeps it; requests in the meantime share the work. It does not keep a failure or an absence. */
  make(key: string, read: () => Promise<T | undefined>): Promise<T | undefined> {
    const under = this.making.get(key);
    if (under) return under;
    const making = read()
      .then((answer) => {
        if (answer && answer.body.length <= this.mostEach) this.kept.set(key, answer);
        return answer;
      })
      .finally(() => this.making.delete(key));
    this.making.set(key, making);
    return making;
  }

  forget(key: string): void {
    this.kept.delete(key);
  }
}
