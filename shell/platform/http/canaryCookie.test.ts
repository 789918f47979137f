import { cookieAttributes, drawSlot, getCookie, getSlot, isIn } from './canaryCookie';

const id = '0123456789ab';
const numbers = Array.from({ length: 100 }, (_, number) => number);
const shares = numbers.slice(1);

it('each percentage includes that many slots, and a larger one keeps all earlier slots', () => {
  for (const share of shares) {
    expect(numbers.filter((number) => isIn(number, share))).toHaveLength(share);
    for (const number of numbers) if (isIn(number, share)) expect(isIn(number, share + 1)).toBe(true);
  }
  expect([isIn('in', 0), isIn('out', 99)]).toEqual([true, false]);
});

it('slots are drawn over the whole range', () => {
  const drawn = new Set(Array.from({ length: 5_000 }, drawSlot));
  // The chance that one of a hundred is missing among five thousand is less than 1 in 10^19.
  expect([...drawn].toSorted((a, b) => a - b)).toEqual(numbers);
});

it.each([
  [getCookie(id, 7), 7],
  [getCookie(id, 99), 99],
  [getCookie(id, 'in'), 'in'],
  [`a=b; ${getCookie(id, 42)}; c=d`, 42],
  [`site_canary_too=${id}.11; ${getCookie(id, 12)}`, 12],
  [getCookie('ffffffffffff', 7), undefined],
  [`site_canary=${id}.7`, undefined],
  [`site_canary=${id}.100`, undefined],
  [`site_canary=${id}.07x`, undefined],
  [`site_canary=${id}`, undefined],
  ['a=b', undefined],
  [undefined, undefined],
])('the cookie %s holds slot %s', (cookies, slot) => {
  expect(getSlot(cookies, id)).toBe(slot);
});

it('the cookie is HttpOnly and SameSite=Lax, and Secure on an https site', () => {
  expect(cookieAttributes(true)).toBe('Max-Age=604800; Path=/; HttpOnly; SameSite=Lax; Secure');
  expect(cookieAttributes(false)).not.toContain('Secure');
});
