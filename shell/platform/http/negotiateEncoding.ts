import Negotiator from 'negotiator';

export type Coding = 'br' | 'gzip' | 'identity';

/** Ending that a file's name gets in each coding. */
export const codingEndings: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** A parameter that @types/negotiator lacks: the order among equal q-values. */
interface Ordering {
  encodings(available: readonly string[], preferred: readonly string[]): string[];
}

const preferred: readonly Coding[] = ['br', 'gzip', 'identity'];

/**
 * Chooses the coding of an answer that is ready as brotli, gzip and plain (RFC 9110, 12.5.3): the highest q-value,
 * the smaller body among equals. A client that refuses all three gets the plain one: the standard allows it, and it
 * helps more than a 406.
 */
export function negotiateEncoding(accepted: string | undefined): Coding {
  if (!accepted) return 'identity';
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } }) as Ordering;
  const [coding = 'identity'] = negotiator.encodings(preferred, preferred) as Coding[];
  return coding;
}
