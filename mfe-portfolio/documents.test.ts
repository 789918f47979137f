import { documents } from './documents';
import section from './section';

describe('documents of the portfolio section', () => {
  it('has one for each route, with a trail that ends at the page', () => {
    expect(Object.keys(documents)).toEqual(section.routes.map(({ path }) => path));
    for (const [path, { breadcrumbs }] of Object.entries(documents))
      expect(breadcrumbs?.at(-1)?.path).toBe(path);
  });
});
