import { answers } from 'api/answers';
import { contentTypes, getContentType, jsonNames } from '../http/getContentType';
import { assetHeaders, immutable, securityHeaders, strictPolicy } from '../http/securityHeaders';
import { errorFile, internalFiles, notFoundFile } from '../store/generationFiles';

export const withoutCharset = (type: string) => type.replace(/;.*/, '');

/**
 * Lines of nginx that add headers to answers of every status (ngx_http_headers_module). A block that adds one header
 * must add all: nginx then inherits none from the block around it.
 *
 * @param all values by name, without double quotes
 * @param indent spaces before each line
 */
export const addHeaders = (all: Readonly<Record<string, string>>, indent: string) =>
  Object.entries(all)
    .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
    .join('\n');

/** Names that copyPublicFiles accepts: letters, digits, dots, dashes, underscores, with a known ending or none. */
const step = '[A-Za-z0-9_-][A-Za-z0-9._-]*';
const publicName = `(?:${step}/)*(?:[A-Za-z0-9_-]+|${step}\\.(?:${Object.keys(contentTypes).join('|')}))`;

const internalNames = [...internalFiles].map((name) => `${name.replaceAll('.', '\\.')}$`).join('|');

// Names of a route's path; excludes documents that answer failed requests.
const route = '(?!/(?:404|error|index)(?:$|[/.]))(?:/[a-z0-9-]+)+?';

/**
 * Writes nginx's blocks for everything that lies in the store: documents, assets, files of public/, and the probe.
 *
 * @param folder the release store
 * @param transport headers of every answer of the site
 * @returns `location` blocks of a `server`
 */
export const nginxLocations = (folder: string, transport: Readonly<Record<string, string>>) => `
  # For load balancers: 200 while documents are served. /api/readyz answers for enquiries.
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

  location = / {
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
    if ($site_moved) {
      return 301 $site_moved$is_args$args;
    }
    try_files $uri.html $uri =404;
  }
  location ~ ^(?<site_route>${route})(?:/|\\.html|/index\\.html)$ {
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
  # Files of public/, sitemap, robots.txt, share cards, drawings, deferred stylesheets. What compose wrote for hosts and commands is not for visitors.
  location ~ ^/(?!${internalNames})(?:\\.well-known/)?${publicName}$ {
    try_files $uri @other_generation;
  }
  # After a release: a document that was opened before asks for its drawings.
  location @other_generation {
    root "${folder}/previous";
    try_files $uri =404;
  }
  location / {
    return 404;
  }
`;

const json = (status: number) =>
  `'${JSON.stringify({ success: false, error: answers.byStatus[status] }).replaceAll("'", "\\'")}'`;

/**
 * Writes nginx's blocks for /api. They pass requests on, and answer in the API's format when a request is too long or
 * the API is away. Where browsers reach the API elsewhere, they answer 404 in that format.
 *
 * @param api the API's address, as `http://127.0.0.1:4000`; undefined when browsers reach it elsewhere
 * @param transport headers of every answer of the site
 * @returns `location` blocks of a `server` (ngx_http_proxy_module)
 */
export function nginxApi(api: string | undefined, transport: Readonly<Record<string, string>>): string {
  const apiHeaders = addHeaders(
    {
      ...securityHeaders,
      'Content-Security-Policy': strictPolicy,
      'Cache-Control': 'no-store',
      ...transport,
    },
    '    ',
  );
  const answer = (status: number) => `    types { }
    default_type application/json;
${apiHeaders}
    return ${status} ${json(status)};`;
  return api
    ? `
  # Start the API with TRUST_PROXY naming this machine (127.0.0.1), or all visitors share one limit.
  location ~ ^/api(?:/|$) {
    proxy_pass ${api.replace(/\/+$/, '')};
    proxy_http_version 1.1;
    proxy_cache off;
    proxy_intercept_errors off;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_hide_header Strict-Transport-Security;
    # An empty Allow header stops nginx from inheriting the documents' headers; the API sends its own.
    add_header Allow "";
${addHeaders(transport, '    ')}
    error_page 413 @api_too_long;
    error_page 500 502 504 =503 @api_away;
  }
  location @api_too_long {
${answer(413)}
  }
  location @api_away {
${answer(503)}
  }
`
    : `
  location ~ ^/api(?:/|$) {
${answer(404)}
  }
`;
}
