/** 128 random bits. Not `crypto.randomUUID`, which insecure origins lack. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * Idempotency keys of one form. Unchanged content keeps its key on a retry, so that a connection that broke after the
 * server stored the enquiry creates no second one. Earlier contents are remembered, too: adding a sentence and
 * removing it again still retries the first message.
 */
export function createKeyring() {
  const keys = new Map<string, string>();
  return {
    /** The key of a content: the same for every try of the same words. */
    keyFor(content: object): string {
      const words = JSON.stringify(content);
      const known = keys.get(words);
      if (known) return known;
      const key = randomKey();
      keys.set(words, key);
      return key;
    },
    /** After a success, the same words are a new enquiry. */
    forget: () => keys.clear(),
  };
}
