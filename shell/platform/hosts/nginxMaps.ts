import { canaryCookie } from '../http/canaryCookie';
import { errorPolicy } from '../http/errorDocument';
import { nginxPoliciesFile, nginxRedirectsFile } from '../store/generationFiles';
import {
  fileHeaders,
  moved,
  ofOneVisitorAlone,
  readableElsewhere,
  revalidate,
  securityHeaders,
  strictPolicy,
} from '../http/securityHeaders';

export const sharing = 'Cross-Origin-Resource-Policy';

/**
 * Writes the maps that nginx evaluates for a request before it looks for a file. They give generation, policy,
 * caching, cookie, and whether to answer at all. Their input is files of the store, read at a start or reload.
 *
 * @param folder the release store
 */
export function nginxMaps(folder: string): string {
  // nginx accepts that a pattern matches no file: most of the time no canary runs.
  const canary = `${folder}/[c]anary.nginx`;
  return `# Which generation a visitor gets. A canary comes by canary.nginx of the store: a number of two digits is drawn once and
# stays in a cookie, and those below the share are in. The first two digits that follow each other in 128 random bits
# are as random as any; split_clients would draw anew when the share grows.
map $request_id $site_drawn {
  default 99;
  "~(?<site_two_digits>[0-9][0-9])" $site_two_digits;
}
map "place $cookie_${canaryCookie}" $site_kept {
  default "";
  include "${canary}";
}
map $site_kept $site_place {
  default $site_kept;
  "" $site_drawn;
}
map "shows $site_place" $site_shown {
  default "current";
  include "${canary}";
}
map "hides $site_place" $site_not_shown {
  default "current";
  include "${canary}";
}
map "sets $status:$site_kept:$site_drawn:$uri" $site_cookie {
  default "";
  include "${canary}";
}
map "runs" $site_canary {
  default "";
  include "${canary}";
}
# Without a canary, what was live before: documents of it are still open, and ask for their drawings and late sheets.
map $site_canary $site_other {
  default "previous";
  "on" $site_not_shown;
}
map "$site_canary$status" $site_vary {
  default "";
  "~^on(?:200|30[14]|404)$" "Cookie";
}
# The generation that is shown, and the policy of each of its documents. Where a reload was
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
map "$site_canary$status" $site_caching {
  default "${revalidate}";
  301 "${moved}";
  "~^(?:on)?(?:4(?!04)|5)" "no-store";
  "~^on" "${ofOneVisitorAlone}";
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
