const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A version 4 UUID, also where `crypto.randomUUID` is missing (insecure origins). */
function randomUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return [
    [0, 4],
    [4, 6],
    [6, 8],
    [8, 10],
    [10, 16],
  ]
    .map(([from, to]) => hex(bytes.subarray(from, to)))
    .join('-');
}

export interface Keyring {
  /** The key of a content: the same for every try of the same words. */
  readonly keyFor: (content: object) => string;
  /** After a success, the same words are a new enquiry. */
  readonly forget: () => void;
}

/**
 * Idempotency keys of one form. Unchanged content keeps its key on a retry, so that a connection that broke after the
 * server stored the enquiry creates no second one. Earlier contents are remembered, too: adding a sentence and
 * removing it again still retries the first message.
 */
export function createKeyring(): Keyring {
  const keys = new Map<string, string>();
  return {
    keyFor(content) {
      const words = JSON.stringify(content);
      const known = keys.get(words);
      if (known) return known;
      const key = randomUuid();
      keys.set(words, key);
      return key;
    },
    forget: () => keys.clear(),
  };
}
