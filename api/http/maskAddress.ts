import ipaddr from 'ipaddr.js';
import { withoutPort } from './withoutPort';

/** An IP address shortened to its network (IPv4: /24, IPv6: /48): tells attacks apart, not people. */
export function maskAddress(given: string): string {
  const address = withoutPort(given);
  if (!ipaddr.isValid(address)) return 'unknown';
  // An IPv4 address that is written as an IPv6 one is an IPv4 address.
  const ip = ipaddr.process(address);
  const bits = ip.kind() === 'ipv4' ? 24 : 48;
  return ip.kind() === 'ipv4'
    ? ipaddr.IPv4.networkAddressFromCIDR(`${ip.toString()}/${bits}`).toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(ip.toString())}/${bits}`).toString();
}

/** fe80::1%eth0 names an interface of this machine, too. */
function withoutZone(address: string): string {
  return address.replace(/%.*$/, '');
}
