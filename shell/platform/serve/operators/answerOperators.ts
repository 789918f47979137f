import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Config } from 'api/config';
import { bearsToken, isSecret } from 'api/bears-token';
import type { Encounters } from 'api/encounters';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLoopbackHost } from 'shared-content/server/isLoopbackHost';
import { securityHeaders, strictPolicy } from '../../http/securityHeaders';
import type { SiteFolder } from '../../store/SiteFolder';
import { operatorsPage, operatorsPolicy } from './operatorsPage';
import { readOverview } from './readOverview';

export const operatorsPath = '/operators';

const never = {
  ...securityHeaders,
  'Content-Security-Policy': strictPolicy,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};

interface OperatorsOptions {
  readonly siteFolder: SiteFolder;
  readonly config: Config;
  readonly readEncounters: (() => Promise<Encounters>) | undefined;
}

/**
 * Answers an operator with the operators' page.
 *
 * @returns undefined for anyone else: they get the answer of an unknown page
 */
export async function answerOperators(
  request: FastifyRequest,
  reply: FastifyReply,
  { siteFolder, config, readEncounters }: OperatorsOptions,
): Promise<FastifyReply | undefined> {
  const access = authorizeOperator(request.raw, config.operatorsToken, config.siteUrl);
  if (access === 'closed') return undefined;
  if (access !== 'open')
    return reply
      .code(303)
      .headers({ ...never, 'Set-Cookie': access.key, Location: operatorsPath })
      .send();
  const overview = await readOverview(siteFolder, readEncounters);
  if (!overview) return undefined;
  return reply
    .headers({
      ...never,
      'Content-Security-Policy': operatorsPolicy,
      'Content-Type': 'text/html; charset=utf-8',
    })
    .send(operatorsPage(overview, config.siteName));
}

const hours = 12;
const cookieName = 'operators';
const stamp = (token: string, until: string) =>
  `${until}.${createHmac('sha256', token).update(`operators ${until}`).digest('base64url')}`;

/** Headers that proxies add, each in its own way. */
const proxyHeader = /forwarded|^via$|-ip$|^x-original-|^cf-/;

/**
 * Whether a request comes from this machine. A proxy on it connects from loopback, too, with other people's requests: it
 * keeps the public host name, adds a header, speaks HTTP/1.0 or closes each connection, as a bare nginx does.
 */
function isLocalRequest({ socket, headers, httpVersion }: IncomingMessage): boolean {
  const host = URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? '';
  const isForwarded =
    httpVersion !== '1.1' ||
    /close/i.test(headers.connection ?? '') ||
    Object.keys(headers).some((name) => proxyHeader.test(name));
  return isLoopbackHost(socket.remoteAddress ?? '') && isLoopbackHost(host) && !isForwarded;
}

/** `key`: the address has the token. It must not stay there, so this cookie replaces it. */
type Access = 'open' | 'closed' | { readonly key: string };

/**
 * Who may see the operators' page: this machine while the site's address is this machine's, otherwise only the token.
 *
 * @param siteUrl the site's public address
 */
export function authorizeOperator(
  request: IncomingMessage,
  token: string | undefined,
  siteUrl: string,
): Access {
  const { hostname, protocol } = new URL(siteUrl);
  if (isLoopbackHost(hostname) && isLocalRequest(request)) return 'open';
  if (token === undefined) return 'closed';
  if (bearsToken(request, token)) return 'open';
  const { cookie = '' } = request.headers;
  const kept = new RegExp(`(?:^|; *)${cookieName}=([^;]+)`).exec(cookie)?.[1] ?? '';
  const until = kept.split('.', 1)[0] ?? '';
  if (Number(until) > Date.now() && isSecret(kept, stamp(token, until))) return 'open';
  const given = new URLSearchParams(request.url?.replace(/^[^?]*/, '')).get('token');
  if (given === null || !isSecret(given, token)) return 'closed';
  const value = stamp(token, String(Date.now() + hours * 3_600_000));
  // Lax, so that a link to the page works from a chat.
  return {
    key: `${cookieName}=${value}; Path=/operators; Max-Age=${hours * 3_600}; HttpOnly; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`,
  };
}
