import { errorPolicy } from '../http/errorDocument';
import { nginxPoliciesFile, nginxRedirectsFile } from '../store/generationFiles';
import {
  fileHeaders,
  moved,
  readableElsewhere,
  revalidate,
  securityHeaders,
  strictPolicy,
} from '../http/securityHeaders';

export const sharing = 'Cross-Origin-Resource-Policy';

/**
 * Writes the maps that nginx evaluates for a request before it looks for a file. They give generation, policy,
 * caching, and whether to answer at all. Their input is files of the store, read at a start or reload.
 *
 * @param folder the release store
 */
export function nginxMaps(folder: string): string {
  return `# The generation that is shown, and the policy of each of its documents. Where a reload was
# forgotten the policy is not known: then nothing runs, rather than everything.
map $realpath_root $site_generation {
  "~/pages/(?<site_found_generation>[0-9a-f]+)$" $site_found_generation;
}
map "$site_generation$uri" $site_policy {
  default "${strictPolicy}";
  "~/error\\.html$" "${errorPolicy}";
  "~\\.(?!html$)[a-z0-9]+$" "";
  include "${folder}/pages/*/${nginxPoliciesFile}";
}
# The same for an address that is spelled otherwise: of a document it is known, of an HTML file of public/ it is not.
map "$site_generation$site_route.html" $site_route_policy {
  default "";
  include "${folder}/pages/*/${nginxPoliciesFile}";
}
# Share cards and icons may be shown by other origins, documents may not.
map $uri $site_sharing {
  default "${securityHeaders[sharing]}";
  "~\\.(?!html$)[a-z0-9]+$" "${fileHeaders[sharing]}";
}
# Addresses that pages had, each with the page that took its place.
map "$site_generation$uri" $site_moved {
  default "";
  include "${folder}/pages/*/${nginxRedirectsFile}";
}
map "$site_generation$site_route" $site_route_moved {
  default "";
  include "${folder}/pages/*/${nginxRedirectsFile}";
}
map $status $site_caching {
  default "${revalidate}";
  301 "${moved}";
  "~^(?:4(?!04)|5)" "no-store";
}
# Hosts of other origins read the live manifests.
map $uri $site_readers {
  default "";
  "~${readableElsewhere.source.replaceAll('\\/', '/')}" "*";
}
map $status $site_allow {
  405 "GET, HEAD";
}
map $status $site_retry {
  503 "10";
}
# Documents are asked for by their plain names: no encoded letters, no empty or dotted steps. Volatile: a page that answers
# a fault has a plain name, whatever was asked for.
map "$uri $request_uri" $site_unplain {
  volatile;
  default 1;
  "~^/(?:assets/|api(?:/| )|(?:404|error)\\.html )" 0;
  "~^\\S* /(?:\\.well-known/)?(?:[A-Za-z0-9_-][A-Za-z0-9._-]*(?:/[A-Za-z0-9_-][A-Za-z0-9._-]*)*/?)?(?:\\?|$)" 0;
}
# Pages and assets are read, the API decides for itself. Volatile: an error page is asked for by GET.
map "$request_method $uri" $site_refused {
  volatile;
  default 1;
  "~^(?:GET|HEAD) " 0;
  "~^[A-Z]+ /api(?:/|$)" 0;
}
`;
}

/**
 * An access log of nginx without private data. It keeps only the network of an address, no query, and no token from a
 * newsletter's link, which opens somebody's subscription.
 *
 * @param file of the log; `off` for none
 * @returns lines for `http`, and the one for each `server`
 */
export function nginxLog(file: string): { readonly maps: string; readonly directive: string } {
  if (file === 'off') return { maps: '', directive: '  access_log off;' };
  const withoutQuery = (source: string, name: string) => `map ${source} ${name} {
  default "-";
  "~^(?<site_subscription>[^?]*/api/newsletter/(?:confirm|unsubscribe)/)" "\${site_subscription}...";
  "~^(?<site_path>[^?]+)" $site_path;
}`;
  return {
    maps: `# What the access log holds: networks, no people; paths, no queries, no tokens of newsletters.
map $remote_addr $site_network {
  default "unknown";
  "~^(?<site_ipv4>[0-9]+\\.[0-9]+\\.[0-9]+)\\." "$site_ipv4.0";
  "~^(?<site_ipv6>[0-9a-f]+:[0-9a-f]+):" "$site_ipv6::";
}
${withoutQuery('$request_uri', '$site_asked')}
${withoutQuery('$http_referer', '$site_referrer')}
log_format site_masked '$site_network - - [$time_local] "$request_method $site_asked $server_protocol" '
  '$status $body_bytes_sent "$site_referrer" "$http_user_agent"';
`,
    directive: `  access_log "${file}" site_masked;`,
  };
}
