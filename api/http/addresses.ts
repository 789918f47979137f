import ipaddr from 'ipaddr.js';

/** Shortens an IP address to its network (IPv4: /24, IPv6: /48), which tells attacks apart but not people. */
export function maskAddress(given: string): string {
  const ip = parseAddress(given);
  if (ip === undefined) return 'unknown';
  return ip instanceof ipaddr.IPv4
    ? ipaddr.IPv4.networkAddressFromCIDR(`${ip.toString()}/24`).toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${ip.toString()}/48`).toString();
}

/** The key of one visitor: an IPv4 address, or an IPv6 /64, because each client has 2^64 addresses in it. */
export const visitorKey = (ip: string): string => networkKey(ip, 64);

/** The key of one customer: an IPv4 address, or an IPv6 /48, the most that a provider gives to one customer. */
export const customerKey = (ip: string): string => networkKey(ip, 48);

function networkKey(given: string, bits: number): string {
  const ip = parseAddress(given);
  if (ip === undefined) return cleanIp(given);
  if (ip instanceof ipaddr.IPv4) return ip.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${ip.toString()}/${bits}`).toString()}/${bits}`;
}

/** Removes port, brackets and zone. Some proxies (Azure, IIS) add a port, and it differs for each connection. */
export function cleanIp(ip: string): string {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(ip)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(ip)?.[1] ?? ip;
  // fe80::1%eth0 also names an interface of this machine.
  return bare.replace(/%.*$/, '');
}

/** An IPv4-mapped IPv6 address is IPv4. Undefined for what is no address. */
function parseAddress(given: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const address = cleanIp(given);
  return ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
}

/**
 * Fastify's `trustProxy` for addresses and networks (TRUST_PROXY). Not the list itself: Fastify would not recognize a
 * proxy that another one has written with its port, and all visitors behind it would count as one.
 */
export function trustProxies(networks: readonly string[]): false | ((address: string) => boolean) {
  if (networks.length === 0) return false;
  const ranges = networks.map((network) => {
    const [address = '', bits] = network.split('/');
    const range = ipaddr.process(address);
    const most = 8 * range.toByteArray().length;
    // A range of IPv4-mapped IPv6 addresses counts 96 bits more.
    const mapped = most === 32 && address.includes(':') ? 96 : 0;
    return [range, bits === undefined ? most : Number(bits) - mapped] as const;
  });
  return (given) => {
    const ip = parseAddress(given);
    return ranges.some(([range, bits]) => ip?.kind() === range.kind() && ip.match([range, bits] as never));
  };
}
