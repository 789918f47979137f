import { assetHeaders, immutable, revalidate, strictPolicy } from '../../http/securityHeaders';
import { compressible } from '../../store/precompress';
import type { Expected, ExpectedAnswer, ExpectedHeaders, Served } from './expected.contract';
import { expectedCodings } from './expectedCodings';
import { expectedHeaders } from './expectedHeaders';
import { publicTypes } from './publicFiles';

/** Paths that no page and no file has, whatever a server makes of their spelling. */
const missing = [
  '/services/no-such-page',
  '/no-such-page/',
  '/no-such-page.html',
  ...['/services//', '//', '//x', '//services', '//services/', '/./services', '/services/../about'],
  ...['/services%2f', '/%73ervices', '/%73ervices/', '/Services', '/index', '/brochure.PDF'],
  ...['/404', '/404/', '/404.html', '/error', '/error.html'],
  // What compose wrote for hosts and commands.
  ...['csp', 'versions', 'settings', 'redirects'].map((name) => `/${name}.json`),
  ...['/store-manifest.json', '/services.html.br'],
  ...['/apix', '/assets/../site.json', '/assets/..%2fsite.json'],
  // A browser may take these paths for another host, or for a second header.
  ...['/%5cevil.example.com/', '/%5c%5cevil.example.com/', '/\\evil.example.com/', '//evil.example.com/'],
  ...['///evil.example.com/', '//evil.example.com/services/', '/%2f%2fevil.example.com/'],
  '/.//evil.example.com/',
  '/evil.example.com%0d%0aSet-Cookie:a=b/',
  '/services%0d%0aLocation:%20https://evil.example.com/',
  '/services/%0d%0aLocation:%20https://evil.example.com/index.html',
  ...['/.well-known/', '/.well-known/none', '/.well-known', '/.htaccess', '/%E0%A4', '/%E0%A4/'],
];

/**
 * The answers of the site, in one table. RFC 9110 (semantics),
 * 9111 (caching), 9112 (messages), 3986 (paths).
 */
export function expectedAnswers(served: Served): readonly ExpectedAnswer[] {
  const { script, picture } = served;
  const { from, to } = served.moved;
  const is = expectedHeaders(served);
  const { notFound, wrongMethod, errorPage, redirect } = is;
  const names = new Map([
    [script, 'a script'],
    [picture, 'a picture'],
    [from, 'an address that a page had'],
  ]);

  const request =
    (method: string) =>
    (path: string, expected: Expected, send: Readonly<Record<string, string>> = {}): ExpectedAnswer => {
      const special = Object.entries(send).map(([name, value]) => `, ${name}: ${value.slice(0, 60)}`);
      const title = `${method} ${names.get(path) ?? path}${special.join('')}`;
      return { title, method, path, ...expected, send };
    };
  const get = request('GET');
  const head = (path: string, expected: Expected) => request('HEAD')(path, { ...expected, body: 'none' });
  const ok = (headers: ExpectedHeaders, more: ExpectedHeaders = {}): Expected => ({
    status: 200,
    headers: { ...headers, ...more },
  });
  const unchanged = (headers: ExpectedHeaders): Expected => ({ status: 304, headers, body: 'none' });

  const services = is.document('services.html');
  const plain = { 'Content-Encoding': null };
  const whole = { 'Content-Range': null };
  const image = is.asset('image/avif');

  const coded = (path: string, headers: ExpectedHeaders) =>
    expectedCodings.map(([accepted, coding]) =>
      get(path, ok(headers, { 'Content-Encoding': coding }), { 'Accept-Encoding': accepted }),
    );

  const publicAnswers = Object.entries(publicTypes).map(([name, type]) => {
    // A path without an ending, or with .html, gets a policy that forbids all scripts.
    const isFile = /\.(?!html$)\w+$/.test(name);
    const headers = isFile
      ? is.plainFile(type)
      : { ...is.document(''), 'Content-Type': type, 'Content-Security-Policy': strictPolicy };
    return get(`/${name}`, ok(headers, { Vary: compressible.test(name) ? 'Accept-Encoding' : null }));
  });

  const documents = [
    get('/', ok(is.document('index.html'), plain)),
    ...['/services', '/services?x=1', 'http://evil.example.com/services'].map((at) => get(at, ok(services))),
    head('/services', ok(services)),
    get('/robots.txt', ok(is.plainFile('text/plain; charset=utf-8'))),
    get('/sitemap.xml', ok(is.plainFile('application/xml; charset=utf-8'))),
    get(
      '/mfe-company/mf-manifest.json',
      ok(is.plainFile('application/json; charset=utf-8'), { 'Access-Control-Allow-Origin': '*' }),
    ),
    ...coded('/services', services),
    ...['{etag}', '"other", {etag}', 'W/"other" , {etag} ,"third"', '*'].map((tags) =>
      get('/services', unchanged({ ...services, 'Content-Type': null }), { 'If-None-Match': tags }),
    ),
    get('/services', ok(services), { 'If-None-Match': '"other"' }),
    get('/services', ok(services), { 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' }),
    get('/services', ok(services, whole), { Range: 'bytes=0-9' }),
  ];

  const range = { 'Content-Range': /^bytes 0-1\/\d+$/, 'Content-Length': '2' };
  const behind = { 'Content-Range': /^bytes \*\/\d+$/ };
  const compressedWhole = { ...whole, 'Content-Encoding': 'gzip', 'Accept-Ranges': null };
  const assets = [
    get(script, ok(is.script, plain)),
    head(script, ok(is.script)),
    get(picture, ok(image, { ...plain, 'Accept-Ranges': 'bytes', Vary: null })),
    get(picture, ok(image, { ...plain, Vary: null }), { 'Accept-Encoding': 'br, gzip' }),
    ...coded(script, is.script),
    ...['{etag}', '"other", {etag}', '*'].map((tags) =>
      get(
        script,
        unchanged({ ...assetHeaders, Vary: 'Accept-Encoding', 'Cache-Control': immutable, ETag: /./ }),
        { 'If-None-Match': tags },
      ),
    ),
    get(script, { status: 206, headers: { ...is.script, ...range } }, { Range: 'bytes=0-1' }),
    get(script, ok(is.script, compressedWhole), { Range: 'bytes=0-1', 'Accept-Encoding': 'gzip' }),
    get(script, ok(is.script, whole), { Range: 'bytes=0-0,2-3' }),
    get(script, ok(is.script, whole), { Range: 'bytes=0-1', 'If-Range': '"other"' }),
    get(script, errorPage(416, behind), { Range: 'bytes=999999999-' }),
    // Source maps are for developers with access to the store.
    ...[
      '/assets/shell/none/none.js',
      `${script}.map`,
      `${script}.map.br`,
      script.replace(/^\/assets\/(.+)\/([^/]+)$/, '/bundles/$1/maps/$2.map.br'),
      ...['/assets/', '/assets', '/assets/shell'],
    ].map((at) => get(at, notFound)),
  ];

  const redirects = [
    ...['/services/', '/services.html', '/services/index.html', 'http://evil.example.com/services/'].map(
      (at) => get(at, redirect('/services')),
    ),
    get('/services/?a=b&c=//d', redirect('/services?a=b&c=//d')),
    get('/index.html', redirect('/')),
    request('HEAD')('/services/', redirect('/services')),
    // 301, not 308: only GET and HEAD reach a page, and every host's _redirects supports 301.
    get(from, redirect(to, revalidate)),
    request('HEAD')(from, redirect(to, revalidate)),
    get(`${from}?a=b&c=//d`, redirect(`${to}?a=b&c=//d`, revalidate)),
    get(`${from}/?a=b`, redirect(`${to}?a=b`, revalidate)),
    get(`${from}.html`, redirect(to, revalidate)),
  ];

  const refused = [
    ...missing.map((at) => get(at, notFound)),
    get('/no-such-page', notFound, { 'If-None-Match': '*' }),
    get('/..%2fsite.json', notFound),
    head('/no-such-page', notFound),
    ...['/%zz', '/%', '/services/%', '/%00'].map((at) => get(at, errorPage(400))),
    ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'].map((method) =>
      request(method)('/services', wrongMethod),
    ),
    ...['/services/', '/no-such-page', script, from].map((at) => request('POST')(at, wrongMethod)),
    get('/', errorPage(431), { 'X-Long': 'x'.repeat(40_000) }),
    ...['/api', '/api/no-such-path'].map((at) => get(at, is.unknownApi)),
    request('POST')('/api/no-such-path', is.unknownApi),
    get('/api/%E0%A4', { status: 400, body: 'json' }),
  ];
  return [...documents, ...publicAnswers, ...assets, ...redirects, ...refused];
}
