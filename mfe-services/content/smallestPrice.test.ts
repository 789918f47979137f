import { smallestPrices } from 'shared-content/content';
import { smallestPrice } from './smallestPrice';
import { readServices } from './testing/readServices';

const services = [...readServices()].map(
  ([slug, { page }]) => [slug, page().blocks.find((block) => block.kind === 'offers')?.items ?? []] as const,
);

describe('the smallest price of a service', () => {
  it('is the price of one of its offers', () => {
    const priced = services.flatMap(([slug, offers]) =>
      offers.flatMap(({ price }) => (price ? [[slug, price.replace(' a month', '')]] : [])),
    );
    expect(Object.fromEntries(priced)).toEqual(
      Object.fromEntries(Object.entries(smallestPrices).map(([slug, price]) => [slug, `from ${price}`])),
    );
    expect(priced).toHaveLength(Object.keys(smallestPrices).length);
  });

  it('exists for every service except the one that is paid by the month', () => {
    const unpriced = services.map(([slug]) => slug).filter((slug) => !(slug in smallestPrices));
    expect(unpriced).toEqual(['team-augmentation']);
  });

  it('is undefined while the owner names none', () => {
    expect(smallestPrice({ slug: 'fishing' }, 'a day')).toBeUndefined();
  });
});
