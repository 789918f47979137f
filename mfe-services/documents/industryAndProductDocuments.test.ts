import { company } from 'shared-content/content';
import { industryAndProductRoutes } from '../routes/sectionRoutes';
import { industryAndProductDocuments as documents } from './industryAndProductDocuments';

const paths = industryAndProductRoutes.map(({ path }) => path);

/** Every value of a key, at any depth. */
function valuesFor(key: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name === key ? [inner] : []),
    ...valuesFor(key, inner),
  ]);
}

describe('documents of industries and products', () => {
  it('exist for each route and for no other path', () => {
    expect(Object.keys(documents).sort()).toEqual([...paths].sort());
  });

  it('have breadcrumbs of existing pages that end at the page', () => {
    for (const [path, { breadcrumbs = [] }] of Object.entries(documents)) {
      expect(breadcrumbs.at(-1)?.path).toBe(path);
      for (const crumb of breadcrumbs) expect(paths).toContain(crumb.path);
    }
  });

  it('describe four offers, six industries and eight products', () => {
    const count = (path: string) =>
      valuesFor('itemListElement', documents[path]?.structuredData).map((list) => (list as unknown[]).length);
    for (const path of paths.filter((each) => each.startsWith('/industries/')))
      expect(count(path)).toEqual([4]);
    expect(count('/industries')).toEqual([6]);
    expect(count('/products')).toEqual([8]);
  });

  it('have the price of the page for each product', () => {
    const offers = valuesFor('offers', documents['/products']?.structuredData) as Record<string, unknown>[];
    expect(offers).toHaveLength(8);
    for (const { lowPrice, highPrice, priceCurrency } of offers)
      expect([`$${String(lowPrice)}-$${String(highPrice)}`, priceCurrency]).toEqual([
        company.prices.productUser,
        'USD',
      ]);
  });

  it('have relative addresses, which the composer makes absolute', () => {
    for (const { structuredData } of Object.values(documents))
      for (const url of [...valuesFor('url', structuredData), ...valuesFor('@id', structuredData)])
        expect(url).toMatch(/^\/([a-z#/-]*)$/);
  });
});
