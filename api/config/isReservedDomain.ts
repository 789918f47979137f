/** Names that nobody can own, so that no mail to them arrives: RFC 2606, 6761, 6762, 7686, 8375 and ICANN's `internal`. */
const reserved =
  /(^|\.)(example\.(com|net|org)|example|test|invalid|localhost|local|internal|onion|home\.arpa)$/i;

export function isReservedDomain(domain: string): boolean {
  return reserved.test(domain.replace(/\.$/, ''));
}
