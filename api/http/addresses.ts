import ipaddr from 'ipaddr.js';

/** Shortens an IP address to its network (IPv4: /24, IPv6: /48), which tells attacks apart but not people. */
export function maskAddress(given: string): string {
  const address = withoutPort(given);
  if (!ipaddr.isValid(address)) return 'unknown';
  // Treats an IPv4-mapped IPv6 address as IPv4.
  const ip = ipaddr.process(address);
  const bits = ip.kind() === 'ipv4' ? 24 : 48;
  return ip.kind() === 'ipv4'
    ? ipaddr.IPv4.networkAddressFromCIDR(`${ip.toString()}/${bits}`).toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(ip.toString())}/${bits}`).toString();
}

/** The key of one visitor: an IPv4 address, or an IPv6 /64, because each client has 2^64 addresses in it. */
export const visitorKey = (ip: string): string => networkKeys(ip)[0]!;

/**
 * The networks of a visitor, smallest first. In IPv6 a household has a /56; a small provider's customer or a rented
 * server has a /48.
 */
export function networkKeys(ip: string): string[] {
  const plain = withoutPort(ip);
  if (!ipaddr.isValid(plain)) return [plain];
  const address = ipaddr.process(plain);
  if (!(address instanceof ipaddr.IPv6)) return [address.toString()];
  const bare = withoutZone(address.toString());
  return [64, 56, 48].map(
    (bits) => `${ipaddr.IPv6.networkAddressFromCIDR(`${bare}/${bits}`).toString()}/${bits}`,
  );
}

/** Removes a zone: fe80::1%eth0 also names an interface of this machine. */
function withoutZone(address: string): string {
  return address.replace(/%.*$/, '');
}

/** Removes a port. Some proxies (Azure, IIS) add it, and it differs for each connection. */
export function withoutPort(ip: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(ip)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(ip)?.[1] ?? ip;
}
