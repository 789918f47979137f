/** Removes a port. Some proxies (Azure, IIS) add it, and it differs for each connection. */
export function withoutPort(ip: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(ip)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(ip)?.[1] ?? ip;
}
