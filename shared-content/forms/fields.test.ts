import { cleanEmail, emailPattern, multiLinePattern, singleLinePattern } from './fields';

const email = new RegExp(emailPattern, 'u');

describe('field patterns', () => {
  it.each(['a@b.co', 'আদা@উদাহরণ.বাংলা', "o'hara+tag@example.com", ' padded@example.com '])(
    'accept %s as an address',
    (value) => {
      expect(email.test(value)).toBe(true);
    },
  );

  it.each(['ada', 'a@', '@b', 'a@b@c', 'a b@c.d', 'a@b.co\nBcc: x@y.z', 'Ada <a@b.co>', 'a@b.co,c@d.e'])(
    'refuse %j as an address',
    (value) => {
      expect(email.test(value)).toBe(false);
    },
  );

  it('check a long hostile address without backtracking', () => {
    const started = performance.now();
    email.test(`${'a@'.repeat(50_000)}${' '.repeat(50_000)}!`);
    expect(performance.now() - started).toBeLessThan(200);
  });

  it.each(['a\r\nb', 'a\u0000', 'a\u2028b', 'a\u0085'])(
    'refuse control characters such as those in %j in single lines',
    (value) => {
      expect(new RegExp(singleLinePattern, 'u').test(value)).toBe(false);
    },
  );

  it('accept line breaks and tabs in the description, but no NUL', () => {
    expect(new RegExp(multiLinePattern, 'u').test('a\r\n\tb')).toBe(true);
    expect(new RegExp(multiLinePattern, 'u').test('a\u0000b')).toBe(false);
  });
});

it.each([
  '\u202aada@example.com',
  'ada\u200b@example.com',
  'ada\u00ad@example.com',
  'ada@example.com\u202c',
  'ada@example.com.',
  '\ufeff ada@\u2060example.com ',
  'ada@example\u200d.com\ufe0f',
])('removes invisible characters from %j', (address) => {
  expect(cleanEmail(address)).toBe('ada@example.com');
});

it('keeps visible characters', () => {
  for (const address of ["o'hara+tag@example.com", 'আদা@উদাহরণ.বাংলা', 'a b@c.d', ''])
    expect(cleanEmail(address)).toBe(address);
});
