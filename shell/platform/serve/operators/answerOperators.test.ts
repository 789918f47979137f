import type { IncomingMessage } from 'node:http';
import { authorizeOperator } from './answerOperators';

const token = 'a-token-of-24-characters';
const publicUrl = 'https://www.example.com';

const request = (headers: Record<string, string> = {}, more: object = {}) =>
  ({
    socket: { remoteAddress: '127.0.0.1' },
    headers: { host: 'localhost:3000', connection: 'keep-alive', ...headers },
    httpVersion: '1.1',
    url: '/operators',
    ...more,
  }) as unknown as IncomingMessage;

const stranger = (headers: Record<string, string> = {}, url = '/operators') =>
  request({ 'x-forwarded-for': '198.51.100.7', ...headers }, { url });

describe('access from this machine', () => {
  const atLocalSite = (asked: IncomingMessage) =>
    authorizeOperator(asked, undefined, 'http://localhost:3000');

  it.each([
    ['by name', request()],
    ['by address', request({ host: '127.0.0.1:3000' })],
    ['over IPv6', request({ host: '[::1]:3000' }, { socket: { remoteAddress: '::1' } })],
    ['over a socket for both', request({}, { socket: { remoteAddress: '::ffff:127.0.0.1' } })],
  ])('is open on a local site %s', (_, asked) => {
    expect(atLocalSite(asked)).toBe('open');
  });

  it.each([
    ['another machine', request({}, { socket: { remoteAddress: '192.0.2.1' } })],
    ['a socket that is gone', request({}, { socket: {} })],
    ['a proxy that forwards an address', stranger()],
    ['a proxy with the header of RFC 7239', request({ forwarded: 'for=198.51.100.7' })],
    ['a proxy that names itself', request({ via: '1.1 proxy' })],
    ['a proxy with a header of its own', request({ 'x-real-ip': '198.51.100.7' })],
    ['a tunnel of a content network', request({ 'cf-connecting-ip': '198.51.100.7' })],
    ['a tunnel that names only its own request', request({ 'cf-ray': '7d1c' })],
    ['a proxy that keeps the original address', request({ 'x-original-url': '/operators' })],
    ['a proxy that keeps the public name', request({ host: 'www.example.com' })],
    ['no name at all', request({ host: '' })],
    ['a foreign name that points here', request({ host: 'rebound.example.com:3000' })],
    ['nginx with nothing but proxy_pass', request({}, { httpVersion: '1.0' })],
    ['the same with HTTP/1.1', request({ connection: 'close' })],
    ['a proxy that writes the option in capitals', request({ connection: 'TE, Close' })],
  ])('is closed for %s', (_, asked) => {
    expect(atLocalSite(asked)).toBe('closed');
  });

  it('needs the token on a public site', () => {
    expect(authorizeOperator(request(), undefined, publicUrl)).toBe('closed');
    expect(authorizeOperator(request(), token, publicUrl)).toBe('closed');
    expect(authorizeOperator(request({ authorization: `Bearer ${token}` }), token, publicUrl)).toBe('open');
  });
});

describe('the token', () => {
  it('grants access as a bearer token, and as the password of Basic auth', () => {
    const basic = `Basic ${Buffer.from(`operator:${token}`).toString('base64')}`;
    for (const authorization of [`Bearer ${token}`, basic])
      expect(authorizeOperator(stranger({ authorization }), token, publicUrl)).toBe('open');
    for (const authorization of ['', 'Bearer ', `Bearer ${token}x`, `Basic ${token}`, token])
      expect(authorizeOperator(stranger({ authorization }), token, publicUrl)).toBe('closed');
  });

  it('in the address becomes a cookie that lasts twelve hours and needs the same token', () => {
    const access = authorizeOperator(stranger({}, `/operators?token=${token}`), token, publicUrl);
    if (typeof access === 'string') throw new Error(access);
    expect(access.key).toMatch(
      /^operators=\d+\.[\w-]{43}; Path=\/operators; Max-Age=43200; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(access.key).not.toContain(token);
    const cookie = `site=1; ${access.key.split(';', 1)[0]}`;
    expect(authorizeOperator(stranger({ cookie }), token, publicUrl)).toBe('open');
    expect(authorizeOperator(stranger({ cookie }), 'another-token-of-24-chars', publicUrl)).toBe('closed');
    const later = cookie.replace(/=(\d)\d/, '=$19');
    expect(later).not.toBe(cookie);
    expect(authorizeOperator(stranger({ cookie: later }), token, publicUrl)).toBe('closed');
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 12 * 3_600_000 + 1);
    expect(authorizeOperator(stranger({ cookie }), token, publicUrl)).toBe('closed');
    now.mockRestore();
  });

  it('is refused when it is wrong, and always when none is configured', () => {
    expect(authorizeOperator(stranger({}, '/operators?token=wrong'), token, publicUrl)).toBe('closed');
    for (const url of ['/operators', '/operators?token=', '/operators?token=undefined'])
      expect(
        authorizeOperator(stranger({ authorization: 'Bearer undefined' }, url), undefined, publicUrl),
      ).toBe('closed');
  });
});
