import fc from 'fast-check';
import { honeypotField } from 'shared-content/forms';
import { filledContact } from './filledContact';

/** Texts that are known to have broken forms. */
const infamous = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\r\nBcc: everyone@example.com',
  'x@example.com\r\nBcc: y@example.com',
  'x@example.com%0d%0aBcc:y@example.com',
  '\u2028\u2029\u0085\u000b\u000c',
  '\ud800',
  '\udc00\ud800',
  '\ufeff\ufffe\uffff',
  '\u202etxt.exe',
  'İstanbul ß ﬀ ŀ',
  '👩‍👩‍👧‍👧'.repeat(200),
  'e\u0301'.repeat(500),
  "'; drop table enquiries; --",
  '{{7*7}} ${7*7} <%= 7*7 %>',
  '<script>alert(1)</script>',
  '=HYPERLINK("http://evil.example")',
  '__proto__',
  'constructor',
  '../../../../etc/passwd',
  '%s%s%n',
  'a@'.repeat(3_000),
  'x'.repeat(5_000),
  'x'.repeat(20_000),
  '"><img src=x onerror=alert(1)>@example.com',
  'very."(),:;<>[]".unusual@example.com',
  'a@b',
  'a@[127.0.0.1]',
  `${'l'.repeat(64)}@${'d'.repeat(180)}.com`,
];

const hostileText = fc.oneof(
  fc.constantFrom(...infamous),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 100 }),
  fc.emailAddress(),
);

const hostileValue = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.jsonValue() },
  {
    weight: 1,
    arbitrary: fc.constantFrom(null, true, 0, -1, 1e308, [], {}, [[]], { toString: 1 }, { length: 1e9 }),
  },
);

const fieldNames = [...Object.keys(filledContact()), honeypotField];

/** A valid enquiry with some fields turned hostile, removed or added. */
export const hostileContact = fc
  .record({
    changed: fc.dictionary(fc.constantFrom(...fieldNames), hostileValue, { maxKeys: 4 }),
    missing: fc.subarray(fieldNames, { maxLength: 2 }),
    added: fc.option(
      fc.dictionary(fc.constantFrom('admin', '__proto__', 'constructor', 'id', 'held', ''), hostileValue, {
        maxKeys: 1,
      }),
      { freq: 8 },
    ),
  })
  .map(({ changed, missing, added }) => {
    const body: Record<string, unknown> = { ...filledContact({ turnstileToken: 'token' }), ...changed };
    for (const name of missing) delete body[name];
    // Written by hand, because an object literal would set the prototype instead of naming a field.
    const extra = Object.entries(added ?? {}).map(
      ([name, value]) => `,${JSON.stringify(name)}:${JSON.stringify(value)}`,
    );
    return `${JSON.stringify(body).slice(0, -1)}${extra.join('')}}`;
  });

/** Arbitrary content where JSON is expected. */
export const hostileRaw = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.json(),
  fc.tuple(hostileContact, fc.nat(2_000)).map(([text, at]) => text.slice(0, at)),
  fc.constantFrom(
    '{'.repeat(5_000),
    '['.repeat(5_000),
    '"'.repeat(99),
    '{"a":1,"a":2}',
    'NaN',
    '\ufeff{}',
    '{"__proto__":{"held":true}}',
  ),
  fc.constantFrom(`{"firstName":${'['.repeat(2_000)}${']'.repeat(2_000)}}`),
);

export const hostileHeaders = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-8',
      'application/json;charset=utf-16',
      'APPLICATION/JSON',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=',
      'application/json, text/plain',
      '',
      ';',
      'application/xml',
    ),
    'idempotency-key': fc.oneof(
      fc.uuid(),
      fc.string({ unit: 'grapheme-ascii', maxLength: 300 }),
      fc.constantFrom('', ' ', 'a b'),
    ),
    origin: fc.constantFrom(
      'null',
      '',
      'http://localhost:3000',
      'https://evil.example',
      'http://localhost:3000.evil.example',
    ),
    'x-forwarded-for': fc.constantFrom('1.2.3.4', '::1', ',,,', 'x'.repeat(500)),
    'accept-encoding': fc.constantFrom('gzip;q=99', '*'),
  },
  { requiredKeys: [] },
);
