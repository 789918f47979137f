import Negotiator from 'negotiator';

export type Coding = 'br' | 'gzip' | 'identity';

/** What the name of a file in a coding ends with, beside its own name. */
export const codingEndings: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** What @types/negotiator leaves out: the order among equal q-values. */
interface Ordering {
  encodings(available: readonly string[], preferred: readonly string[]): string[];
}

const preferred: readonly Coding[] = ['br', 'gzip', 'identity'];
const known = new Map<string, Coding>();
// Browsers send a handful of values; whoever sends others fills no memory with them.
const mostKnown = 100;

/**
 * The coding of an answer that lies ready as brotli, gzip and plain (RFC 9110, 12.5.3): the highest q-value,
 * the smaller one among equals. Where the client refuses all three it gets the plain one, which the standard
 * leaves to the server and which helps more than a 406.
 */
export function negotiateEncoding(accepted: string | undefined): Coding {
  if (!accepted) return 'identity';
  const found = known.get(accepted);
  if (found) return found;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } }) as Ordering;
  const [coding = 'identity'] = negotiator.encodings(preferred, preferred) as Coding[];
  if (known.size >= mostKnown) known.clear();
  known.set(accepted, coding);
  return coding;
}
