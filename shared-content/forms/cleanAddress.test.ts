import { cleanAddress } from './cleanAddress';

it.each([
  '\u202aada@example.com',
  'ada\u200b@example.com',
  'ada\u00ad@example.com',
  'ada@example.com\u202c',
  'ada@example.com.',
  '\ufeff ada@\u2060example.com ',
  'ada@example\u200d.com\ufe0f',
])('removes invisible characters from %j', (address) => {
  expect(cleanAddress(address)).toBe('ada@example.com');
});

it('keeps visible characters', () => {
  for (const address of ["o'hara+tag@example.com", 'আদা@উদাহরণ.বাংলা', 'a b@c.d', ''])
    expect(cleanAddress(address)).toBe(address);
});
