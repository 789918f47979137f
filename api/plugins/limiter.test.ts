import { visitorKey } from './limiter';

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
});
