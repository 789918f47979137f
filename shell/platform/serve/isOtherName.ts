const sibling = (name: string) => (name.startsWith('www.') ? name.slice(4) : `www.${name}`);

/**
 * Whether a Host header is another form of SITE_URL's host: with or without www., or with the dot that ends a full
 * name. Its visitors are redirected to the one name. An unrelated name is not: it may be a proxy's name for this
 * server, and a redirect could loop there.
 */
export function isOtherName(host: string | undefined, siteUrl: string): boolean {
  const own = new URL(siteUrl).hostname;
  const name = host?.toLowerCase().replace(/:\d+$/, '') ?? own;
  if (name === own || !own.includes('.') || /^[\d.]+$/.test(own)) return false;
  const plain = name.replace(/\.$/, '');
  return plain === own || plain === sibling(own);
}
