import { createHash } from 'node:crypto';
import path from 'node:path';
import { getContentType, contentTypes, jsonNames } from '../http/getContentType';
import {
  assetHeaders,
  generationHeader,
  immutable,
  moved,
  securityHeaders,
  strictPolicy,
} from '../http/securityHeaders';
import { errorFile, internalFiles, notFoundFile } from '../store/generationFiles';
import { addHeaders, nginxApi } from './nginxApi';
import { nginxLog } from './nginxLog';
import { nginxMaps, sharing } from './nginxMaps';

interface NginxOptions {
  /** Path of the release store on the machine that runs nginx. */
  readonly store: string;
  /** Values of `listen`, one or more: `80`, `127.0.0.1:8080`, `[::]:80`. */
  readonly listen: readonly string[];
  readonly serverName?: string;
  /** Other names, whose visitors are redirected to `serverName`. */
  readonly otherNames?: readonly string[];
  /** Canonical origin, if it has the name `serverName`: a proxy in front may speak HTTPS. */
  readonly siteUrl?: string;
  /** Folder in which certificate programs put `.well-known/acme-challenge/` (certbot: --webroot-path). */
  readonly acmeWebroot?: string;
  /** File of the access log, without addresses, queries and tokens; `off` for none. */
  readonly accessLog?: string;
  /** The API's address, as `http://127.0.0.1:4000`; left out when browsers reach it elsewhere. */
  readonly api?: string;
  /** Uses the module brotli_static (Debian: libnginx-mod-http-brotli-static). */
  readonly brotli?: boolean;
  /** Certificate and key: `listen` then speaks HTTPS with HTTP/2, and `redirectFrom` sends visitors there. */
  readonly tls?: {
    readonly cert: string;
    readonly key: string;
    readonly redirectFrom: readonly string[];
  };
  /** Value of Strict-Transport-Security; none where it is left out. */
  readonly hsts?: string;
}

const withoutCharset = (type: string) => type.replace(/;.*/, '');

// The charset comes from `charset` and `charset_types`.
const types = [
  '  types {',
  ...Object.entries(contentTypes).map(([ending, type]) => `    ${withoutCharset(type)} ${ending};`),
  '  }',
].join('\n');

// nginx includes text/html by default.
const charsetTypes = Object.values(contentTypes)
  .filter((type) => type.includes('charset') && !type.startsWith('text/html'))
  .map(withoutCharset)
  .join(' ');

/** Names that copyPublicFiles accepts: letters, digits, dots, dashes, underscores, with a known ending or none. */
const step = '[A-Za-z0-9_-][A-Za-z0-9._-]*';
const publicName = `(?:${step}/)*(?:[A-Za-z0-9_-]+|${step}\\.(?:${Object.keys(contentTypes).join('|')}))`;

const internalNames = [...internalFiles].map((name) => `${name.replaceAll('.', '\\.')}$`).join('|');

const listens = (all: readonly string[], how = '') => all.map((one) => `  listen ${one}${how};`).join('\n');

// Names of a route's path; excludes documents that answer failed requests.
const route = '(?!/(?:404|error|index)(?:$|[/.]))(?:/[a-z0-9-]+)+?';

/**
 * nginx configuration for `conf.d` that serves a release store as it is. It serves documents of the live generation
 * with their own policies and a real 404, and assets for ever. Both are precompressed. Every other fault gets one
 * page.
 *
 * A release switches `current`, and nginx follows at the next request. It learns a new generation's policies and
 * redirects at a reload, so give `nginx -s reload` to the release as `--before-switch`. Until then, its documents
 * have a policy that forbids everything. nginx learns a canary, its share and its end at a reload, too
 * (`--after-switch`).
 *
 * A Location header contains nothing of a visitor's path except the name of an existing document.
 *
 * Directives: nginx.org/en/docs (http_core, http_headers, http_gzip_static, http_map, http_proxy, http_ssl).
 */
export function nginxConf({
  store,
  listen,
  serverName = '_',
  otherNames = [],
  siteUrl,
  acmeWebroot = '/var/www/html',
  accessLog = '/var/log/nginx/access.log',
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
  ssl_session_cache shared:site_sessions:10m;
  ssl_session_timeout 1d;
  ssl_session_tickets off;
`
    : '';
  const names = [serverName, ...otherNames].join(' ');
  const log = nginxLog(accessLog);
  const challenges = `  location ^~ /.well-known/acme-challenge/ {
    root "${acmeWebroot}";
    default_type text/plain;
    try_files $uri =404;
  }`;
  const redirect = tls
    ? `
server {
${listens(tls.redirectFrom)}
  server_name ${names};
  server_tokens off;
${log.directive}
${challenges}
  location / {
    add_header Cache-Control "${moved}" always;
    # The name of this configuration, not what the visitor calls it.
    return 301 https://${serverName}$request_uri;
  }
}
`
    : '';
  const named = serverName !== '_';
  const origin = siteUrl ?? `${tls ? 'https' : '$scheme'}://${serverName}`;
  const foreign = named
    ? `# One site has one name: others are redirected to it. The API and probes decide for themselves.
map "$host$uri" $site_foreign {
  default 1;
  "~^${serverName.toLowerCase().replaceAll('.', '\\.')}/" 0;
  "~^[^/]*/(?:api(?:/|$)|readyz$|\\.well-known/acme-challenge/)" 0;
}
`
    : '';
  const printed = `${nginxMaps(folder)}${foreign}${log.maps}${redirect}
server {
${listens(listen, tls ? ' ssl http2' : '')}
  server_name ${names};
  server_tokens off;
${log.directive}
${secure}  root "${folder}/$site_shown";
  charset utf-8;
  charset_types ${charsetTypes};
  default_type text/plain;
  absolute_redirect off;
  merge_slashes off;
${precompressed}
${types}

  # Whatever the neighbours of this server say for all.
  gzip off;
  expires off;
  autoindex off;
  disable_symlinks off;
  open_file_cache off;

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
${addHeaders({ ...securityHeaders, [sharing]: '$site_sharing', ...transport }, '  ')}

  error_page 404 /${notFoundFile};
  error_page 400 403 405 408 411 412 413 414 421 429 431 494 500 501 502 503 504 505 507 /${errorFile};

  if ($site_refused) {
    return 405;
  }
${
  named
    ? `  if ($site_foreign) {
    return 301 ${origin}$request_uri;
  }
`
    : ''
}
${challenges}
  # Whether documents are served, for what balances load; /api/readyz answers for enquiries.
  location = /readyz {
    types { }
    default_type application/json;
    add_header Cache-Control "no-store" always;
${addHeaders({ ...securityHeaders, 'Content-Security-Policy': strictPolicy, ...transport }, '    ')}
    if (-f $document_root/index.html) {
      return 200 '{"status":"ok"}';
    }
    return 503 '{"status":"unavailable"}';
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
    try_files $uri.html $uri =404;
  }
  location ~ ^(?<site_route>${route})(?:/|\\.html|/index\\.html)$ {
    if ($site_plain = 0) {
      return 404;
    }
    if ($site_route_moved) {
      return 301 $site_route_moved$is_args$args;
    }
    if ($site_route_policy) {
      return 301 $site_route$is_args$args;
    }
    try_files $uri =404;
  }
  location ~ ^/(?:\\.well-known/)?(?:${jsonNames.join('|')})$ {
    types { }
    default_type ${withoutCharset(getContentType(jsonNames[0]))};
    try_files $uri =404;
  }
  # Files of public/, sitemap, robots.txt, share cards, drawings, late sheets. What compose wrote for hosts and commands is not for visitors.
  location ~ ^/(?!${internalNames})(?:\\.well-known/)?${publicName}$ {
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
  // All sites of one nginx share variables, zones and formats, so each configuration has names of its own.
  const id = createHash('sha256').update(printed).digest('hex').slice(0, 8);
  return `# The site in ${folder}. Written by: npm run nginx
# Name it so that it comes last in conf.d (zz-site.conf): nginx takes map_hash_bucket_size before the first map alone.
${printed.replaceAll(/(\$|\$\{|\(\?<|shared:| )site_(?=[a-z])/g, `$1site_${id}_`)}`;
}
