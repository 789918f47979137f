import { maskAddress, customerKey, trustProxies, visitorKey } from './addresses';

describe('visitorKey', () => {
  it('counts an IPv4 address, mapped into IPv6 or not, as one visitor', () => {
    expect(visitorKey('203.0.113.7')).toBe('203.0.113.7');
    expect(visitorKey('::ffff:203.0.113.7')).toBe('203.0.113.7');
  });

  it('counts a whole /64 of IPv6 as one visitor, however it is written', () => {
    const key = visitorKey('2a02:0:0:1::dead');
    expect(key).toBe('2a02:0:0:1::/64');
    expect(visitorKey('2a02::1:1:2:3:4')).toBe(key);
    expect(visitorKey('2a02:0:0:2::dead')).not.toBe(key);
  });

  it('ignores the port of an address', () => {
    expect(visitorKey('203.0.113.7:5678')).toBe(visitorKey('203.0.113.7:40000'));
    expect(visitorKey('[2a02:0:0:1::dead]:443')).toBe('2a02:0:0:1::/64');
    expect(maskAddress('203.0.113.7:5678')).toBe('203.0.113.0');
  });

  it('is wider for a whole site', () => {
    expect(customerKey('2a02:1:2:3456::1')).toBe('2a02:1:2::/48');
    expect(customerKey('203.0.113.7')).toBe('203.0.113.7');
  });
});

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

describe('trustProxies', () => {
  it.each([
    ['10.0.0.5', true],
    ['10.0.0.5:5555', true],
    ['[2001:db8::1]:443', true],
    ['::ffff:10.1.2.3', true],
    ['11.0.0.5', false],
    ['2001:db9::1', false],
    ['unknown', false],
  ])('knows whether %s is one of ours', (address, trusted) => {
    const trust = trustProxies(['10.0.0.0/8', '2001:db8::/32', '192.0.2.1']);
    expect(trust && trust(address)).toBe(trusted);
  });

  it('trusts nobody without a network', () => expect(trustProxies([])).toBe(false));
});
