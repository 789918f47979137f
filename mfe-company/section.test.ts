import { expectStatic } from 'shared-content/testing';
import section from './section';

// jsdom has no media queries. With reduced motion, nothing waits for a scroll to be revealed.
beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

it('/careers and /blog are static, and need no scripts', async () => {
  expect(await expectStatic(section.routes)).toEqual(['/careers', '/blog']);
});
