import { industries, services } from 'shared-content/content';
import { expectContentShape } from 'shared-content/testing';
import { industryAndProductRoutes } from '../../routes/sectionRoutes';
import { industryNamed } from './industryNamed';
import { industryPages } from './industryPages';
import { overview } from './overview';

const units: Readonly<Record<string, number>> = { min: 1, h: 60, day: 1440, days: 1440 };

/** "4 h 10 min" → 250, "8.4%" → 8.4, "1,150" → 1150, "0 or 1" → 0.5. */
function getAmount(figure: string): number {
  const parts = [...figure.replaceAll(',', '').matchAll(/([\d.]+)\s*(min|h|days?)?/g)];
  const amounts = parts.map(([, number, unit]) => Number(number) * (units[unit ?? ''] ?? 1));
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return figure.includes(' or ') ? sum / amounts.length : sum;
}

describe('industry pages', () => {
  it('have valid and unique head data, together with /products', () => {
    expectContentShape(industryAndProductRoutes);
    expect(industryAndProductRoutes.map(({ path }) => path)).toEqual([
      '/industries',
      ...industries.map(({ slug }) => `/industries/${slug}`),
      '/products',
    ]);
  });

  it('follow the catalogue’s order, one for each entry', () => {
    expect(industryPages.map(({ industry }) => industry)).toEqual(industries);
    expect(() => industryNamed('fishing')).toThrow('no industry "fishing"');
  });

  it.each(industryPages.map((content) => [content.industry.name, content] as const))(
    '%s has four unique solutions, challenges and benefits, and links to existing services',
    (_, { solutions, challenges, benefits, services: linked }) => {
      for (const { items } of [solutions, challenges, benefits]) {
        expect(items).toHaveLength(4);
        expect(new Set(items.map(({ title }) => title)).size).toBe(4);
      }
      for (const { deliverables } of solutions.items) expect(deliverables.length).toBeGreaterThanOrEqual(2);
      const slugs = Object.values(services).map(({ slug }) => slug as string);
      expect(linked.length).toBeGreaterThanOrEqual(3);
      for (const { slug } of linked) expect(slugs).toContain(slug);
    },
  );

  it.each(industryPages.map((content) => [content.industry.name, content.success.measures] as const))(
    '%s draws its success in proportion to its figures',
    (_, measures) => {
      expect(measures).toHaveLength(3);
      for (const { before, after, share } of measures)
        expect(share).toBeCloseTo(getAmount(after) / getAmount(before), 1.7);
    },
  );
});

describe('the overview of industries', () => {
  const { items } = overview.cards;

  it('lists the catalogue’s six with four solutions each and their colors', () => {
    expect(items.map(({ title }) => title)).toEqual(industries.map(({ name }) => name));
    expect(items.map(({ color }) => color)).toEqual(industries.map(({ accent }) => accent));
    for (const { solutions } of items) expect(solutions).toHaveLength(4);
  });

  it('links the first four, but not Logistics and Government', () => {
    expect(items.map(({ to }) => to)).toEqual([
      '/industries/healthcare',
      '/industries/education',
      '/industries/e-commerce',
      '/industries/finance',
      undefined,
      undefined,
    ]);
  });
});
