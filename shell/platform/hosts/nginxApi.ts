import { answers } from 'api/answers';
import { securityHeaders, strictPolicy } from '../http/securityHeaders';

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
    # A header of its own, though empty, keeps the documents' away: the API says all of its.
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
