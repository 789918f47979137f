import path from 'node:path';
import { contentTypes } from '../http/contentTypeOf';
import { assetHeaders, generationHeader, immutable, moved, securityHeaders } from '../http/securityHeaders';
import { errorFile, internalFiles, notFoundFile } from '../store/generationFiles';
import { addHeaders, nginxApi } from './nginxApi';
import { nginxMaps } from './nginxMaps';

interface NginxOptions {
  /** The release store, as the machine that runs nginx sees it. */
  readonly store: string;
  /** What `listen` says, one or more: `80`, `127.0.0.1:8080`, `[::]:80`. */
  readonly listen: readonly string[];
  readonly serverName?: string;
  /** Where the API runs, as `http://127.0.0.1:4000`; left out when browsers reach it elsewhere. */
  readonly api?: string;
  /** With the module brotli_static (Debian: libnginx-mod-http-brotli-static). */
  readonly brotli?: boolean;
  /** Certificate and key: `listen` speaks HTTPS with HTTP/2 then, and `redirectFrom` sends visitors there. */
  readonly tls?: {
    readonly cert: string;
    readonly key: string;
    readonly redirectFrom: readonly string[];
  };
  /** Value of Strict-Transport-Security; none where it is left out. */
  readonly hsts?: string;
}

// The charset comes from `charset` and `charset_types`.
const types = [
  '  types {',
  ...Object.entries(contentTypes).map(([ending, type]) => `    ${type.replace(/;.*/, '')} ${ending};`),
  '  }',
].join('\n');

const publicEndings = Object.keys(contentTypes)
  .filter((ending) => ending !== 'html')
  .join('|');

/** Of what is not for visitors, the names whose ending is. */
const internalNames = [...internalFiles]
  .filter((name) => name.endsWith('.json'))
  .map((name) => `${name.replaceAll('.', '\\.')}$`)
  .join('|');

const listens = (all: readonly string[], how = '') => all.map((one) => `  listen ${one}${how};`).join('\n');

// Names of a route's path; documents that answer wrong requests are none.
const route = '(?!/(?:404|error|index)(?:$|[/.]))(?:/[a-z0-9-]+)+?';

/**
 * nginx configuration that serves a release store as it lies there, for `conf.d`: documents of the live
 * generation with their own policies and a real 404, assets for ever, both precompressed, one page for
 * every other fault. A release switches `current`; nginx follows at the next request. Policies of a new
 * generation, and redirects that it brings, are known from the next reload on (give `nginx -s reload` to the release as
 * `--before-switch`); until then its documents are served with a policy under which nothing runs. A canary, its share
 * and its end are known from the next reload on, too (`--after-switch`).
 *
 * Nothing of a visitor's path gets into a Location but the name of a document that is there.
 *
 * Directives: nginx.org/en/docs (http_core, http_headers, http_gzip_static, http_map, http_proxy, http_ssl).
 */
export function nginxConf({
  store,
  listen,
  serverName = '_',
  api,
  brotli = false,
  tls,
  hsts,
}: NginxOptions): string {
  const folder = path.resolve(store);
  const precompressed = [
    '  gzip_static on;',
    '  gzip_vary on;',
    ...(brotli ? ['  brotli_static on;'] : []),
  ].join('\n');
  const transport: Readonly<Record<string, string>> =
    hsts === undefined ? {} : { 'Strict-Transport-Security': hsts };
  const secure = tls
    ? `  ssl_certificate ${tls.cert};
  ssl_certificate_key ${tls.key};
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:site:10m;
  ssl_session_timeout 1d;
  ssl_session_tickets off;
`
    : '';
  const redirect = tls
    ? `
server {
${listens(tls.redirectFrom)}
  server_name ${serverName};
  server_tokens off;
  add_header Cache-Control "${moved}" always;
  # The name of this configuration, not what the visitor calls it.
  return 301 https://${serverName}$request_uri;
}
`
    : '';
  return `# The site in ${folder}. Written by: npm run nginx
${nginxMaps(folder)}${redirect}
server {
${listens(listen, tls ? ' ssl http2' : '')}
  server_name ${serverName};
  server_tokens off;
${secure}  root "${folder}/$site_shown";
  charset utf-8;
  charset_types text/javascript application/javascript application/json application/manifest+json text/css text/plain text/xml application/xml;
  absolute_redirect off;
  merge_slashes off;
${precompressed}
${types}

  # Of documents; places with headers of their own say all of theirs.
  etag on;
  if_modified_since off;
  max_ranges 0;
  add_header Last-Modified "";
  add_header Cache-Control $site_caching always;
  add_header Vary $site_vary always;
  add_header Set-Cookie $site_cookie always;
  add_header Content-Security-Policy $site_policy always;
  add_header ${generationHeader} $site_generation always;
  add_header Allow $site_allow always;
  add_header Access-Control-Allow-Origin $site_readers always;
  add_header Retry-After $site_retry always;
${addHeaders({ ...securityHeaders, ...transport }, '  ')}

  error_page 404 /${notFoundFile};
  error_page 400 403 405 408 411 412 413 414 421 429 431 494 500 501 502 503 504 505 507 /${errorFile};

  if ($site_refused) {
    return 405;
  }

  location ^~ /assets/ {
    root "${folder}";
    if_modified_since before;
    max_ranges 1;
    add_header Cache-Control "${immutable}";
${addHeaders({ ...assetHeaders, ...transport }, '    ')}
    try_files $uri =404;
  }
${nginxApi(api, transport)}
  location = / {
    if ($site_plain = 0) {
      return 404;
    }
    try_files /index.html =404;
  }
  location = /index.html {
    return 301 /$is_args$args;
  }
  location = /${notFoundFile} {
    internal;
  }
  location = /${errorFile} {
    internal;
  }
  location ~ ^${route}$ {
    if ($site_plain = 0) {
      return 404;
    }
    if ($site_moved) {
      return 301 $site_moved$is_args$args;
    }
    try_files $uri.html =404;
  }
  location ~ ^(?<site_route>${route})(?:/|\\.html|/index\\.html)$ {
    if ($site_plain = 0) {
      return 404;
    }
    if ($site_route_moved) {
      return 301 $site_route_moved$is_args$args;
    }
    if (-f $document_root$site_route.html) {
      return 301 $site_route$is_args$args;
    }
    return 404;
  }
  # Favicons, manifest, sitemap, robots.txt, share cards, drawings, late sheets. What compose wrote for hosts and commands is not for visitors.
  location ~ ^/(?!${internalNames})(?:[A-Za-z0-9_-]+/)*[A-Za-z0-9_-]+(?:\\.[0-9a-f]+)?\\.(?:${publicEndings})$ {
    if ($site_plain = 0) {
      return 404;
    }
    try_files $uri @other_generation;
  }
  # Beside a canary: a document of either may ask for its drawings without a cookie. After a release: one that was opened before.
  location @other_generation {
    root "${folder}/$site_other";
    try_files $uri =404;
  }
  location / {
    return 404;
  }
}
`;
}
