import { federationManifest, sections } from 'shared-content/federation';
import { getContentType } from '../http/getContentType';
import { assetHeaders, immutable, securityHeaders } from '../http/securityHeaders';

const block = (pattern: string, headers: Readonly<Record<string, string>>) =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * Writes `_headers`, in the format of Netlify and Cloudflare Pages, with two rules for any number of pages.
 * Cloudflare reads 100 rules of 2,000 characters a line, and a document's policy is longer. So each exported document
 * contains its policy, and this file has only what a document cannot say. Hosts join rules that match one path, so no
 * header is in both. Documents keep the hosts' own Cache-Control (`max-age=0, must-revalidate` on both).
 *
 * Cross-Origin-Resource-Policy is left out: such hosts cannot limit it to documents, and other sites may show share
 * cards.
 *
 * @param hsts value of Strict-Transport-Security, if the site sends it
 * @param nameless exported files without an ending that hold JSON: hosts derive a type from the ending
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
    ...sections.map(({ name }) =>
      block(`/${name}/${federationManifest}`, { 'Access-Control-Allow-Origin': '*' }),
    ),
    ...nameless.map((name) => block(`/${name}`, { 'Content-Type': getContentType(name) })),
    block('/assets/*', { 'Cache-Control': immutable, ...forAssets }),
    '',
  ].join('\n\n');
}
