import {
  clientWork,
  company,
  facts,
  mainNavigation,
  servicePath,
  smallestPrices,
} from 'shared-content/content';
import { expectContentShape } from 'shared-content/testing';
import { getHomeStructuredData } from '../document/structuredData';
import { approach } from './approach';
import { coreServices } from './coreServices';
import { featuredProjects } from './featuredProjects';
import { footer } from './footer';
import { hero } from './hero';
import { homeFaq } from './homeFaq';
import { homeHead } from './homeHead';
import { testimonials, testimonialsHeading } from './testimonials';

const unique = (values: readonly string[]) => new Set(values).size === values.length;

describe('Home’s content', () => {
  it('has valid head data', () => {
    expectContentShape([{ path: '/', ...homeHead }]);
  });

  it('shows six distinct services and three projects with their technologies', () => {
    expect(coreServices).toHaveLength(6);
    expect(unique(coreServices.map(({ service }) => servicePath(service)))).toBe(true);
    expect(featuredProjects).toHaveLength(3);
    for (const { tech } of featuredProjects) expect(tech.length).toBeGreaterThan(1);
  });

  it('has the contact page’s hours in its structured data', () => {
    expect(getHomeStructuredData('https://www.example.com')).toContainEqual(
      expect.objectContaining({ openingHours: 'Mo-Fr 08:00-17:00' }),
    );
  });

  it('has founders, size, market and prices in its structured data', () => {
    const [organization] = getHomeStructuredData('https://www.example.com') as unknown as [
      { founder: { name: string }[]; numberOfEmployees: { minValue: number }; priceRange: string },
    ];
    expect(organization.founder.map(({ name }) => name)).toEqual(company.founders);
    expect(`${organization.numberOfEmployees.minValue}+`).toBe(facts.people.staff);
    const [lowest, highest] = organization.priceRange.split('-');
    expect(Object.values(smallestPrices)).toContain(lowest);
    expect(company.prices.complexSystem.endsWith(`-${highest}`)).toBe(true);
    expect(organization).toMatchObject({ areaServed: 'Worldwide' });
  });

  it('has the four steps and the four questions', () => {
    expect(approach.steps.map(({ title }) => title)).toEqual([
      'Discovery & Planning',
      'Team Assembly',
      'Development & Testing',
      'Launch & Support',
    ]);
    expect(homeFaq.items).toHaveLength(4);
    expect(homeFaq.items.some(({ answer }) => answer.includes('2-4 months'))).toBe(true);
  });

  it('quotes six people with the specification’s ratings', () => {
    expect(testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5, 4, 5, 5]);
    expect(unique(testimonials.map(({ name }) => name))).toBe(true);
    expect(testimonialsHeading.starsFilled).toBe(4.7);
  });

  it('quotes the clients of all shown projects', () => {
    const quoted = testimonials.map((testimonial) => testimonial.company);
    expect(quoted).toEqual(expect.arrayContaining(Object.keys(clientWork)));
  });

  it('links to pages of the navigation', () => {
    const known: readonly string[] = mainNavigation.map(({ path }) => path);
    for (const { to } of [...hero.actions, ...approach.actions]) expect(known).toContain(to);
    expect(known).toContain(footer.services.links[0]?.path);
  });
});
