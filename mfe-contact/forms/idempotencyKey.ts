const toHex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

/** 128 random bits. Not `crypto.randomUUID`, which insecure origins lack. */
export const createSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => toHex(byte, 2)).join('');

/** FNV-1a in 32 bits. Synchronous, and on insecure origins, too, where `crypto.subtle` is missing. */
function hash(words: string): string {
  let bits = 0x811c9dc5;
  for (let index = 0; index < words.length; index += 1)
    bits = Math.imul(bits ^ words.charCodeAt(index), 0x01000193);
  return toHex(bits >>> 0, 8);
}

/**
 * The idempotency key of a content: the same for every try of the same words under one seed, so that a connection that
 * broke after the server stored the enquiry creates no second one. Adding a sentence and removing it again still retries
 * the first message.
 *
 * @param seed of one enquiry, from `createSeed`; it outlives a reload with the draft
 */
export const getIdempotencyKey = (seed: string, content: object): string =>
  seed + hash(JSON.stringify(content));
