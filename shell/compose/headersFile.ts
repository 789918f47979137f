import { immutable, revalidate, securityHeaders } from './securityHeaders';

const routeOf = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`);

const block = (pattern: string, headers: Readonly<Record<string, string>>) =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * `_headers`, in the format that static hosts read (Netlify, Cloudflare Pages): caching, security headers
 * and each document's own policy.
 */
export function headersFile(policies: Readonly<Record<string, string>>): string {
  return [
    block('/assets/*', {
      'Cache-Control': immutable,
      'X-Content-Type-Options': 'nosniff',
      'Access-Control-Allow-Origin': '*',
    }),
    ...Object.entries(policies).map(([file, policy]) =>
      block(routeOf(file), {
        'Cache-Control': revalidate,
        ...securityHeaders,
        'Content-Security-Policy': policy,
      }),
    ),
    '',
  ].join('\n\n');
}
