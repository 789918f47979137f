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
