import { getCookie } from '../../http/canaryCookie';
import { generationHeader, immutable, privateCaching } from '../../http/securityHeaders';
import type { Expected, ExpectedAnswer, ExpectedHeaders } from './expected.contract';

export interface ServedCanary {
  readonly canary: { readonly id: string; readonly generation: string; readonly share: number };
  readonly live: string;
  /** csp.json of both generations: generation → file → policy. */
  readonly policies: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly script: string;
  /** A redirect and a drawing that only the canary's generation has. */
  readonly moved: { readonly from: string; readonly to: string };
  readonly drawing: string;
  readonly isSecure: boolean;
}

/** The answers of any host while a canary runs, in the same form as `expectedAnswers`. */
export function canaryAnswers(served: ServedCanary): readonly ExpectedAnswer[] {
  const { canary, live, policies, script, moved, drawing, isSecure } = served;
  const { id, generation, share } = canary;
  const own: ExpectedHeaders = {
    'Cache-Control': privateCaching,
    Vary: /^(?=.*Accept-Encoding).*Cookie/,
    'Set-Cookie': null,
  };
  const document = (of: string, file = 'services.html'): ExpectedHeaders => ({
    ...own,
    'Content-Security-Policy': policies[of]?.[file] ?? 'no policy',
    [generationHeader]: of,
    ETag: /./,
  });
  const drawn = new RegExp(
    `^site_canary=${id}\\.\\d\\d; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}$`,
  );
  const anew = { status: 200, headers: { ...own, 'Set-Cookie': drawn, [generationHeader]: /./ } };
  const row = (
    title: string,
    path: string,
    cookie: string | undefined,
    expected: Expected,
    more: Partial<ExpectedAnswer> = {},
  ): ExpectedAnswer => ({
    title: `${title} ${path}, ${cookie ?? 'no cookie'}`,
    path,
    ...expected,
    ...more,
    send: { ...(cookie !== undefined && { Cookie: cookie }), ...more.send },
  });
  const inside = getCookie(id, 0);
  const outside = getCookie(id, 99);
  const gets = (of: string) => ({ status: 200, headers: document(of) });
  const missing = (of: string): Expected => ({
    status: 404,
    headers: document(of, '404.html'),
    body: 'not-found',
  });
  const shared: ExpectedHeaders = { 'Set-Cookie': null, Vary: 'Accept-Encoding' };

  return [
    ...[inside, getCookie(id, share - 1), getCookie(id, 'in'), `a=b; ${inside}; c=d`].map((cookie) =>
      row('GET', '/services', cookie, gets(generation)),
    ),
    ...[outside, getCookie(id, share), getCookie(id, 'out')].map((cookie) =>
      row('GET', '/services', cookie, gets(live)),
    ),
    ...[undefined, 'a=b', getCookie('ffffffffffff', 0), `${inside}0`, `site_canary=${id}`].map((cookie) =>
      row('GET', '/services', cookie, anew),
    ),
    row('HEAD', '/services', undefined, { ...anew, body: 'none' }, { method: 'HEAD' }),
    row('HEAD', '/services', inside, { ...gets(generation), body: 'none' }, { method: 'HEAD' }),
    row('GET', '/', inside, { status: 200, headers: document(generation, 'index.html') }),
    row(
      'GET, If-None-Match: {etag},',
      '/services',
      inside,
      { status: 304, headers: document(generation), body: 'none' },
      { send: { 'If-None-Match': '{etag}' } },
    ),
    row('GET', '/no-such-page', inside, missing(generation)),
    row('GET', '/no-such-page', outside, missing(live)),
    row('GET', '/no-such-page', undefined, { status: 404, headers: { ...own, 'Set-Cookie': drawn } }),
    row('GET', '/services/', inside, {
      status: 301,
      headers: { ...own, Vary: /Cookie/, Location: '/services', [generationHeader]: generation },
    }),
    row('GET', '/services/', undefined, { status: 301, headers: { ...own, Vary: /Cookie/ } }),
    row('GET', moved.from, inside, { status: 301, headers: { ...own, Vary: /Cookie/, Location: moved.to } }),
    row('GET', moved.from, outside, missing(live)),
    // Files of a document, for browsers without cookies: the answer comes from either generation that has them.
    ...[inside, outside].map((cookie) =>
      row('GET', drawing, cookie, {
        status: 200,
        headers: { ...own, Vary: /Cookie/, 'Content-Security-Policy': null },
      }),
    ),
    row('GET', '/robots.txt', undefined, { status: 200, headers: own }),
    row('GET', script, undefined, { status: 200, headers: { ...shared, 'Cache-Control': immutable } }),
    row('GET', script, inside, { status: 200, headers: { ...shared, 'Cache-Control': immutable } }),
    row(
      'POST',
      '/services',
      undefined,
      { status: 405, headers: { 'Cache-Control': 'no-store', 'Set-Cookie': null }, body: 'error-page' },
      { method: 'POST' },
    ),
    row('GET', '/api/no-such-path', undefined, {
      status: 404,
      headers: { 'Cache-Control': 'no-store', 'Set-Cookie': null },
      body: 'json',
    }),
  ];
}
