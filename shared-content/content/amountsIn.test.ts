import { amountsIn } from './amountsIn';

describe('amountsIn', () => {
  it.each([
    ['$8-$25', [8, 25]],
    ['$90,000-$200,000', [90_000, 200_000]],
    ['$4,000', [4_000]],
    ['', []],
  ])('reads %j', (price, amounts) => {
    expect(amountsIn(price)).toEqual(amounts);
  });
});
