import { expectStatic } from 'shared-content/testing';
import { readServices } from '../content/testing/readServices';
import { industryAndProductRoutes, serviceRoutes } from './sectionRoutes';

// jsdom has no media queries. With reduced motion, nothing waits for a scroll to be revealed.
beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

it('service pages are static, and need no scripts', async () => {
  const services = readServices();
  const heads = new Map([...services].map(([slug, { head }]) => [slug, head]));
  const load = (slug: string) => {
    const service = services.get(slug);
    return service ? Promise.resolve(service) : Promise.reject(new Error(slug));
  };
  // Without /services, whose cards only webpack can gather: the browser gate of a release checks it.
  const routes = [...serviceRoutes(heads, load), ...industryAndProductRoutes];
  expect(await expectStatic(routes)).toEqual(routes.map(({ path }) => path));
});
