import { randomUuid } from './randomUuid';

export interface Keyring {
  /** The key of this content: the same one for every try of the same words. */
  readonly keyFor: (content: object) => string;
  /** After a success the same words are a new enquiry. */
  readonly forget: () => void;
}

/**
 * Idempotency keys of one form. A second try of unchanged content carries the first try's key, so that a
 * connection that broke after the server had stored the enquiry makes no second one. Earlier contents are
 * remembered as well: who adds a sentence and takes it out again still retries the first message.
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
