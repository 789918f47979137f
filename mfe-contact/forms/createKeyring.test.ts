import { createKeyring } from './createKeyring';

const random = /^[0-9a-f]{32}$/;

describe('createKeyring', () => {
  it('keeps the key for unchanged content', () => {
    const keyring = createKeyring();
    const key = keyring.keyFor({ email: 'ada@example.com' });
    expect(key).toMatch(random);
    expect(keyring.keyFor({ email: 'ada@example.com' })).toBe(key);
  });

  it('gives changed content another key, and restored content its first key', () => {
    const keyring = createKeyring();
    const first = keyring.keyFor({ description: 'An app' });
    expect(keyring.keyFor({ description: 'An app.' })).not.toBe(first);
    expect(keyring.keyFor({ description: 'An app' })).toBe(first);
  });

  it('gives the same content a new key after a success', () => {
    const keyring = createKeyring();
    const key = keyring.keyFor({ description: 'An app' });
    keyring.forget();
    expect(keyring.keyFor({ description: 'An app' })).not.toBe(key);
  });

  it('creates keys without crypto.randomUUID, as on an insecure origin', () => {
    const original = crypto.randomUUID;
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    const keys = [createKeyring().keyFor({}), createKeyring().keyFor({})];
    Object.defineProperty(crypto, 'randomUUID', { value: original, configurable: true });
    expect(keys[0]).toMatch(random);
    expect(keys[0]).not.toBe(keys[1]);
  });
});
