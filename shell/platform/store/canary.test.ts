import { getCookie, drawPlace, isIn, getPlace } from '../http/canaryCookie';
import { nginxCanary } from './canary';

const id = '0123456789ab';
const canary = {
  id,
  generation: 'abcdef012345',
  to: {},
  at: '2026-01-01T00:00:00.000Z',
};
const numbers = Array.from({ length: 100 }, (_, number) => number);
const shares = numbers.slice(1);

it('a number that is in stays in when the share grows, and each share lets in so many of a hundred', () => {
  for (const share of shares) {
    expect(numbers.filter((number) => isIn(number, share))).toHaveLength(share);
    for (const number of numbers) if (isIn(number, share)) expect(isIn(number, share + 1)).toBe(true);
  }
  expect([isIn('in', 0), isIn('out', 99)]).toEqual([true, false]);
});

it('numbers are drawn over the whole range', () => {
  const drawn = new Set(Array.from({ length: 5_000 }, drawPlace));
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
])('the cookie %s says %s', (cookies, place) => {
  expect(getPlace(cookies, id)).toBe(place);
});

it("nginx's patterns let the same numbers in, whatever the share", () => {
  for (const share of [0, ...shares]) {
    const lines = nginxCanary({ ...canary, share }, true);
    const pattern = (word: string) =>
      new RegExp(new RegExp(`^"~(\\^${word} .*?)" "pages`, 'm').exec(lines)?.[1] ?? '');
    for (const place of [...numbers, 'in', 'out'] as const) {
      const two =
        getCookie(id, place).slice(-2) === 'in'
          ? 'in'
          : place === 'out'
            ? 'out'
            : getCookie(id, place).slice(-2);
      expect([share, place, pattern('shows').test(`shows ${two}`)]).toEqual([
        share,
        place,
        isIn(place, share),
      ]);
      expect([share, place, pattern('hides').test(`hides ${two}`)]).toEqual([
        share,
        place,
        !isIn(place, share),
      ]);
    }
  }
});

it('the cookie is kept from scripts and other sites, and travels by https alone where the site does', () => {
  expect(nginxCanary({ ...canary, share: 10 }, true)).toContain(
    `"site_canary=${id}.$site_new_place; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax; Secure"`,
  );
  expect(nginxCanary({ ...canary, share: 10 }, false)).not.toContain('Secure');
});
