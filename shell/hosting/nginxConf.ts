import path from 'node:path';
import { contentTypes } from '../server/contentTypeOf';
import { immutable, revalidate, securityHeaders } from '../compose/securityHeaders';

export interface NginxOptions {
  /** The release store, as the machine that runs nginx sees it. */
  readonly store: string;
  /** What `listen` says: `80`, `127.0.0.1:8080`, `[::]:80`. */
  readonly listen: string;
  readonly serverName?: string;
  /** Where the API runs, as `http://127.0.0.1:4000`; left out when browsers reach it elsewhere. */
  readonly api?: string;
  /** With the module brotli_static (Debian: libnginx-mod-http-brotli-static). */
  readonly brotli?: boolean;
}

// The charset comes from `charset` and `charset_types`.
const types = [
  '  types {',
  '    text/html html;',
  ...Object.entries(contentTypes).map(([ending, type]) => `    ${type.replace(/;.*/, '')} ${ending};`),
  '  }',
].join('\n');

const headers = (all: Readonly<Record<string, string>>, indent: string) =>
  Object.entries(all)
    .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
    .join('\n');

/**
 * nginx configuration that serves a release store as it lies there, for `conf.d`: documents of the live
 * generation with their own policies and a real 404, assets for ever, precompressed twins. A release
 * switches `current`; nginx follows at the next request. Policies of a new generation are known from the
 * next reload on: give `nginx -s reload` to the release as `--before-switch`.
 *
 * Directives: nginx.org/en/docs (http_core, http_headers, http_gzip_static, http_map, http_proxy).
 */
export function nginxConf({ store, listen, serverName = '_', api, brotli = false }: NginxOptions): string {
  const folder = path.resolve(store);
  const precompressed = ['    gzip_static on;', ...(brotli ? ['    brotli_static on;'] : [])].join('\n');
  const proxy = api
    ? `
  location /api/ {
    proxy_pass ${api.replace(/\/+$/, '')};
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
  }
`
    : '';
  return `# The site in ${folder}. Written by: npm run nginx
map_hash_bucket_size 256;
map_hash_max_size 16384;

# The generation that \`current\` names, and the policy of each of its documents.
map $realpath_root $site_generation {
  "~/pages/(?<generation>[0-9a-f]+)$" $generation;
}
map "$site_generation$uri" $site_policy {
  default "";
  include ${folder}/pages/*/policies.nginx;
}

server {
  listen ${listen};
  server_name ${serverName};
  server_tokens off;
  root ${folder}/current;
  charset utf-8;
  charset_types text/javascript application/javascript application/json text/plain text/xml application/xml;
  absolute_redirect off;
${types}

  location /assets/ {
    root ${folder};
${precompressed}
    gzip_vary on;
    add_header Cache-Control "${immutable}";
    add_header Access-Control-Allow-Origin "*";
    add_header X-Content-Type-Options "nosniff" always;
    try_files $uri =404;
  }
${proxy}
  # What compose wrote for hosts and commands, not for visitors.
  location ~ ^/(csp\\.json|versions\\.json|_headers|policies\\.nginx)$ {
    return 404;
  }

  location / {
    rewrite ^/(.+)/$ /$1 permanent;
${precompressed}
    gzip_vary on;
    add_header Cache-Control "${revalidate}" always;
    add_header Content-Security-Policy $site_policy always;
${headers(securityHeaders, '    ')}
    rewrite ^/$ /index.html break;
    try_files $uri $uri.html =404;
  }

  error_page 404 /404.html;
}
`;
}
