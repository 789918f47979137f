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

/** Removes a zone: fe80::1%eth0 also names an interface of this machine. */
function withoutZone(address: string): string {
  return address.replace(/%.*$/, '');
}

/** Removes a port. Some proxies (Azure, IIS) add it, and it differs for each connection. */
export function withoutPort(ip: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(ip)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(ip)?.[1] ?? ip;
}
