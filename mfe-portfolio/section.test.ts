import { expectStatic } from 'shared-content/testing';
import { caseStudies } from './content/caseStudies';
import { documents } from './documents';
import section from './section';

// jsdom has no media queries. With reduced motion, nothing waits for a scroll to be revealed.
beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

it('/case-studies is static, and needs no scripts', async () => {
  expect(await expectStatic(section.routes)).toContain('/case-studies');
});

describe('documents of the portfolio section', () => {
  it('include one for each route, with breadcrumbs that end at the page', () => {
    expect(Object.keys(documents)).toEqual(section.routes.map(({ path }) => path));
    for (const [path, { breadcrumbs }] of Object.entries(documents))
      expect(breadcrumbs?.at(-1)?.path).toBe(path);
  });

  it('describe each case study with date, author and picture', () => {
    const [page] = JSON.parse(JSON.stringify(documents['/case-studies']?.structuredData)) as [
      { hasPart: Record<string, unknown>[] },
    ];
    expect(page.hasPart).toHaveLength(caseStudies.length);
    for (const [index, part] of page.hasPart.entries()) {
      const { image, launched } = caseStudies[index]!;
      expect(part).toMatchObject({ author: { '@id': '/#organization' }, image: image.large });
      const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
      expect(new Date(`${String(part.datePublished)}-01`).toLocaleDateString('en-US', options)).toBe(
        launched,
      );
    }
  });
});
