import { expectStatic } from 'shared-content/testing';
import { documents } from './documents';
import section from './section';

// jsdom has no media queries. With reduced motion, nothing waits for a scroll to be revealed.
beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

it('pages that say so are static, /careers and /blog among them', async () => {
  expect(await expectStatic(section.routes)).toEqual(expect.arrayContaining(['/careers', '/blog']));
});

describe('documents of the company section', () => {
  it('include one for each route, with breadcrumbs that end at the page', () => {
    expect(Object.keys(documents)).toEqual(section.routes.map(({ path }) => path));
    for (const [path, { breadcrumbs }] of Object.entries(documents))
      expect(breadcrumbs?.at(-1)?.path).toBe(path);
  });

  it('have structured data, without JobPosting on a list of jobs', () => {
    for (const { structuredData } of Object.values(documents)) expect(structuredData).toHaveLength(1);
    expect(JSON.stringify(documents)).not.toContain('JobPosting');
  });
});

describe('routes of the company section', () => {
  it.each(section.routes.map(({ path, load }) => ({ path, load })))(
    'load a page for $path',
    async ({ load }) => {
      expect(await load()).toBeInstanceOf(Function);
    },
  );
});
