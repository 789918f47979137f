import { apps, federationManifest } from 'shared-content/federation';
import { getContentType } from '../http/getContentType';
import { assetHeaders, immutable, securityHeaders } from '../http/securityHeaders';

const block = (pattern: string, headers: Readonly<Record<string, string>>) =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * `_headers`, in the format of Netlify and Cloudflare Pages. Two rules, however many pages there are:
 * Cloudflare reads 100 rules of 2,000 characters a line, and a document's own policy is longer than that, so
 * each exported document carries its policy itself and only what a document cannot say stands here. Rules
 * that match one path are joined, so no header is named twice; documents keep the hosts' own Cache-Control
 * (`max-age=0, must-revalidate` on both).
 *
 * Cross-Origin-Resource-Policy is left out: such hosts cannot say it of documents alone, and share cards are for others.
 *
 * @param hsts value of Strict-Transport-Security, if the site sends it
 * @param nameless exported files without an ending that hold JSON: hosts tell a type by the ending
 */
export function headersFile(hsts?: string, nameless: readonly string[] = []): string {
  const { 'Cross-Origin-Resource-Policy': _documentsAlone, ...everywhere } = securityHeaders;
  const { 'X-Content-Type-Options': _everywhere, ...forAssets } = assetHeaders;
  return [
    block('/*', {
      ...everywhere,
      'Content-Security-Policy': "frame-ancestors 'none'",
      ...(hsts !== undefined && { 'Strict-Transport-Security': hsts }),
    }),
    ...apps.map(({ name }) =>
      block(`/${name}/${federationManifest}`, { 'Access-Control-Allow-Origin': '*' }),
    ),
    ...nameless.map((name) => block(`/${name}`, { 'Content-Type': getContentType(name) })),
    block('/assets/*', { 'Cache-Control': immutable, ...forAssets }),
    '',
  ].join('\n\n');
}
