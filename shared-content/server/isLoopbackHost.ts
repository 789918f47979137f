import { BlockList, isIP } from 'node:net';

/** Addresses from which a proxy on this machine connects. Only these two of 127.0.0.0/8 have no other use. */
export const loopbackProxies = ['127.0.0.1', '::1'] as const;

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether a host name or address (IPv6 with or without brackets) can only mean this machine. */
export function isLoopbackHost(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  const version = isIP(name);
  if (version === 0) return name === 'localhost' || name.endsWith('.localhost');
  return loopback.check(name, version === 4 ? 'ipv4' : 'ipv6');
}

/** Whether a URL leads to this machine only. */
export const isLoopbackUrl = (url: string): boolean => isLoopbackHost(new URL(url).hostname);
