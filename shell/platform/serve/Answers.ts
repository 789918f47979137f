import { LRUCache } from 'lru-cache';
import { ofVisitor } from '../http/securityHeaders';

/** An answer in memory: its body, and its headers made once. */
export interface Answer {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: Headers;
  /** What a 304 carries. */
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

/** What an answer takes besides its body: mostly a document's policy. */
export const headBytes = 4_096;

/** Answers in memory, bounded in bytes: what nobody has asked for the longest time goes first. */
export class Answers<T extends Answer = Answer> {
  /** A larger body is nothing for this memory. */
  readonly mostEach: number;
  private readonly kept: LRUCache<string, T>;
  private readonly making = new Map<string, Promise<T | undefined>>();

  /** @param most bytes of all answers together */
  constructor(most: number, mostEach = most / 16) {
    this.mostEach = mostEach;
    this.kept = new LRUCache({ maxSize: most, sizeCalculation: ({ body }) => body.length + headBytes });
  }

  /** Bytes that are held now. */
  get size(): number {
    return this.kept.calculatedSize;
  }

  /** The answer if it is in memory. */
  get(key: string): T | undefined {
    return this.kept.get(key);
  }

  /** Makes an answer and keeps it: once for all who ask meanwhile. A failure, or that there is none, is not kept. */
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
