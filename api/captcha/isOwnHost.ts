/**
 * Whether visitors of a host are ours: one that is named, its sibling with or without www., and the hosts of previews
 * below it.
 */
export function isOwnHost(host: string, own: readonly string[]): boolean {
  return own.some((name) => {
    const bare = name.replace(/^www\./, '');
    return host === name || host === bare || host === `www.${bare}` || host.endsWith(`.${name}`);
  });
}
