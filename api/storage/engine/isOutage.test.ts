import { isOutage } from './outage';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

describe('isOutage', () => {
  it.each([
    ...['ECONNREFUSED', 'ENETUNREACH', 'CERT_HAS_EXPIRED', 'ERR_TLS_CERT_ALTNAME_INVALID', 'EPROTO'],
    ...[
      '08006',
      '25006',
      '28P01',
      '28000',
      '3D000',
      '40001',
      '40P01',
      '53100',
      '53300',
      '57014',
      '57P01',
      '58030',
    ],
  ])('is true for %s', (code) => expect(isOutage(withCode(code))).toBe(true));

  it.each(['22P02', '23505', '42P01', '25001', 'ERR_INVALID_URL', 'FST_ERR_VALIDATION'])(
    'is false for %s',
    (code) => expect(isOutage(withCode(code))).toBe(false),
  );

  it('examines errors of several addresses, and messages without a code', () => {
    expect(isOutage(new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]))).toBe(true);
    expect(isOutage(new Error('Query read timeout'))).toBe(true);
    expect(isOutage(new Error('undefined is not a function'))).toBe(false);
    expect(isOutage('ECONNREFUSED')).toBe(false);
  });
});
