/** Whether a host serves our visitors: a named host, the same name with or without www., or a preview host below it. */
export function isOwnHost(host: string, own: readonly string[]): boolean {
  return own.some((name) => {
    const bare = name.replace(/^www\./, '');
    return host === name || host === bare || host === `www.${bare}` || host.endsWith(`.${name}`);
  });
}
