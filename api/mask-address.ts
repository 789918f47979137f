import { isIPv4, isIPv6 } from 'node:net';

/** An IP address shortened to its network: tells attacks apart, not people. */
export function maskAddress(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(mapped)) return mapped.replace(/\.\d+$/, '.0');
  if (isIPv6(mapped)) return `${mapped.split(':').slice(0, 3).join(':')}::`;
  return 'unknown';
}
