/**
 * Accept-Encoding → the answer's coding, and nginx's if it differs. It looks for names with a q above 0, does not weigh
 * them, and knows no `*` (RFC 9110, 12.5.3).
 */
export const expectedCodings: readonly (readonly [string, string | null, (string | null)?])[] = [
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=0.5', 'gzip'],
  ['br;q=0', null],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', null],
  ['gzip;q=0', null],
  ['not-br', null],
  ['identity', null],
  ['identity;q=0', null],
  ['*;q=0', null],
  ['deflate', null],
  ['*', 'br', null],
  ['br;q=0, *', 'gzip', null],
  ['gzip;q=0.5, identity', null, 'gzip'],
  ['gzip;q=1, br;q=0.5', 'gzip', 'br'],
];
