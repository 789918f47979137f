import type { Log } from './LiveGeneration';

/** Milliseconds until a server notices a change. */
const lookEvery = 500;

/**
 * Reads a small file of the store at intervals, within requests. Where it cannot be read, the last value stays in
 * service, and the log says so once.
 *
 * @param what the content, for the log: `Previews`
 */
export function createPolledRead<T>(what: string, log: Log, read: () => T): () => T | undefined {
  let value: T | undefined;
  let lookedAt = -Infinity;
  let fault: string | undefined;
  return () => {
    const now = performance.now();
    if (now - lookedAt < lookEvery) return value;
    lookedAt = now;
    try {
      value = read();
      fault = undefined;
    } catch (error) {
      const line = `${what} cannot be read: ${String(error)}`;
      if (line !== fault) log.error(line);
      fault = line;
    }
    return value;
  };
}
