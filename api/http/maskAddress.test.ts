import { maskAddress } from './addresses';

describe('maskAddress', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0'],
    ['::ffff:203.0.113.77', '203.0.113.0'],
    ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::'],
    ['2a02::dead:beef', '2a02::'],
    ['2001:db8::1', '2001:db8::'],
    ['fe80::1234', 'fe80::'],
    ['fe80::1%eth0', 'fe80::'],
    ['::1', '::'],
    ['127.0.0.1', '127.0.0.0'],
    ['nonsense', 'unknown'],
    ['', 'unknown'],
  ])('shortens the address %s to %s', (address, masked) => {
    expect(maskAddress(address)).toBe(masked);
  });
});
