const sibling = (name: string) => (name.startsWith('www.') ? name.slice(4) : `www.${name}`);

/**
 * Whether a Host header names this site otherwise than SITE_URL does: with or without www., or with the dot that ends a
 * full name. Its visitors belong under the one name; one that is quite another's may be a proxy's for this server, and
 * a redirect could go round in circles there.
 */
export function isOtherName(host: string | undefined, siteUrl: string): boolean {
  const own = new URL(siteUrl).hostname;
  const name = host?.toLowerCase().replace(/:\d+$/, '') ?? own;
  if (name === own || !own.includes('.') || /^[\d.]+$/.test(own)) return false;
  const plain = name.replace(/\.$/, '');
  return plain === own || plain === sibling(own);
}
