import { createSeed, getIdempotencyKey } from './idempotencyKey';

describe('getIdempotencyKey', () => {
  it('gives the same words the same key, other words and other enquiries another', () => {
    const seed = createSeed();
    const key = getIdempotencyKey(seed, { description: 'An app' });
    expect(key).toMatch(/^[0-9a-f]{40}$/);
    expect(getIdempotencyKey(seed, { description: 'An app.' })).not.toBe(key);
    expect(getIdempotencyKey(seed, { description: 'An app' })).toBe(key);
    expect(getIdempotencyKey(createSeed(), { description: 'An app' })).not.toBe(key);
  });

  it('gives each of many similar contents a key of its own', () => {
    const keys = Array.from({ length: 10_000 }, (_, count) =>
      getIdempotencyKey('', { description: `An app ${count}` }),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('needs no crypto.randomUUID, as on an insecure origin', () => {
    const original = crypto.randomUUID;
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    const seed = createSeed();
    Object.defineProperty(crypto, 'randomUUID', { value: original, configurable: true });
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
  });
});
