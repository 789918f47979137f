import { smallestPrices } from 'shared-content/content';
import { smallestOffer } from './smallestOffer';
import { readServices } from './testing/readServices';

const priced = [...readServices()].filter(([slug]) => slug in smallestPrices);

describe('the smallest price of a service', () => {
  it('stands over its offers and names one of them', () => {
    for (const [slug, { page }] of priced) {
      const offers = page().blocks.find((block) => block.kind === 'offers');
      const named = offers?.items.find(({ title }) => offers.lead?.includes(title));
      expect(offers?.lead).toContain(smallestPrices[slug]);
      expect([slug, named?.title]).toEqual([slug, expect.any(String)]);
    }
  });

  it('is there for every service but the one that is paid by the month', () => {
    const unpriced = [...readServices().keys()].filter((slug) => !(slug in smallestPrices));
    expect(unpriced).toEqual(['team-augmentation']);
  });

  it('is no sentence while the owner names none', () => {
    expect(smallestOffer({ slug: 'fishing' }, 'A Day on the River')).toBe('');
  });
});
