import { errorPolicy } from '../http/errorDocument';
import {
  assetHeaders,
  fileHeaders,
  generationHeader,
  immutable,
  moved,
  revalidate,
  securityHeaders,
  strictPolicy,
} from '../http/securityHeaders';
import { compressible } from '../store/precompress';
import { publicTypes } from './testing/publicFiles';

/** Header → its value, a pattern for it, or null where it must be absent. */
export type ExpectedHeaders = Readonly<Record<string, string | RegExp | null>>;

export interface Expected {
  readonly status: number;
  readonly headers?: ExpectedHeaders;
  /** Kind of body; `none` is an empty one. */
  readonly body?: 'not-found' | 'error-page' | 'json' | 'none';
}

export interface ExpectedAnswer extends Expected {
  /** Method, path, and what makes the request special. */
  readonly title: string;
  readonly method?: string;
  /** The path exactly as sent, without normalization. */
  readonly path: string;
  /** `{etag}` is replaced with the ETag of a plain request for the same path. */
  readonly send?: Readonly<Record<string, string>>;
  /** nginx's answer where it differs, and why the difference stays. */
  readonly nginx?: Expected & { readonly because: string };
}

export interface Served {
  readonly generation: string;
  /** csp.json of the generation. */
  readonly policies: Readonly<Record<string, string>>;
  /** URL of a script that also exists as brotli and gzip. */
  readonly script: string;
  /** URL of a picture, which has no compressed forms. */
  readonly picture: string;
  /** A redirect of the generation. */
  readonly moved: { readonly from: string; readonly to: string };
  /** False for an nginx without the module for brotli. */
  readonly brotli: boolean;
}

/**
 * The answers of the site, in one table that runs against the site server and against nginx. RFC 9110 (semantics),
 * 9111 (caching), 9112 (messages), 3986 (paths).
 */
export function expectedAnswers({
  generation,
  policies,
  script,
  picture,
  moved: { from, to },
  brotli,
}: Served): readonly ExpectedAnswer[] {
  const secured = (policy: string | null): ExpectedHeaders => ({
    ...securityHeaders,
    'Content-Security-Policy': policy,
  });
  const document = (file: string): ExpectedHeaders => ({
    ...secured(policies[file] ?? 'no policy'),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': revalidate,
    Vary: 'Accept-Encoding',
    ETag: /./,
    // The ETag identifies a generation's file: its date on a host may only be that of the copy.
    'Last-Modified': null,
    'Accept-Ranges': null,
    [generationHeader]: generation,
  });
  const plainFile = (type: string): ExpectedHeaders => ({
    ...document(''),
    ...fileHeaders,
    'Content-Type': type,
    'Content-Security-Policy': null,
  });
  const services = document('services.html');
  const notFound = {
    status: 404,
    headers: { ...document('404.html'), Location: null },
    body: 'not-found',
  } as const;
  const errorPage = (status: number, more: ExpectedHeaders = {}): Expected => ({
    status,
    headers: {
      ...secured(errorPolicy),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      Location: null,
      ...more,
    },
    body: 'error-page',
  });
  const wrongMethod = errorPage(405, { Allow: 'GET, HEAD' });
  const redirect = (to: string): Expected => ({
    status: 301,
    headers: {
      ...securityHeaders,
      Location: to,
      'Cache-Control': moved,
      [generationHeader]: generation,
    },
  });
  const asset = (type: string): ExpectedHeaders => ({
    ...assetHeaders,
    'Content-Type': type,
    'Cache-Control': immutable,
    'Content-Security-Policy': null,
    ETag: /./,
    'Last-Modified': /./,
  });
  const scriptHeaders: ExpectedHeaders = {
    ...asset('text/javascript; charset=utf-8'),
    Vary: 'Accept-Encoding',
  };
  const unknownApi: Expected = {
    status: 404,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': strictPolicy,
      'X-Content-Type-Options': 'nosniff',
    },
    body: 'json',
  };

  const row = (title: string, path: string, expected: Expected, more: Partial<ExpectedAnswer> = {}) => ({
    title,
    path,
    ...expected,
    ...more,
  });

  /** Accept-Encoding → coding, and nginx's coding where it differs. */
  const codings: readonly (readonly [string, string | null, (string | null)?])[] = [
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['GZIP', 'gzip'],
    ['gzip;q=0.5', 'gzip'],
    ['br;q=0', null],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', null],
    ['gzip;q=0', null],
    ['not-br', null],
    ['identity', null],
    ['identity;q=0', null],
    ['*;q=0', null],
    ['deflate', null],
    ['*', 'br', null],
    ['br;q=0, *', 'gzip', null],
    ['gzip;q=0.5, identity', null, 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip', 'br'],
  ];
  const coded = (path: string, headers: ExpectedHeaders) =>
    codings.map(([accepted, coding, other = coding]) => {
      const nginxs = other === 'br' && !brotli ? (/gzip(?!;q=0)/.test(accepted) ? 'gzip' : null) : other;
      const expected = { status: 200, headers: { ...headers, 'Content-Encoding': coding } };
      return row(`GET ${path === script ? 'a script' : path}, Accept-Encoding: ${accepted}`, path, expected, {
        send: { 'Accept-Encoding': accepted },
        ...(nginxs !== coding && {
          nginx: {
            status: 200,
            headers: { ...headers, 'Content-Encoding': nginxs },
            because: 'nginx looks for names with a q above 0: it does not weigh them and knows no *',
          },
        }),
      });
    });

  return [
    row('GET /', '/', { status: 200, headers: { ...document('index.html'), 'Content-Encoding': null } }),
    row('GET /services', '/services', { status: 200, headers: services }),
    row('GET /services?x=1', '/services?x=1', { status: 200, headers: services }),
    row('HEAD /services', '/services', { status: 200, headers: services, body: 'none' }, { method: 'HEAD' }),
    row('GET in absolute form', 'http://evil.example.com/services', { status: 200, headers: services }),
    row('GET /robots.txt', '/robots.txt', { status: 200, headers: plainFile('text/plain; charset=utf-8') }),
    row('GET /sitemap.xml', '/sitemap.xml', {
      status: 200,
      headers: plainFile('application/xml; charset=utf-8'),
    }),
    row('GET the live manifest of a section', '/mfe-company/mf-manifest.json', {
      status: 200,
      headers: { ...plainFile('application/json; charset=utf-8'), 'Access-Control-Allow-Origin': '*' },
    }),
    ...Object.entries(publicTypes).map(([name, type]) => {
      // A path without an ending, or with .html, gets a policy that forbids all scripts.
      const isFile = /\.(?!html$)\w+$/.test(name);
      const headers = isFile
        ? plainFile(type)
        : { ...document(''), 'Content-Type': type, 'Content-Security-Policy': strictPolicy };
      return row(`GET a file of public/: /${name}`, `/${name}`, {
        status: 200,
        headers: { ...headers, Vary: compressible.test(name) ? 'Accept-Encoding' : null },
      });
    }),
    ...coded('/services', services),

    ...['{etag}', '"other", {etag}', 'W/"other" , {etag} ,"third"', '*'].map((condition) =>
      row(
        `GET /services, If-None-Match: ${condition}`,
        '/services',
        {
          status: 304,
          headers: {
            ...services,
            'Content-Type': null,
          },
          body: 'none',
        },
        { send: { 'If-None-Match': condition } },
      ),
    ),
    row(
      'GET /services, If-None-Match: "other"',
      '/services',
      { status: 200, headers: services },
      { send: { 'If-None-Match': '"other"' } },
    ),
    row(
      'GET /services, If-Modified-Since: a day to come',
      '/services',
      { status: 200, headers: services },
      { send: { 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' } },
    ),
    row(
      'GET /services, Range: bytes=0-9',
      '/services',
      { status: 200, headers: { ...services, 'Content-Range': null } },
      { send: { Range: 'bytes=0-9' } },
    ),

    row('GET a script', script, { status: 200, headers: { ...scriptHeaders, 'Content-Encoding': null } }),
    row('HEAD a script', script, { status: 200, headers: scriptHeaders, body: 'none' }, { method: 'HEAD' }),
    row('GET a picture', picture, {
      status: 200,
      headers: { ...asset('image/avif'), 'Accept-Ranges': 'bytes', Vary: null, 'Content-Encoding': null },
    }),
    row(
      'GET a picture, Accept-Encoding: br, gzip',
      picture,
      { status: 200, headers: { ...asset('image/avif'), Vary: null, 'Content-Encoding': null } },
      { send: { 'Accept-Encoding': 'br, gzip' } },
    ),
    ...coded(script, scriptHeaders),
    ...['{etag}', '"other", {etag}', '*'].map((condition) =>
      row(
        `GET a script, If-None-Match: ${condition}`,
        script,
        {
          status: 304,
          headers: { ...assetHeaders, Vary: 'Accept-Encoding', 'Cache-Control': immutable, ETag: /./ },
          body: 'none',
        },
        { send: { 'If-None-Match': condition } },
      ),
    ),
    row(
      'GET a script, Range: bytes=0-1',
      script,
      {
        status: 206,
        headers: { ...scriptHeaders, 'Content-Range': /^bytes 0-1\/\d+$/, 'Content-Length': '2' },
      },
      { send: { Range: 'bytes=0-1' } },
    ),
    row(
      'GET a script, Range: bytes=0-1, as gzip',
      script,
      {
        status: 200,
        headers: {
          ...scriptHeaders,
          'Content-Encoding': 'gzip',
          'Accept-Ranges': null,
          'Content-Range': null,
        },
      },
      { send: { Range: 'bytes=0-1', 'Accept-Encoding': 'gzip' } },
    ),
    row(
      'GET a script, two ranges',
      script,
      { status: 200, headers: { ...scriptHeaders, 'Content-Range': null } },
      { send: { Range: 'bytes=0-0,2-3' } },
    ),
    row(
      'GET a script, a range behind its end',
      script,
      errorPage(416, { 'Content-Range': /^bytes \*\/\d+$/ }),
      {
        send: { Range: 'bytes=999999999-' },
        nginx: {
          status: 416,
          headers: { 'Content-Range': /^bytes \*\/\d+$/, 'Content-Type': /^text\/html/ },
          because: 'nginx finds out after its headers are made, and shows its own short page',
        },
      },
    ),
    row(
      'GET a script, Range with an If-Range of another version',
      script,
      { status: 200, headers: { ...scriptHeaders, 'Content-Range': null } },
      { send: { Range: 'bytes=0-1', 'If-Range': '"other"' } },
    ),
    row('GET a missing asset', '/assets/shell/none/none.js', notFound),
    // The store keeps source maps only for `npm run trace`.
    row('GET a source map beside its script', `${script}.map`, notFound),
    row('GET a source map as it is kept, beside its script', `${script}.map.br`, notFound),
    row(
      'GET a source map where the store has it',
      script.replace(/^\/assets\/(.+)\/([^/]+)$/, '/bundles/$1/maps/$2.map.br'),
      notFound,
    ),
    row('GET /assets/', '/assets/', notFound),
    row('GET /assets', '/assets', notFound),
    row('GET a folder of assets', '/assets/shell', notFound),

    row('GET /services/', '/services/', redirect('/services')),
    row('GET /services/?a=b&c=//d', '/services/?a=b&c=//d', redirect('/services?a=b&c=//d')),
    row('GET /services.html', '/services.html', redirect('/services')),
    row('GET /services/index.html', '/services/index.html', redirect('/services')),
    row('GET /index.html', '/index.html', redirect('/')),
    row('GET /services/ in absolute form', 'http://evil.example.com/services/', redirect('/services')),
    row('HEAD /services/', '/services/', redirect('/services'), { method: 'HEAD' }),

    // 301, not 308: only GET and HEAD reach a page, and every host's _redirects supports 301.
    row('GET an address that a page had', from, redirect(to)),
    row('HEAD an address that a page had', from, redirect(to), { method: 'HEAD' }),
    row('GET an address that a page had, ?a=b&c=//d', `${from}?a=b&c=//d`, redirect(`${to}?a=b&c=//d`)),
    row('GET an address that a page had, with a slash', `${from}/?a=b`, redirect(`${to}?a=b`)),
    row('GET an address that a page had, with its ending', `${from}.html`, redirect(to)),
    row('POST to an address that a page had', from, wrongMethod, { method: 'POST' }),

    ...[
      '/services/no-such-page',
      '/no-such-page/',
      '/no-such-page.html',
      '/services//',
      '//',
      '//x',
      '//services',
      '//services/',
      '/./services',
      '/services/../about',
      '/services%2f',
      '/%73ervices',
      '/%73ervices/',
      '/Services',
      '/index',
      '/404',
      '/404/',
      '/404.html',
      '/error',
      '/error.html',
      '/csp.json',
      '/versions.json',
      '/settings.json',
      '/redirects.json',
      '/weights.json',
      '/inputs.json',
      '/redirects.nginx',
      '/policies.nginx',
      '/_headers',
      '/store-manifest.json',
      '/services.html.br',
      '/apix',
      '/assets/../site.json',
      '/assets/..%2fsite.json',
      // A browser may take these paths for another host, or for a second header.
      '/%5cevil.example.com/',
      '/%5c%5cevil.example.com/',
      '/\\evil.example.com/',
      '//evil.example.com/',
      '///evil.example.com/',
      '//evil.example.com/services/',
      '/%2f%2fevil.example.com/',
      '/.//evil.example.com/',
      '/.well-known/',
      '/.well-known/none',
      '/.well-known',
      '/.htaccess',
      '/brochure.PDF',
      '/evil.example.com%0d%0aSet-Cookie:a=b/',
      '/services%0d%0aLocation:%20https://evil.example.com/',
      '/services/%0d%0aLocation:%20https://evil.example.com/index.html',
      '/%E0%A4',
      '/%E0%A4/',
    ].map((path) => row(`GET ${path}`, path, notFound)),
    row('GET a missing page, If-None-Match: *', '/no-such-page', notFound, {
      send: { 'If-None-Match': '*' },
    }),
    row('GET /..%2fsite.json', '/..%2fsite.json', notFound, {
      nginx: { ...errorPage(400), because: 'nginx refuses a path that leads above the root' },
    }),
    row('HEAD a missing page', '/no-such-page', { ...notFound, body: 'none' }, { method: 'HEAD' }),
    ...['/%zz', '/%', '/services/%', '/%00'].map((path) => row(`GET ${path}`, path, errorPage(400))),

    ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'].map((method) =>
      row(`${method} /services`, '/services', wrongMethod, { method }),
    ),
    row('POST /services/', '/services/', wrongMethod, { method: 'POST' }),
    row('POST a missing page', '/no-such-page', wrongMethod, { method: 'POST' }),
    row('POST a script', script, wrongMethod, { method: 'POST' }),
    row('GET / with 40 kB of a header', '/', errorPage(431), {
      send: { 'X-Long': 'x'.repeat(40_000) },
      nginx: { ...errorPage(400), because: 'nginx has no 431' },
    }),

    row('GET /api', '/api', unknownApi),
    row('GET /api/no-such-path', '/api/no-such-path', unknownApi),
    row('POST /api/no-such-path', '/api/no-such-path', unknownApi, { method: 'POST' }),
    row('GET /api/%E0%A4', '/api/%E0%A4', { status: 400, body: 'json' }),
  ];
}
