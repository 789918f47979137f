import { smallestPrices, usualPrices } from 'shared-content/content';
import { smallestPrice } from './smallestPrice';
import { usualPrice } from './usualPrice';
import { readServices } from './testing/readServices';

const services = [...readServices()].map(
  ([slug, { page }]) => [slug, page().blocks.find((block) => block.kind === 'offers')?.items ?? []] as const,
);

describe('the prices of a service', () => {
  it('are those of its smallest and of its usual offer', () => {
    for (const [slug, offers] of services) {
      const prices = offers.flatMap(({ price }) => price ?? []);
      const smallest = smallestPrices[slug];
      expect([slug, ...prices.map((price) => price.replace(/(?<=^from .*) a month/, '')).sort()]).toEqual(
        smallest ? [slug, `from ${smallest}`, `usually ${usualPrices[slug]}`] : [slug],
      );
    }
  });

  it('exist for every service except the one that is paid by the month', () => {
    const unpriced = services.map(([slug]) => slug).filter((slug) => !(slug in smallestPrices));
    expect(unpriced).toEqual(['team-augmentation']);
  });

  it('are undefined while the owner names none', () => {
    expect(smallestPrice({ slug: 'fishing' }, 'a day')).toBeUndefined();
    expect(usualPrice({ slug: 'fishing' })).toBeUndefined();
  });
});
