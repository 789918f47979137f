import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isLoopbackHost } from 'api/loopback';

/** What proxies add, each in its own way. */
const forwarded =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-original-.+|x-(?:real|client|cluster-client)-ip|true-client-ip|cf-.+)$/;

/**
 * Whether a person or a command on this machine asks, as far as a request can tell. A proxy on this machine connects
 * from loopback, too, and speaks for the world: it says so in a header, or asks for the public name. nginx told nothing
 * but `proxy_pass` says neither, but speaks HTTP/1.0 or closes each connection, as no browser does. A proxy that hides
 * all of this cannot be told from this machine, so a public site does not ask (`getEntry`).
 */
export function comesFromHere({ socket, headers, httpVersion }: IncomingMessage): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const host = URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? '';
  return (
    isLoopbackHost(address) &&
    isLoopbackHost(host) &&
    httpVersion === '1.1' &&
    !/close/i.test(headers.connection ?? '') &&
    !Object.keys(headers).some((name) => forwarded.test(name))
  );
}

const hours = 12;
const cookieName = 'operators';
const stamp = (token: string, until: string) =>
  `${until}.${createHmac('sha256', token).update(`operators ${until}`).digest('base64url')}`;

const isSame = (given: string, expected: string) => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** `key`: the token stands in the address, where it is not to stay: the cookie is to take its place. */
type Entry = 'open' | 'closed' | { readonly key: string };

/**
 * Who may see the page for operators: this machine while the site's address is this machine's, else the token alone.
 *
 * @param siteUrl the site's public address
 */
export function getEntry(request: IncomingMessage, token: string | undefined, siteUrl: string): Entry {
  const { hostname, protocol } = new URL(siteUrl);
  if (isLoopbackHost(hostname) && comesFromHere(request)) return 'open';
  if (token === undefined) return 'closed';
  const { authorization = '', cookie = '' } = request.headers;
  if (isSame(authorization, `Bearer ${token}`)) return 'open';
  const kept = new RegExp(`(?:^|; *)${cookieName}=([^;]+)`).exec(cookie)?.[1] ?? '';
  const until = kept.split('.', 1)[0] ?? '';
  if (Number(until) > Date.now() && isSame(kept, stamp(token, until))) return 'open';
  const given = new URLSearchParams(request.url?.replace(/^[^?]*/, '')).get('token');
  if (given === null || !isSame(given, token)) return 'closed';
  const value = stamp(token, String(Date.now() + hours * 3_600_000));
  // Lax: a link to the page may stand in a chat.
  return {
    key: `${cookieName}=${value}; Path=/operators; Max-Age=${hours * 3_600}; HttpOnly; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`,
  };
}
