import { createHash } from 'node:crypto';
import path from 'node:path';
import { contentTypes } from '../http/getContentType';
import { generationHeader, moved, securityHeaders } from '../http/securityHeaders';
import { errorFile, notFoundFile } from '../store/generationFiles';
import { addHeaders, nginxApi, nginxLocations, withoutCharset } from './nginxLocations';
import { nginxLog, nginxMaps, sharing } from './nginxMaps';

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

// nginx adds the charset itself (`charset`, `charset_types`), to text/html by default.
const types = Object.entries(contentTypes)
  .map(([ending, type]) => `    ${withoutCharset(type)} ${ending};`)
  .join('\n');
const charsetTypes = Object.values(contentTypes)
  .filter((type) => type.includes('charset') && !type.startsWith('text/html'))
  .map(withoutCharset)
  .join(' ');

/**
 * nginx configuration for `conf.d` that serves a release store as it is. It serves documents of the live generation
 * with their own policies and a real 404, and assets for ever. Both are precompressed. Every other fault gets one
 * page.
 *
 * A release switches `current`, and nginx follows at the next request. It learns a new generation's policies and
 * redirects at a reload, so give `nginx -s reload` to the release as `--before-switch`. Until then, its documents
 * have a policy that forbids everything. Canaries and previews come from the site server alone.
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
  const named = serverName !== '_';
  const origin = siteUrl ?? `${tls ? 'https' : '$scheme'}://${serverName}`;
  const transport: Readonly<Record<string, string>> =
    hsts === undefined ? {} : { 'Strict-Transport-Security': hsts };
  const log = nginxLog(accessLog);
  /** What the site's server has in common with the one that redirects HTTP. */
  const server = (addresses: readonly string[], how = '') => `
server {
${addresses.map((one) => `  listen ${one}${how};`).join('\n')}
  server_name ${[serverName, ...otherNames].join(' ')};
  server_tokens off;
${log.directive}
  location ^~ /.well-known/acme-challenge/ {
    root "${acmeWebroot}";
    default_type text/plain;
    try_files $uri =404;
  }`;
  const foreignNames = `# One site has one name: others are redirected to it. The API and probes decide for themselves.
map "$host$uri" $site_foreign {
  default 1;
  "~^${serverName.toLowerCase().replaceAll('.', '\\.')}/" 0;
  "~^[^/]*/(?:api(?:/|$)|readyz$|\\.well-known/acme-challenge/)" 0;
}
`;
  const redirected =
    tls &&
    `${server(tls.redirectFrom)}
  location / {
    add_header Cache-Control "${moved}" always;
    # The name of this configuration, not what the visitor calls it.
    return 301 https://${serverName}$request_uri;
  }
}
`;
  const printed = `${nginxMaps(folder)}${named ? foreignNames : ''}${log.maps}${redirected ?? ''}${server(listen, tls ? ' ssl http2' : '')}
${tls ? certificate(tls) : ''}  root "${folder}/current";
  charset utf-8;
  charset_types ${charsetTypes};
  default_type text/plain;
  absolute_redirect off;
  merge_slashes off;
  gzip_static on;
  gzip_vary on;
${brotli ? '  brotli_static on;\n' : ''}  types {
${types}
  }

  # Whatever the neighbours of this server say for all.
  gzip off;
  expires off;
  autoindex off;
  disable_symlinks off;
  open_file_cache off;

  # Headers of documents. A location with its own headers must repeat all of them.
  etag on;
  if_modified_since off;
  max_ranges 0;
  add_header Last-Modified "";
  add_header Cache-Control $site_caching always;
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
${named ? `  if ($site_foreign) {\n    return 301 ${origin}$request_uri;\n  }\n` : ''}  if ($site_unplain) {
    return 404;
  }
${nginxApi(api, transport)}${nginxLocations(folder, transport)}}
`;
  // All sites of one nginx share variables, zones and formats, so each configuration has names of its own.
  const id = createHash('sha256').update(printed).digest('hex').slice(0, 8);
  return `# The site in ${folder}. Written by: npm run nginx
# Name it so that it comes last in conf.d (zz-site.conf): nginx takes map_hash_bucket_size before the first map alone.
${printed.replaceAll(/(\$|\$\{|\(\?<|shared:| )site_(?=[a-z])/g, `$1site_${id}_`)}`;
}

const certificate = ({ cert, key }: NonNullable<NginxOptions['tls']>) => `  ssl_certificate ${cert};
  ssl_certificate_key ${key};
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:site_sessions:10m;
  ssl_session_timeout 1d;
  ssl_session_tickets off;
`;
